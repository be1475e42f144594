import type { ShotEvent } from '../engine/landing/events';
import type { Modifier, ModifierCause, Outcome } from '../engine/landing/types';
import type { Language, Words } from './language';

/** Outcome words of RESOLVE_COMBAT (contract for `en`). */
export const OUTCOME_WORDS: Words<Outcome> = {
  en: { attacker: 'attacker', defender: 'defender', mutual: 'mutual', draw: 'draw' },
  ru: { attacker: 'победа атакующих', defender: 'победа обороняющихся', mutual: 'уничтожены все', draw: 'ничья' },
  es: { attacker: 'vence el atacante', defender: 'vence el defensor', mutual: 'aniquilación mutua', draw: 'empate' },
};

export const RESULT_WORDS: Words<ShotEvent['result']> = {
  en: { critical: 'critical', hit: 'hit', miss: 'miss' },
  ru: { critical: 'критический урон', hit: 'попадание', miss: 'промах' },
  es: { critical: 'crítico', hit: 'impacto', miss: 'fallo' },
};

/** Names of modifiers (L-7), as logs and the ledger show them. */
const MODIFIER_WORDS: Words<ModifierCause> = {
  en: {
    attack: 'squad',
    technology: 'technology',
    gm: 'game master',
    target: 'attacks on the target',
    'firer-terrain': "firer's terrain",
    'target-terrain': "target's terrain",
    'beyond-range': 'beyond range',
    indirect: 'indirect fire',
  },
  ru: {
    attack: 'отряд',
    technology: 'технология',
    gm: 'мастер',
    target: 'атаки по цели',
    'firer-terrain': 'местность стрелка',
    'target-terrain': 'местность цели',
    'beyond-range': 'сверх дальности',
    indirect: 'навесной огонь',
  },
  es: {
    attack: 'escuadra',
    technology: 'tecnología',
    gm: 'máster',
    target: 'ataques al objetivo',
    'firer-terrain': 'terreno propio',
    'target-terrain': 'terreno del objetivo',
    'beyond-range': 'fuera de alcance',
    indirect: 'tiro indirecto',
  },
};

/** A modifier in words: `beyond range −3`. */
export const modifierWords = (language: Language, { cause, value }: Modifier): string =>
  `${MODIFIER_WORDS[language][cause]} ${value < 0 ? '−' : '+'}${Math.abs(value)}`;

type LogWord =
  | 'cycle'
  | 'squad'
  | 'target'
  | 'distance'
  | 'die'
  | 'needed'
  | 'result'
  | 'damage'
  | 'targetHp'
  | 'note'
  | 'damageDice'
  | 'hopeless';

/** Headers and notes of COMBAT_LOG. */
export const COMBAT_LOG_WORDS: Words<LogWord> = {
  en: {
    cycle: 'cycle',
    squad: 'squad',
    target: 'target',
    distance: 'distance',
    die: 'die',
    needed: 'needed',
    result: 'result',
    damage: 'damage',
    targetHp: 'target HP',
    note: 'note',
    damageDice: 'damage dice {faces}',
    hopeless: 'only a 1 could hit',
  },
  ru: {
    cycle: 'цикл',
    squad: 'отряд',
    target: 'цель',
    distance: 'дистанция',
    die: 'кубик',
    needed: 'нужно',
    result: 'итог',
    damage: 'урон',
    targetHp: 'НР цели',
    note: 'примечание',
    damageDice: 'кубики урона {faces}',
    hopeless: 'попасть могла только единица',
  },
  es: {
    cycle: 'ciclo',
    squad: 'escuadra',
    target: 'objetivo',
    distance: 'distancia',
    die: 'dado',
    needed: 'necesario',
    result: 'resultado',
    damage: 'daño',
    targetHp: 'PV del objetivo',
    note: 'nota',
    damageDice: 'dados de daño {faces}',
    hopeless: 'solo un 1 podía impactar',
  },
};
