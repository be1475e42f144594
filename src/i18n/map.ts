import type { PathProblem } from '../engine/landing/path';
import type { Words } from './language';

/** What is wrong with cells, paths and maps. */
export type MapProblemCode = PathProblem['code'] | 'cell-off-map';

export const MAP_PROBLEM_WORDS: Words<MapProblemCode> = {
  en: {
    'cell-unreadable':
      '"{text}" is not a cell of the map; accepted is one or two letters and a number up to 999, for example B7',
    'cell-off-map': 'cell {text} is off the map; accepted are A1 to {last}',
    'path-empty': 'the path has no cells; accepted are neighbouring cells, for example A1 B2 C2',
    'path-step': '{from} and {to} are not neighbours; every step of a path leads to a neighbouring cell',
    'path-standing': '{cell} stands there twice in a row; every step of a path leads to a neighbouring cell',
  },
  ru: {
    'cell-unreadable': '«{text}» — не клетка карты; нужны одна-две латинские буквы и число до 999, например B7',
    'cell-off-map': 'клетки {text} на карте нет; допустимы от A1 до {last}',
    'path-empty': 'в пути нет клеток; нужны соседние клетки, например A1 B2 C2',
    'path-step': '{from} и {to} — не соседние клетки; каждый шаг пути ведёт в соседнюю',
    'path-standing': 'клетка {cell} названа дважды подряд; каждый шаг пути ведёт в соседнюю',
  },
  es: {
    'cell-unreadable':
      '"{text}" no es una casilla del mapa; se admiten una o dos letras y un número hasta 999, por ejemplo B7',
    'cell-off-map': 'la casilla {text} no está en el mapa; se admiten de A1 a {last}',
    'path-empty': 'el camino no tiene casillas; se admiten casillas contiguas, por ejemplo A1 B2 C2',
    'path-step': '{from} y {to} no son contiguas; cada paso del camino lleva a una casilla contigua',
    'path-standing': 'la casilla {cell} está dos veces seguidas; cada paso del camino lleva a una casilla contigua',
  },
};

/** What `LINE_OF_FIRE` says where nothing is in the way (contract for `en`). */
export const LINE_OF_FIRE_WORDS: Words<'clear'> = {
  en: { clear: 'clear' },
  ru: { clear: 'свободно' },
  es: { clear: 'libre' },
};
