import type { Degree } from '../engine/exo/actionRoll';
import type { ContestOutcome } from '../engine/exo/contest';
import type { ImpactEffect } from '../engine/exo/impact';
import type { Severity, WoundPlace } from '../engine/exo/wounds';
import type { Words } from './language';

/** Degrees of an action roll (contract for `en`); Spanish as the source sheet prints them. */
export const DEGREE_WORDS: Words<Degree> = {
  en: {
    critical: 'critical',
    success: 'success',
    'low success': 'low success',
    'low failure': 'low failure',
    failure: 'failure',
    fumble: 'fumble',
  },
  ru: {
    critical: 'критический успех',
    success: 'успех',
    'low success': 'слабый успех',
    'low failure': 'слабая неудача',
    failure: 'неудача',
    fumble: 'провал',
  },
  es: {
    critical: 'éxito alto',
    success: 'éxito',
    'low success': 'éxito bajo',
    'low failure': 'fallo bajo',
    failure: 'fallo',
    fumble: 'fallo alto',
  },
};

/** Severities of a wound (contract for `en`). */
export const SEVERITY_WORDS: Words<Severity> = {
  en: { unimportant: 'unimportant', light: 'light', severe: 'severe', amputation: 'amputation' },
  ru: { unimportant: 'незначительная', light: 'лёгкая', severe: 'тяжёлая', amputation: 'ампутация' },
  es: { unimportant: 'sin importancia', light: 'leve', severe: 'grave', amputation: 'amputación' },
};

/** Effects of impact (contract for `en`). */
export const IMPACT_WORDS: Words<ImpactEffect> = {
  en: {
    none: 'none',
    stunned: 'stunned',
    'stunned and pushed back': 'stunned and pushed back',
    incapacitated: 'incapacitated',
  },
  ru: {
    none: 'нет',
    stunned: 'оглушён',
    'stunned and pushed back': 'оглушён и отброшен',
    incapacitated: 'выведен из строя',
  },
  es: {
    none: 'ninguno',
    stunned: 'aturdido',
    'stunned and pushed back': 'aturdido y retrocede',
    incapacitated: 'incapacitado',
  },
};

export type WoundWord = `light ${WoundPlace}` | `severe ${WoundPlace}` | WoundNote;
type WoundNote = 'unimportant' | 'nothing' | 'light bleeding' | 'severe bleeding' | 'limb lost' | 'organ lost';

/** What a wound does (E-23). */
export const WOUND_EFFECT_WORDS: Words<WoundWord> = {
  en: {
    nothing: 'no damage gets through',
    unimportant: 'nothing beyond its damage to the life points',
    'light head': 'stunned for 2 rounds (−5 initiative, +5 TA)',
    'light chest': '+5 to physical TA',
    'light arm': '+5 to TA with that arm',
    'light abdomen': 'impeded: +5 to physical TA, half movement',
    'light leg': 'impeded: +5 to physical TA, half movement',
    'severe head': 'unconscious for {damage} {damage|hour|hours}',
    'severe chest': '+10 to physical TA',
    'severe arm': 'the arm is useless and drops what it holds',
    'severe abdomen': 'incapacitated: no physical actions, +10 to mental TA',
    'severe leg': 'incapacitated: no physical actions, +10 to mental TA',
    'light bleeding': '−1 life point a minute (16 rounds)',
    'severe bleeding': '−1 life point every 5 rounds',
    'limb lost': 'the limb is lost; surgery to replace it',
    'organ lost': 'an organ is lost; surgery to replace it',
  },
  ru: {
    nothing: 'урон не прошёл',
    unimportant: 'ничего, кроме потери очков жизни',
    'light head': 'оглушение на 2 раунда (−5 к инициативе, +5 к TA)',
    'light chest': '+5 к физическим TA',
    'light arm': '+5 к TA этой рукой',
    'light abdomen': 'скован: +5 к физическим TA, движение вдвое меньше',
    'light leg': 'скован: +5 к физическим TA, движение вдвое меньше',
    'severe head': 'без сознания {damage} {damage|час|часа|часов}',
    'severe chest': '+10 к физическим TA',
    'severe arm': 'рука не действует и роняет то, что держит',
    'severe abdomen': 'выведен из строя: никаких физических действий, +10 к умственным TA',
    'severe leg': 'выведен из строя: никаких физических действий, +10 к умственным TA',
    'light bleeding': '−1 очко жизни в минуту (16 раундов)',
    'severe bleeding': '−1 очко жизни каждые 5 раундов',
    'limb lost': 'конечность потеряна, замена только операцией',
    'organ lost': 'орган потерян, замена только операцией',
  },
  es: {
    nothing: 'no pasa daño',
    unimportant: 'nada más que su daño en puntos de vida',
    'light head': '2 asaltos aturdido (−5 iniciativa, +5 TA)',
    'light chest': '+5 TA físicas',
    'light arm': '+5 TA con ese brazo',
    'light abdomen': 'impedido: +5 TA físicas y 1/2 movimiento',
    'light leg': 'impedido: +5 TA físicas y 1/2 movimiento',
    'severe head': 'inconsciente {damage} {damage|hora|horas}',
    'severe chest': '+10 TA físicas',
    'severe arm': 'brazo inútil, se le cae lo que lleve en la mano',
    'severe abdomen': 'incapacitado: sin acciones físicas, +10 TA mentales',
    'severe leg': 'incapacitado: sin acciones físicas, +10 TA mentales',
    'light bleeding': '−1 punto de vida cada minuto (16 asaltos)',
    'severe bleeding': '−1 punto de vida cada 5 asaltos',
    'limb lost': 'miembro cercenado; hace falta cirugía para reponerlo',
    'organ lost': 'órgano cercenado; hace falta cirugía para reponerlo',
  },
};

/** Outcomes of a contested roll. */
export const CONTEST_WORDS: Words<ContestOutcome> = {
  en: { first: 'first', second: 'second', tie: 'tie' },
  ru: { first: 'первый', second: 'второй', tie: 'поровну' },
  es: { first: 'primero', second: 'segundo', tie: 'empate' },
};

type HeaderWord = 'number' | 'part' | 'damage' | 'rank' | 'name' | 'hits' | 'chance' | 'meanDamage';

/** Headers of EXO's tables. */
export const EXO_HEADER_WORDS: Words<HeaderWord> = {
  en: {
    ...{ number: 'number', part: 'part', damage: 'damage', rank: 'rank', name: 'name' },
    ...{ hits: 'hits', chance: 'chance', meanDamage: 'mean damage' },
  },
  ru: {
    ...{ number: 'номер', part: 'часть тела', damage: 'урон', rank: 'место', name: 'имя' },
    ...{ hits: 'попадания', chance: 'вероятность', meanDamage: 'средний урон' },
  },
  es: {
    ...{ number: 'número', part: 'parte', damage: 'daño', rank: 'puesto', name: 'nombre' },
    ...{ hits: 'impactos', chance: 'probabilidad', meanDamage: 'daño medio' },
  },
};
