import { YES_NO } from '../../choices';
import { tableSpec, WHOLE_MODIFIER } from '../../spec';
import { PROFILE_COLUMNS } from '../profile';
import { COMMAND_COLUMN, COST_COLUMN, TECHNOLOGIES_COLUMN, TURNS_COLUMN, UPKEEP_COLUMN } from './shared';

const { hp, skill, weapons, attackModifier, modifierOfAttacksOnIt } = PROFILE_COLUMNS;

/** Sheet Building types: what can be built, what it gives, and how it fights (L-22 b, L-23 d). */
export const BUILDING_TYPES_TABLE = tableSpec({
  table: 'WsBuildingTypes',
  titles: { en: ['Building types'], ru: ['Типы зданий'], es: ['Tipos de edificio'] },
  columns: {
    name: {
      labels: {
        en: ['Building type', 'Name'],
        ru: ['Тип здания', 'Название'],
        es: ['Tipo de edificio', 'Nombre'],
      },
      required: true,
      kind: { kind: 'text' },
      width: 22,
      by: 'gm',
      note: {
        en: 'Name of the kind of building, as orders and reports have it.',
        ru: 'Название типа здания, как в заявках и отчётах.',
        es: 'Nombre del tipo de edificio, como en las órdenes y los informes.',
      },
    },
    cost: COST_COLUMN,
    turns: TURNS_COLUMN,
    technologies: TECHNOLOGIES_COLUMN,
    buildable: {
      labels: { en: ['Can be built', 'Buildable'], ru: ['Можно строить'], es: ['Se puede construir'] },
      kind: { kind: 'choice', choice: YES_NO },
      width: 12,
      by: 'gm',
      note: {
        en: 'no: it stands on the map from the start and nobody can order it. Blank: yes.',
        ru: 'нет: стоит на карте с начала, заказать нельзя. Пусто: да.',
        es: 'no: está en el mapa desde el principio y nadie puede encargarlo. Vacío: sí.',
      },
    },
    base: {
      labels: { en: ['Base'], ru: ['База', 'Базовое строение'], es: ['Base'] },
      kind: { kind: 'choice', choice: YES_NO },
      width: 9,
      by: 'gm',
      note: {
        en: 'yes: a base building: it sees 3 cells, and whose bases are destroyed is out. Blank: no.',
        ru: 'да: базовое строение: обзор 3 клетки, а потеря всех баз — поражение. Пусто: нет.',
        es: 'sí: un edificio base: ve 3 casillas, y quien pierde sus bases queda fuera. Vacío: no.',
      },
    },
    neutral: {
      labels: { en: ['Neutral'], ru: ['Нейтральное'], es: ['Neutral'] },
      kind: { kind: 'choice', choice: YES_NO },
      width: 11,
      by: 'gm',
      note: {
        en: 'yes: a neutral building may turn out to be one when it is discovered. Blank: no.',
        ru: 'да: таким может оказаться нейтральное строение при обнаружении. Пусто: нет.',
        es: 'sí: un edificio neutral puede resultar serlo cuando se descubre. Vacío: no.',
      },
    },
    superweapon: {
      labels: { en: ['Superweapon'], ru: ['Супероружие'], es: ['Superarma'] },
      kind: { kind: 'choice', choice: YES_NO },
      width: 13,
      by: 'gm',
      note: {
        en: 'yes: whoever has built it and uses it wins (perfect weapon). Blank: no.',
        ru: 'да: кто построил и применил, тот победил (совершенное оружие). Пусто: нет.',
        es: 'sí: quien lo construye y lo usa gana (arma perfecta). Vacío: no.',
      },
    },
    income: {
      labels: { en: ['Income'], ru: ['Доход'], es: ['Ingresos'] },
      kind: { kind: 'amounts' },
      width: 18,
      by: 'gm',
      note: {
        en: 'Resources that each one gives its owner every construction phase. Blank: none.',
        ru: 'Сколько ресурсов каждое здание даёт владельцу в каждую фазу строительства. Пусто: нисколько.',
        es: 'Recursos que cada uno da a su dueño en cada fase de construcción. Vacío: ninguno.',
      },
    },
    upkeep: UPKEEP_COLUMN,
    command: COMMAND_COLUMN,
    sightModifier: {
      labels: { en: ['Sight modifier'], ru: ['Модификатор обзора'], es: ['Modificador de visión'] },
      kind: WHOLE_MODIFIER,
      width: 12,
      by: 'gm',
      note: {
        en: 'Added to the cells it sees: 3 for a base, 2 for others. Blank: 0.',
        ru: 'Прибавка к обзору: 3 клетки у базы, 2 у прочих. Пусто: 0.',
        es: 'Se suma a las casillas que ve: 3 una base, 2 los demás. Vacío: 0.',
      },
    },
    hp,
    skill,
    weapons,
    attackModifier,
    modifierOfAttacksOnIt,
  },
});
