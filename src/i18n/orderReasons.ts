import type { ORDER_REASONS } from '../behaviour/orders/syntax';
import type { Words } from './language';

/** Why an order of a post is refused, as the preview says it. */
export const ORDER_REASON_WORDS: Words<(typeof ORDER_REASONS)[number]> = {
  en: {
    'unknown-order': '“{quote}” is no order that is known',
    'no-such-name': '“{quote}” is not there; nearest: {candidates}',
    'several-names': '“{quote}” may be any of: {candidates}',
    'no-cell': 'no cell is named in “{quote}”',
    'off-map': '“{quote}” is off the map',
    'path-broken': '“{quote}” is no path: every step leads to a neighbouring cell',
    'no-squad': 'no squad is named in “{quote}”',
    'not-yours': 'the squad “{candidates}” is another player’s',
    'no-player':
      'it is not said whose order “{quote}” is; put a line such as “Player: Anna” above it, or give --player',
    negated: '“{quote}” denies the order; leave out what is not to be done',
    conditional: '“{quote}” makes the order hang on something: that is for behaviour rules',
    ambiguous: '“{quote}” can be read in several ways',
    'too-many': 'too many at once in “{quote}”; at most 6',
    'too-long': 'the order is too long; at most 400 characters',
    extra: '“{quote}” is not understood',
  },
  ru: {
    'unknown-order': '«{quote}» — такой заявки нет',
    'no-such-name': '«{quote}» не найдено; ближе всего: {candidates}',
    'several-names': '«{quote}» может значить: {candidates}',
    'no-cell': 'в «{quote}» не названа клетка',
    'off-map': '«{quote}» — за пределами карты',
    'path-broken': '«{quote}» — не путь: каждый шаг ведёт в соседнюю клетку',
    'no-squad': 'в «{quote}» не назван отряд',
    'not-yours': 'отряд «{candidates}» принадлежит другому игроку',
    'no-player': 'не сказано, чья заявка «{quote}»; выше нужна строка вида «Игрок: Анна» или параметр --player',
    negated: '«{quote}» отрицает приказ; чего не делать, писать не нужно',
    conditional: '«{quote}» ставит приказ в зависимость от чего-то: для этого есть правила поведения',
    ambiguous: '«{quote}» можно понять по-разному',
    'too-many': 'слишком много сразу: «{quote}»; не больше 6',
    'too-long': 'заявка слишком длинная; не больше 400 знаков',
    extra: '«{quote}» не понято',
  },
  es: {
    'unknown-order': '«{quote}» no es ninguna orden conocida',
    'no-such-name': '«{quote}» no existe; lo más parecido: {candidates}',
    'several-names': '«{quote}» puede ser: {candidates}',
    'no-cell': 'en «{quote}» no se nombra ninguna casilla',
    'off-map': '«{quote}» está fuera del mapa',
    'path-broken': '«{quote}» no es un camino: cada paso lleva a una casilla vecina',
    'no-squad': 'en «{quote}» no se nombra ninguna escuadra',
    'not-yours': 'la escuadra «{candidates}» es de otro jugador',
    'no-player':
      'no se dice de quién es la orden «{quote}»; ponga encima una línea como «Jugador: Anna», o use --player',
    negated: '«{quote}» niega la orden; omita lo que no debe hacerse',
    conditional: '«{quote}» hace depender la orden de algo: para eso están las reglas de conducta',
    ambiguous: '«{quote}» puede leerse de varias maneras',
    'too-many': 'demasiadas a la vez en «{quote}»; como máximo 6',
    'too-long': 'la orden es demasiado larga; como máximo 400 caracteres',
    extra: 'no se entiende «{quote}»',
  },
};
