import { YES_NO } from '../../choices';
import { SKILL, tableSpec } from '../../spec';
import { COST_COLUMN, TECHNOLOGIES_COLUMN } from './shared';

const told = { kind: { kind: 'text' }, width: 44, by: 'gm' } as const;

/** Sheet Operations: the covert operations that players may order (L-21). */
export const OPERATIONS_TABLE = tableSpec({
  table: 'WsOperations',
  titles: {
    en: ['Operations', 'Covert operations'],
    ru: ['Операции', 'Тайные операции'],
    es: ['Operaciones', 'Operaciones encubiertas'],
  },
  columns: {
    name: {
      labels: { en: ['Operation', 'Name'], ru: ['Операция', 'Название'], es: ['Operación', 'Nombre'] },
      required: true,
      kind: { kind: 'text' },
      width: 24,
      by: 'gm',
      note: {
        en: 'Name of the operation, as orders and reports have it.',
        ru: 'Название операции, как в заявках и отчётах.',
        es: 'Nombre de la operación, como en las órdenes y los informes.',
      },
    },
    skill: {
      labels: { en: ['Skill'], ru: ['Навык'], es: ['Habilidad'] },
      required: true,
      kind: SKILL,
      width: 9,
      by: 'gm',
      note: {
        en: 'It succeeds on a d12 no higher than this plus modifiers; 1 always does, 12 never.',
        ru: 'Успех, если 1d12 не больше этого числа с модификаторами; 1 всегда успех, 12 всегда провал.',
        es: 'Tiene éxito si 1d12 no supera este número más los modificadores; 1 siempre, 12 nunca.',
      },
    },
    cost: COST_COLUMN,
    technologies: TECHNOLOGIES_COLUMN,
    success: {
      labels: { en: ['Text on success'], ru: ['Текст при успехе'], es: ['Texto si hay éxito'] },
      ...told,
      note: {
        en: 'What the player who ordered it is told. {target} and {player} are filled in.',
        ru: 'Что узнаёт заказавший игрок. Вместо {target} и {player} ставятся цель и имя игрока.',
        es: 'Lo que se comunica a quien la ordenó. Se rellenan {target} y {player}.',
      },
    },
    failure: {
      labels: { en: ['Text on failure'], ru: ['Текст при провале'], es: ['Texto si fracasa'] },
      ...told,
      note: {
        en: 'The same, when it fails.',
        ru: 'То же при провале.',
        es: 'Lo mismo, cuando fracasa.',
      },
    },
    targetLearns: {
      labels: { en: ['Target learns'], ru: ['Цель узнаёт'], es: ['El objetivo se entera'] },
      kind: { kind: 'choice', choice: YES_NO },
      width: 12,
      by: 'gm',
      note: {
        en: 'yes: the player it is aimed at is told that it was tried, and how it went. Blank: no.',
        ru: 'да: игрок, против которого она направлена, узнаёт о попытке и её исходе. Пусто: нет.',
        es: 'sí: el jugador al que va dirigida sabe que se intentó y cómo acabó. Vacío: no.',
      },
    },
  },
});
