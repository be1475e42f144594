import { DEFAULT_COMBAT_OPTIONS } from '../../engine/landing/types';
import { choiceWord, MOVE_AND_FIRE_CHOICE, ROUNDING_CHOICE, YES_NO } from './choices';
import { LANGUAGE_CHOICE, PHASE_CHOICE, RULESET_CHOICE, type Choice } from './choices';
import type { Labels, Language, Localized } from './language';
import { tableSpec } from './spec';

/** Sheet Campaign: one setting a row, recognised by its label. */
export const SETTINGS_TABLE = tableSpec({
  table: 'WsSettings',
  titles: { en: ['Campaign', 'Settings'], ru: ['Кампания', 'Настройки'], es: ['Campaña', 'Ajustes', 'Configuración'] },
  columns: {
    setting: {
      labels: {
        en: ['Setting', 'Option'],
        ru: ['Настройка', 'Параметр', 'Опция'],
        es: ['Ajuste', 'Opción', 'Parámetro'],
      },
      required: true,
      kind: { kind: 'text' },
      width: 28,
      by: 'product',
      note: {
        en: 'What is set. Rows may be moved; a row left out has its default.',
        ru: 'Что настраивается. Строки можно переставлять; без строки действует значение по умолчанию.',
        es: 'Qué se ajusta. Las filas se pueden mover; sin la fila vale el valor predeterminado.',
      },
    },
    value: {
      labels: { en: ['Value'], ru: ['Значение'], es: ['Valor'] },
      required: true,
      kind: { kind: 'text' },
      width: 38,
      by: 'gm',
      note: {
        en: 'What it is set to. The column beside it says what is accepted.',
        ru: 'Значение настройки. Допустимые значения перечислены справа.',
        es: 'A qué se ajusta. La columna de al lado dice qué se admite.',
      },
    },
    note: {
      labels: { en: ['Note', 'Explanation'], ru: ['Пояснение', 'Примечание'], es: ['Nota', 'Explicación'] },
      kind: { kind: 'text' },
      width: 70,
      by: 'product',
      note: {
        en: 'What the setting does. Not read.',
        ru: 'Что делает настройка. Программа этот столбец не читает.',
        es: 'Qué hace el ajuste. El programa no lee esta columna.',
      },
    },
  },
});

export const SETTINGS = [
  ...(['name', 'ruleset', 'language', 'turn', 'phase', 'master', 'commitment', 'publicWord'] as const),
  ...(['cycles', 'criticalRounding', 'moveAndFire', 'showEnemyHp'] as const),
] as const;
export type SettingId = (typeof SETTINGS)[number];

export interface SettingSpec {
  readonly labels: Labels;
  readonly kind:
    { readonly kind: 'text' } | { readonly kind: 'whole'; readonly min: number; readonly max: number } | ChoiceKind;
  readonly note: Localized<string>;
}
interface ChoiceKind {
  readonly kind: 'choice';
  readonly choice: Choice;
}

const text = { kind: 'text' } as const;
const choice = (words: Choice): ChoiceKind => ({ kind: 'choice', choice: words });

export const MAX_TURN = 9999;
export const MAX_CYCLES = 20;

export const SETTING_SPECS: Readonly<Record<SettingId, SettingSpec>> = {
  name: {
    labels: { en: ['Name', 'Campaign'], ru: ['Название', 'Кампания'], es: ['Nombre', 'Campaña'] },
    kind: text,
    note: {
      en: 'Name of the campaign, as reports show it.',
      ru: 'Название кампании, как в отчётах.',
      es: 'Nombre de la campaña, tal como sale en los informes.',
    },
  },
  ruleset: {
    labels: { en: ['Ruleset', 'Rules', 'System'], ru: ['Правила', 'Система'], es: ['Reglamento', 'Reglas', 'Sistema'] },
    kind: choice(RULESET_CHOICE),
    note: {
      en: 'The rules the campaign is played by.',
      ru: 'Правила, по которым идёт кампания.',
      es: 'Las reglas con que se juega la campaña.',
    },
  },
  language: {
    labels: { en: ['Language', 'Lang'], ru: ['Язык'], es: ['Idioma', 'Lengua'] },
    kind: choice(LANGUAGE_CHOICE),
    note: {
      en: 'Language of messages, logs and of players who have none of their own.',
      ru: 'Язык сообщений и журналов, а также отчётов игроков, у которых язык не указан.',
      es: 'Idioma de los mensajes, los registros y los jugadores sin idioma propio.',
    },
  },
  turn: {
    labels: { en: ['Turn'], ru: ['Ход', 'Номер хода'], es: ['Turno'] },
    kind: { kind: 'whole', min: 0, max: MAX_TURN },
    note: { en: 'Number of the current turn.', ru: 'Номер текущего хода.', es: 'Número del turno actual.' },
  },
  phase: {
    labels: { en: ['Phase'], ru: ['Фаза'], es: ['Fase'] },
    kind: choice(PHASE_CHOICE),
    note: {
      en: 'The phase that is on: recon, construction, manoeuvre, combat.',
      ru: 'Текущая фаза: разведка, строительство, манёвр, бой.',
      es: 'La fase en curso: reconocimiento, construcción, maniobra, combate.',
    },
  },
  master: {
    labels: { en: ['Master seed', 'Seed'], ru: ['Мастер-ключ', 'Зерно'], es: ['Semilla maestra', 'Semilla'] },
    kind: text,
    note: {
      en: 'SECRET until the game ends: every die follows from it. Do not change it; publish it at the end.',
      ru: 'ТАЙНА до конца игры: из него следуют все броски. Не менять; опубликовать, когда игра закончится.',
      es: 'SECRETA hasta el final de la partida: de ella salen todos los dados. No cambiarla; publicarla al final.',
    },
  },
  commitment: {
    labels: {
      en: ['Commitment'],
      ru: ['Обязательство', 'Обязательство (хэш)', 'Хэш'],
      es: ['Compromiso', 'Compromiso (hash)'],
    },
    kind: text,
    note: {
      en: 'Publish it before the first roll: with it everybody can check at the end that the seed was not changed.',
      ru: 'Опубликовать до первого броска: по нему в конце игры любой проверит, что мастер-ключ не меняли.',
      es: 'Publicarlo antes de la primera tirada: con él cualquiera comprueba al final que la semilla no cambió.',
    },
  },
  publicWord: {
    labels: { en: ['Public word'], ru: ['Открытое слово', 'Публичное слово'], es: ['Palabra pública'] },
    kind: text,
    note: {
      en: 'Optional: any text settled in public after the deadline for orders; it takes part in the dice.',
      ru: 'Необязательно: любой текст, выбранный открыто после срока сдачи заявок; от него зависят броски.',
      es: 'Opcional: cualquier texto fijado en público después del plazo de órdenes; influye en los dados.',
    },
  },
  cycles: {
    labels: { en: ['Cycles'], ru: ['Циклы', 'Циклов'], es: ['Ciclos'] },
    kind: { kind: 'whole', min: 1, max: MAX_CYCLES },
    note: {
      en: `Cycles of a fight: 1 to ${MAX_CYCLES}, by default ${DEFAULT_COMBAT_OPTIONS.cycles}.`,
      ru: `Циклов в бою: от 1 до ${MAX_CYCLES}, по умолчанию ${DEFAULT_COMBAT_OPTIONS.cycles}.`,
      es: `Ciclos de un combate: de 1 a ${MAX_CYCLES}; de forma predeterminada, ${DEFAULT_COMBAT_OPTIONS.cycles}.`,
    },
  },
  criticalRounding: {
    labels: {
      en: ['Critical rounding'],
      ru: ['Округление крита', 'Округление критического урона'],
      es: ['Redondeo del crítico'],
    },
    kind: choice(ROUNDING_CHOICE),
    note: {
      en: 'Damage of a critical hit: none (4.5 stays 4.5), up, down.',
      ru: 'Критический урон: нет (4,5 остаётся 4,5), вверх, вниз.',
      es: 'Daño de un impacto crítico: ninguno (4,5 queda en 4,5), arriba, abajo.',
    },
  },
  moveAndFire: {
    labels: { en: ['Move and fire'], ru: ['Движение и огонь'], es: ['Mover y disparar'] },
    kind: choice(MOVE_AND_FIRE_CHOICE),
    note: {
      en: 'What a squad may do in a cycle: either (move or fire), both.',
      ru: 'Что отряд может сделать за цикл: или (двигаться или стрелять), оба.',
      es: 'Qué puede hacer una escuadra en un ciclo: uno (mover o disparar), ambos.',
    },
  },
  showEnemyHp: {
    labels: {
      en: ['Show enemy HP'],
      ru: ['Показывать НР врага', 'Показывать HP врага'],
      es: ['Mostrar PV del enemigo'],
    },
    kind: choice(YES_NO),
    note: {
      en: 'yes: reports show HP of enemies and behaviour rules may ask for it; no (default): they do not.',
      ru: 'да: отчёты показывают НР врага, и приказы поведения могут на него ссылаться; нет (по умолчанию): скрыто.',
      es: 'sí: los informes muestran los PV del enemigo y las reglas pueden usarlos; no (predeterminado): no.',
    },
  },
};

/** What a new campaign's options say. */
export const defaultOptionWords = (language: Language) => ({
  cycles: DEFAULT_COMBAT_OPTIONS.cycles,
  criticalRounding: choiceWord(ROUNDING_CHOICE, DEFAULT_COMBAT_OPTIONS.criticalRounding, language),
  moveAndFire: choiceWord(MOVE_AND_FIRE_CHOICE, DEFAULT_COMBAT_OPTIONS.moveAndFire, language),
  showEnemyHp: choiceWord(YES_NO, DEFAULT_COMBAT_OPTIONS.showEnemyHp ? 'yes' : 'no', language),
});
