import type { MAP_TABLE_PROBLEMS } from '../workbook/mapProblems';
import type { Words } from './language';

/** What is wrong with the tables of the map. */
export const MAP_TABLE_WORDS: Words<(typeof MAP_TABLE_PROBLEMS)[number]> = {
  en: {
    'cells-missing': 'the map lacks {count} {count|cell|cells}: {cells}; every cell of the map needs a row',
    'terrain-unknown': 'what nobody has explored has its real terrain here, and “no” in the column Open',
    'building-id-of-squad': 'the id “{value}” belongs to a squad; a building needs one of its own',
    'unknown-attack-target':
      '“{value}” is no squad, building or cell that could be attacked; accepted are a cell such as B7, or {accepted}',
    'no-map': 'the campaign has no map yet; the table of cells must say what lies in each',
  },
  ru: {
    'cells-missing':
      'на карте не хватает {count} {count|клетки|клеток|клеток}: {cells}; у каждой клетки должна быть строка',
    'terrain-unknown': 'у неисследованной клетки здесь указывается настоящая местность, а в столбце «Открыта» — «нет»',
    'building-id-of-squad': 'ид «{value}» уже есть у отряда; зданию нужен свой',
    'unknown-attack-target':
      '«{value}» — не отряд, не здание и не клетка, атаковать нечего; допустимы клетка, например B7, или {accepted}',
    'no-map': 'карты в кампании ещё нет; в таблице клеток нужно указать местность каждой',
  },
  es: {
    'cells-missing': 'al mapa le faltan {count} {count|casilla|casillas}: {cells}; cada casilla necesita una fila',
    'terrain-unknown': 'una casilla sin explorar lleva aquí su terreno real, y «no» en la columna Abierta',
    'building-id-of-squad': 'el id «{value}» es de una escuadra; el edificio necesita uno propio',
    'unknown-attack-target':
      '«{value}» no es una escuadra, un edificio ni una casilla que se pueda atacar; se admite una casilla como B7, o {accepted}',
    'no-map': 'la campaña aún no tiene mapa; la tabla de casillas debe decir el terreno de cada una',
  },
};
