import { MOVED_COLUMN, MOVEMENT_COLUMNS } from './map/movement';
import { CELL_PASSABILITY_COLUMN, PROFILE_COLUMNS } from './profile';
import { tableSpec, WHOLE_MODIFIER } from '../spec';

const { hp, skill, weapons, attackModifier, modifierOfAttacksOnIt, passability, traits } = PROFILE_COLUMNS;

/** Sheet Squads. */
export const SQUADS_TABLE = tableSpec({
  table: 'WsSquads',
  titles: { en: ['Squads'], ru: ['Отряды'], es: ['Escuadras'] },
  columns: {
    id: {
      labels: { en: ['Squad id', 'Id'], ru: ['Ид отряда', 'Ид', 'Код'], es: ['Id de escuadra', 'Id', 'Código'] },
      required: true,
      kind: { kind: 'id' },
      width: 10,
      by: 'gm',
      note: {
        en: 'Permanent id, for example S-07: the dice depend on it. Never change or reuse it.',
        ru: 'Постоянный ид, например О-07: от него зависят броски. Не менять и не использовать повторно.',
        es: 'Id permanente, por ejemplo E-07: de él dependen los dados. No cambiarlo ni reutilizarlo.',
      },
    },
    name: {
      labels: { en: ['Squad', 'Name'], ru: ['Отряд', 'Имя', 'Название'], es: ['Escuadra', 'Nombre'] },
      required: true,
      kind: { kind: 'text' },
      width: 24,
      by: 'gm',
      note: {
        en: 'Name as players write it in the headers of behaviour rules. Enemies see it.',
        ru: 'Название, как его пишут игроки в заголовках правил поведения. Его видит враг.',
        es: 'Nombre tal como lo escriben los jugadores al encabezar sus reglas. El enemigo lo ve.',
      },
    },
    owner: {
      labels: { en: ['Owner', 'Player'], ru: ['Владелец', 'Игрок'], es: ['Dueño', 'Propietario', 'Jugador'] },
      required: true,
      kind: { kind: 'reference', role: 'players', column: 'id' },
      width: 10,
      by: 'gm',
      note: {
        en: 'Id (or name) of the player on the Players sheet.',
        ru: 'Ид (или имя) игрока с листа «Игроки».',
        es: 'Id (o nombre) del jugador en la hoja Jugadores.',
      },
    },
    type: {
      labels: { en: ['Type', 'Unit type'], ru: ['Тип', 'Тип отряда'], es: ['Tipo', 'Tipo de unidad'] },
      kind: { kind: 'reference', role: 'types', column: 'name' },
      width: 18,
      by: 'gm',
      note: {
        en: 'Type on the Unit types sheet; it gives what is left blank here.',
        ru: 'Тип с листа «Типы отрядов»; он даёт значения для пустых ячеек.',
        es: 'Tipo de la hoja Tipos de escuadra; da los valores que aquí quedan vacíos.',
      },
    },
    hp: { ...hp, required: true },
    fullHp: {
      labels: {
        en: ['Full HP', 'Max HP'],
        ru: ['Полные НР', 'Макс НР', 'Всего НР'],
        es: ['PV máximos', 'PV totales', 'PV máx'],
      },
      kind: { kind: 'decimal' },
      width: 10,
      by: 'gm',
      note: {
        en: 'HP of the squad at full strength, shown in its reports. Blank: that of the type, else HP.',
        ru: 'НР отряда в полном составе, для отчётов. Пусто: как у типа, иначе текущие НР.',
        es: 'PV de la escuadra al completo, para los informes. Vacío: los del tipo o los actuales.',
      },
    },
    skill: { ...skill, required: true },
    weapons: { ...weapons, required: true },
    attackModifier,
    technologyModifier: {
      labels: {
        en: ['Technology modifier', 'Technology'],
        ru: ['Модификатор технологий', 'Технологии'],
        es: ['Modificador de tecnología', 'Tecnología'],
      },
      kind: WHOLE_MODIFIER,
      width: 12,
      by: 'gm',
      note: {
        en: 'Like the attack modifier, from technologies: the log names it apart. Blank: 0.',
        ru: 'Как модификатор атаки, но от технологий: в журнале названо отдельно. Пусто: 0.',
        es: 'Como el modificador de ataque, pero por tecnologías: el registro lo nombra aparte. Vacío: 0.',
      },
    },
    modifierOfAttacksOnIt,
    passability,
    cell: {
      labels: { en: ['Cell'], ru: ['Клетка'], es: ['Casilla'] },
      kind: { kind: 'id' },
      width: 8,
      by: 'gm',
      note: {
        en: 'Where it stands, for example B7.',
        ru: 'Где стоит отряд, например B7.',
        es: 'Dónde está, por ejemplo B7.',
      },
    },
    cellPassability: CELL_PASSABILITY_COLUMN,
    traits,
    ...MOVEMENT_COLUMNS,
    moved: MOVED_COLUMN,
  },
});
