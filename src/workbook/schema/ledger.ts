import { MARK_CHOICE, PHASE_CHOICE } from './choices';
import type { Localized } from './language';
import { MAX_TURN } from './setting';
import { tableSpec, type ColumnSpec } from './spec';

const product = (
  labels: ColumnSpec['labels'],
  kind: ColumnSpec['kind'],
  width: number,
  note: Localized<string>,
): ColumnSpec => ({ labels, kind, width, by: 'product', note });

const TEXT = { kind: 'text' } as const;
const COUNT = { kind: 'whole', min: 0, max: 1_000_000_000 } as const;

const turn = product({ en: ['Turn'], ru: ['Ход'], es: ['Turno'] }, { kind: 'whole', min: 0, max: MAX_TURN }, 7, {
  en: 'Turn.',
  ru: 'Ход.',
  es: 'Turno.',
});
const phase = product({ en: ['Phase'], ru: ['Фаза'], es: ['Fase'] }, { kind: 'choice', choice: PHASE_CHOICE }, 12, {
  en: 'Phase.',
  ru: 'Фаза.',
  es: 'Fase.',
});
const attempt = product({ en: ['Attempt'], ru: ['Попытка'], es: ['Intento'] }, COUNT, 9, {
  en: 'Which resolution of the phase: 1 is the first.',
  ru: 'Какой по счёту расчёт фазы: 1 — первый.',
  es: 'Qué resolución de la fase: 1 es la primera.',
});
const mark = product({ en: ['Mark'], ru: ['Пометка'], es: ['Marca'] }, { kind: 'choice', choice: MARK_CHOICE }, 16, {
  en: 'Blank: valid. Undone rows stay here; a decision of the GM is a row of its own.',
  ru: 'Пусто: в силе. Отменённые строки остаются; решение мастера — отдельная строка.',
  es: 'Vacío: en vigor. Lo anulado permanece; una decisión del máster es una fila propia.',
});

/** Sheet Ledger <turn>: every die (D-4). The turn's number is appended to the name of the table and of the sheet. */
export const LEDGER_TABLE = tableSpec({
  table: 'WsLedger',
  titles: { en: ['Ledger'], ru: ['Журнал'], es: ['Registro'] },
  columns: {
    turn,
    phase,
    attempt,
    engagement: product({ en: ['Engagement', 'Combat'], ru: ['Бой'], es: ['Combate'] }, TEXT, 13, {
      en: 'Engagement id (D-2): the lowest squad id in it. Blank: no engagement.',
      ru: 'Ид боя (D-2): наименьший ид отряда в нём. Пусто: вне боя.',
      es: 'Id del combate (D-2): el menor id de escuadra. Vacío: fuera de combate.',
    }),
    squad: product({ en: ['Squad'], ru: ['Отряд'], es: ['Escuadra'] }, TEXT, 10, {
      en: 'Squad whose key is the seed of the die (D-3). Blank: the phase key is.',
      ru: 'Отряд, чей ключ — зерно броска (D-3). Пусто: ключ фазы.',
      es: 'Escuadra cuya clave es la semilla del dado (D-3). Vacío: la clave de la fase.',
    }),
    label: product({ en: ['Label'], ru: ['Метка'], es: ['Etiqueta'] }, TEXT, 14, {
      en: 'Label of the stream (D-2, L-14).',
      ru: 'Метка потока (D-2, L-14).',
      es: 'Etiqueta del flujo (D-2, L-14).',
    }),
    index: product({ en: ['Die no.'], ru: ['№ кубика'], es: ['N.º de dado'] }, COUNT, 9, {
      en: 'Number of the die in its stream, from 1.',
      ru: 'Номер кубика в потоке, с 1.',
      es: 'Número del dado en su flujo, desde 1.',
    }),
    sides: product({ en: ['Sides'], ru: ['Граней'], es: ['Caras'] }, COUNT, 8, {
      en: 'Sides of the die.',
      ru: 'Сколько граней у кубика.',
      es: 'Caras del dado.',
    }),
    face: product({ en: ['Face'], ru: ['Выпало'], es: ['Resultado del dado'] }, COUNT, 9, {
      en: 'What was rolled.',
      ru: 'Что выпало.',
      es: 'Lo que salió.',
    }),
    needed: product(
      { en: ['Target number'], ru: ['Нужно'], es: ['Número necesario'] },
      { kind: 'whole', min: -100_000, max: 100_000 },
      10,
      {
        en: 'Roll this or less; blank for damage dice.',
        ru: 'Нужно выбросить столько или меньше; у кубиков урона пусто.',
        es: 'Hay que sacar esto o menos; vacío en los dados de daño.',
      },
    ),
    modifiers: product({ en: ['Modifiers'], ru: ['Модификаторы'], es: ['Modificadores'] }, TEXT, 40, {
      en: 'What makes up the target number.',
      ru: 'Из чего складывается нужное число.',
      es: 'De qué se compone el número necesario.',
    }),
    outcome: product({ en: ['Outcome'], ru: ['Исход'], es: ['Efecto'] }, TEXT, 36, {
      en: 'What came of it.',
      ru: 'Что из этого вышло.',
      es: 'Qué pasó.',
    }),
    mark,
  },
});

/** Beside the dice: a row for each resolution of a phase, enough to find its keys again (D-3). */
export const PHASES_TABLE = tableSpec({
  table: 'WsPhases',
  titles: { en: ['Phases'], ru: ['Фазы'], es: ['Fases'] },
  columns: {
    turn,
    phase,
    attempt,
    digest: product({ en: ['Digest'], ru: ['Дайджест'], es: ['Resumen'] }, TEXT, 66, {
      en: "Digest of this attempt's inputs (D-3).",
      ru: 'Дайджест исходных данных этой попытки (D-3).',
      es: 'Resumen de los datos de este intento (D-3).',
    }),
    keyDigest: product({ en: ['Digest of the key'], ru: ['Дайджест ключа'], es: ['Resumen de la clave'] }, TEXT, 66, {
      en: 'Digest the phase key is made of: that of the first attempt.',
      ru: 'Дайджест, из которого сделан ключ фазы: дайджест первой попытки.',
      es: 'Resumen del que sale la clave de la fase: el del primer intento.',
    }),
    publicWord: product({ en: ['Public word'], ru: ['Открытое слово'], es: ['Palabra pública'] }, TEXT, 20, {
      en: 'Public word the phase key is made of (D-3).',
      ru: 'Открытое слово, вошедшее в ключ фазы (D-3).',
      es: 'Palabra pública que entró en la clave de la fase (D-3).',
    }),
    reason: product({ en: ['Reason'], ru: ['Причина'], es: ['Motivo'] }, TEXT, 40, {
      en: "The GM's reason for a further attempt or a decision.",
      ru: 'Причина повторного расчёта или решения мастера.',
      es: 'Motivo del máster para otro intento o una decisión.',
    }),
    mark,
  },
});
