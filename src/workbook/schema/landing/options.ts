import { DEFAULT_COMBAT_OPTIONS } from '../../../engine/landing/types';
import { choiceWord, DISTANCE_CHOICE, MOVE_AND_FIRE_CHOICE, ROUNDING_CHOICE, YES_NO } from '../choices';
import type { Language } from '../language';
import { choiceSetting, MAX_TURN, type SettingSpec } from '../setting';

export const MAX_CYCLES = 20;

/** Cells of a side of the map, by default and at most (L-4). */
export const DEFAULT_MAP_SIZE = 13;
export const MAX_MAP_SIZE = 100;

export const LANDING_OPTIONS = [
  'cycles',
  'criticalRounding',
  'moveAndFire',
  'showEnemyHp',
  'mapSize',
  'distance',
  'cornerSqueeze',
  'turnLimit',
] as const;

/** Landing's options as rows of the sheet Campaign. */
export const LANDING_OPTION_SPECS: Readonly<Record<(typeof LANDING_OPTIONS)[number], SettingSpec>> = {
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
    kind: choiceSetting(ROUNDING_CHOICE),
    note: {
      en: 'Damage of a critical hit: none (4.5 stays 4.5), up, down.',
      ru: 'Критический урон: нет (4,5 остаётся 4,5), вверх, вниз.',
      es: 'Daño de un impacto crítico: ninguno (4,5 queda en 4,5), arriba, abajo.',
    },
  },
  moveAndFire: {
    labels: { en: ['Move and fire'], ru: ['Движение и огонь'], es: ['Mover y disparar'] },
    kind: choiceSetting(MOVE_AND_FIRE_CHOICE),
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
    kind: choiceSetting(YES_NO),
    note: {
      en: 'yes: reports show HP of enemies and behaviour rules may ask for it; no (default): they do not.',
      ru: 'да: отчёты показывают НР врага, и приказы поведения могут на него ссылаться; нет (по умолчанию): скрыто.',
      es: 'sí: los informes muestran los PV del enemigo y las reglas pueden usarlos; no (predeterminado): no.',
    },
  },
  mapSize: {
    labels: { en: ['Map size'], ru: ['Размер карты'], es: ['Tamaño del mapa'] },
    kind: { kind: 'whole', min: 1, max: MAX_MAP_SIZE },
    note: {
      en: `Cells of each side of the map: 1 to ${MAX_MAP_SIZE}, by default ${DEFAULT_MAP_SIZE} (A1 to M13).`,
      ru: `Клеток в стороне карты: от 1 до ${MAX_MAP_SIZE}, по умолчанию ${DEFAULT_MAP_SIZE} (A1–M13).`,
      es: `Casillas de cada lado del mapa: de 1 a ${MAX_MAP_SIZE}; de forma predeterminada, ${DEFAULT_MAP_SIZE} (de A1 a M13).`,
    },
  },
  distance: {
    labels: { en: ['Distance'], ru: ['Расстояние', 'Дистанция'], es: ['Distancia'] },
    kind: choiceSetting(DISTANCE_CHOICE),
    note: {
      en: 'How cells are counted: king (default: a diagonal is 1), diagonal 1.5 (the sum is rounded up).',
      ru: 'Как считать клетки: король (по умолчанию: диагональ — 1), диагональ 1,5 (сумма округляется вверх).',
      es: 'Cómo se cuentan las casillas: rey (predeterminado: la diagonal vale 1), diagonal 1,5 (la suma se redondea hacia arriba).',
    },
  },
  cornerSqueeze: {
    labels: { en: ['Corner squeeze'], ru: ['Проход между углами'], es: ['Paso entre esquinas'] },
    kind: choiceSetting(YES_NO),
    note: {
      en: 'yes: squads step diagonally between two impassable cells that touch at a corner; no (default): they do not.',
      ru: 'да: отряды проходят по диагонали между двумя непроходимыми клетками, что касаются углами; нет (по умолчанию): не проходят.',
      es: 'sí: las escuadras pasan en diagonal entre dos casillas intransitables que se tocan por la esquina; no (predeterminado): no.',
    },
  },
  turnLimit: {
    labels: {
      en: ['Turn limit', 'Last turn'],
      ru: ['Последний ход', 'Лимит ходов'],
      es: ['Último turno', 'Límite de turnos'],
    },
    kind: { kind: 'whole', min: 1, max: MAX_TURN },
    note: {
      en: 'The turn at whose end most points win (superiority). Blank: there is none.',
      ru: 'Ход, по окончании которого побеждает тот, у кого больше очков (превосходство). Пусто: такого нет.',
      es: 'El turno a cuyo final gana quien tenga más puntos (superioridad). Vacío: no lo hay.',
    },
  },
};

/** What a new campaign's options say. */
export const landingOptionWords = (language: Language) => ({
  cycles: DEFAULT_COMBAT_OPTIONS.cycles,
  criticalRounding: choiceWord(ROUNDING_CHOICE, DEFAULT_COMBAT_OPTIONS.criticalRounding, language),
  moveAndFire: choiceWord(MOVE_AND_FIRE_CHOICE, DEFAULT_COMBAT_OPTIONS.moveAndFire, language),
  showEnemyHp: choiceWord(YES_NO, DEFAULT_COMBAT_OPTIONS.showEnemyHp ? 'yes' : 'no', language),
  mapSize: DEFAULT_MAP_SIZE,
  distance: choiceWord(DISTANCE_CHOICE, 'king', language),
  cornerSqueeze: choiceWord(YES_NO, 'no', language),
  turnLimit: '',
});
