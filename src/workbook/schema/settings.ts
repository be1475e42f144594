import type { RulesetId } from '../campaign';
import { LANGUAGE_CHOICE, PHASE_CHOICE, RULESET_CHOICE } from './choices';
import { LANDING_OPTION_SPECS, LANDING_OPTIONS } from './landing/options';
import { EXO_OPTION_SPECS, EXO_OPTIONS } from './exo/options';
import { PLANET_OPTION_SPECS, PLANET_OPTIONS } from './planet/options';
import { choiceSetting, MAX_TURN, TEXT_SETTING, type SettingSpec } from './setting';
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

const COMMON = ['name', 'ruleset', 'language', 'turn', 'phase', 'master', 'commitment', 'publicWord'] as const;

export type SettingId = (typeof COMMON | typeof LANDING_OPTIONS | typeof EXO_OPTIONS | typeof PLANET_OPTIONS)[number];

/** The rows of the sheet, for each ruleset: what is common, then its options. */
export const SETTINGS: Readonly<Record<RulesetId, readonly SettingId[]>> = {
  landing: [...COMMON, ...LANDING_OPTIONS],
  exo: [...COMMON, ...EXO_OPTIONS],
  planet: [...COMMON, ...PLANET_OPTIONS],
};

export const SETTING_SPECS: Readonly<Record<SettingId, SettingSpec>> = {
  name: {
    labels: { en: ['Name', 'Campaign'], ru: ['Название', 'Кампания'], es: ['Nombre', 'Campaña'] },
    kind: TEXT_SETTING,
    note: {
      en: 'Name of the campaign, as reports show it.',
      ru: 'Название кампании, как в отчётах.',
      es: 'Nombre de la campaña, tal como sale en los informes.',
    },
  },
  ruleset: {
    labels: { en: ['Ruleset', 'Rules', 'System'], ru: ['Правила', 'Система'], es: ['Reglamento', 'Reglas', 'Sistema'] },
    kind: choiceSetting(RULESET_CHOICE),
    note: {
      en: 'The rules the campaign is played by.',
      ru: 'Правила, по которым идёт кампания.',
      es: 'Las reglas con que se juega la campaña.',
    },
  },
  language: {
    labels: { en: ['Language', 'Lang'], ru: ['Язык'], es: ['Idioma', 'Lengua'] },
    kind: choiceSetting(LANGUAGE_CHOICE),
    note: {
      en: 'Language of messages, logs and of players who have none of their own.',
      ru: 'Язык сообщений и журналов, а также отчётов игроков, у которых язык не указан.',
      es: 'Idioma de los mensajes, los registros y los jugadores sin idioma propio.',
    },
  },
  turn: {
    labels: { en: ['Turn'], ru: ['Ход', 'Номер хода'], es: ['Turno'] },
    kind: { kind: 'whole', min: 1, max: MAX_TURN },
    note: {
      en: 'Number of the current turn; in EXO, of the round.',
      ru: 'Номер текущего хода; в EXO — раунда.',
      es: 'Número del turno actual; en EXO, del asalto.',
    },
  },
  phase: {
    labels: { en: ['Phase'], ru: ['Фаза'], es: ['Fase'] },
    kind: choiceSetting(PHASE_CHOICE),
    note: {
      en: 'The phase that is on: recon, construction, manoeuvre, combat; in EXO: round; in the planet wargame: turn.',
      ru: 'Текущая фаза: разведка, строительство, манёвр, бой; в EXO: раунд; в планетарной игре: ход.',
      es: 'La fase en curso: reconocimiento, construcción, maniobra, combate; en EXO: asalto; en planet wargame: turno.',
    },
  },
  master: {
    labels: { en: ['Master seed', 'Seed'], ru: ['Мастер-ключ', 'Зерно'], es: ['Semilla maestra', 'Semilla'] },
    kind: TEXT_SETTING,
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
    kind: TEXT_SETTING,
    note: {
      en: 'Publish it before the first roll: with it everybody can check at the end that the seed was not changed.',
      ru: 'Опубликовать до первого броска: по нему в конце игры любой проверит, что мастер-ключ не меняли.',
      es: 'Publicarlo antes de la primera tirada: con él cualquiera comprueba al final que la semilla no cambió.',
    },
  },
  publicWord: {
    labels: { en: ['Public word'], ru: ['Открытое слово', 'Публичное слово'], es: ['Palabra pública'] },
    kind: TEXT_SETTING,
    note: {
      en: 'Optional: any text settled in public after the deadline for orders; it takes part in the dice.',
      ru: 'Необязательно: любой текст, выбранный открыто после срока сдачи заявок; от него зависят броски.',
      es: 'Opcional: cualquier texto fijado en público después del plazo de órdenes; influye en los dados.',
    },
  },
  ...LANDING_OPTION_SPECS,
  ...EXO_OPTION_SPECS,
  ...PLANET_OPTION_SPECS,
};
