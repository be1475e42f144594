import { COST_COLUMN, TECHNOLOGIES_COLUMN, TURNS_COLUMN, UPKEEP_COLUMN } from './growth/shared';
import { MOVEMENT_COLUMNS } from './map/movement';
import { PROFILE_COLUMNS } from './profile';
import { tableSpec } from '../spec';

/** Sheet Unit types: what squads of a type have where their own cell is blank. */
export const TYPES_TABLE = tableSpec({
  table: 'WsUnitTypes',
  titles: { en: ['Unit types'], ru: ['Типы отрядов'], es: ['Tipos de escuadra', 'Tipos de unidad'] },
  columns: {
    name: {
      labels: {
        en: ['Type', 'Unit type', 'Name'],
        ru: ['Тип', 'Тип отряда', 'Название'],
        es: ['Tipo', 'Tipo de unidad', 'Nombre'],
      },
      required: true,
      kind: { kind: 'text' },
      width: 20,
      by: 'gm',
      note: {
        en: 'Name of the type. Enemies see it, and behaviour rules may ask for it.',
        ru: 'Название типа. Его видит враг, и правила поведения могут на него ссылаться.',
        es: 'Nombre del tipo. El enemigo lo ve y las reglas de conducta pueden usarlo.',
      },
    },
    ...PROFILE_COLUMNS,
    cost: COST_COLUMN,
    turns: TURNS_COLUMN,
    building: {
      labels: { en: ['Produced by'], ru: ['Где производится'], es: ['Se produce en'] },
      kind: { kind: 'reference', role: 'buildingTypes', column: 'name' },
      width: 22,
      by: 'gm',
      note: {
        en: 'Building type that produces it. Blank: it cannot be produced.',
        ru: 'Тип здания, который производит такие отряды. Пусто: производить нельзя.',
        es: 'Tipo de edificio que la produce. Vacío: no se puede producir.',
      },
    },
    technologies: TECHNOLOGIES_COLUMN,
    upkeep: UPKEEP_COLUMN,
    ...MOVEMENT_COLUMNS,
  },
});
