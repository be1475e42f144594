import type { Part } from '../../../engine/exo/body';
import type { FireMode } from '../../../engine/exo/burst';
import type { DamageType } from '../../../engine/exo/damage';
import type { Cover, Range } from '../../../engine/exo/declarations';
import type { Recoil } from '../../../engine/exo/recoil';
import type { Carried } from '../../../engine/exo/state';
import type { Hand } from '../../../engine/exo/types';
import type { Severity } from '../../../engine/exo/wounds';
import type { Choice } from '../choices';

/** Parts of the body (E-19). */
export const PART_CHOICE: Choice<Part> = {
  chest: { en: ['chest', 'torso'], ru: ['грудь', 'торс', 'корпус'], es: ['pecho', 'torso', 'tórax'] },
  'right arm': { en: ['right arm'], ru: ['правая рука', 'рука правая'], es: ['brazo derecho'] },
  'left arm': { en: ['left arm'], ru: ['левая рука', 'рука левая'], es: ['brazo izquierdo'] },
  abdomen: { en: ['abdomen', 'belly', 'stomach'], ru: ['живот'], es: ['abdomen', 'vientre', 'estómago'] },
  'right leg': { en: ['right leg'], ru: ['правая нога', 'нога правая'], es: ['pierna derecha'] },
  'left leg': { en: ['left leg'], ru: ['левая нога', 'нога левая'], es: ['pierna izquierda'] },
  head: { en: ['head'], ru: ['голова'], es: ['cabeza'] },
};

/** Kinds of fire (E-15 … E-17). */
export const FIRE_MODE_CHOICE: Choice<FireMode> = {
  normal: {
    en: ['normal', 'single'],
    ru: ['нормальный', 'обычный', 'одиночный'],
    es: ['normal', 'fuego normal'],
  },
  semi: {
    en: ['semi', 'semiautomatic'],
    ru: ['полуавтомат', 'полуавтоматический'],
    es: ['semiautomático', 'fuego semiautomático'],
  },
  auto: {
    en: ['auto', 'automatic'],
    ru: ['автомат', 'автоматический'],
    es: ['automático', 'fuego automático'],
  },
};

/** Types of damage (E-20). */
export const DAMAGE_TYPE_CHOICE: Choice<DamageType> = {
  '0': { en: ['0', 'type 0'], ru: ['0', 'тип 0'], es: ['0', 'tipo 0'] },
  I: { en: ['I', 'type I', '1'], ru: ['I', 'тип I'], es: ['I', 'tipo I'] },
  II: { en: ['II', 'type II', '2'], ru: ['II', 'тип II'], es: ['II', 'tipo II'] },
  III: { en: ['III', 'type III', '3'], ru: ['III', 'тип III'], es: ['III', 'tipo III'] },
  IV: { en: ['IV', 'type IV', '4'], ru: ['IV', 'тип IV'], es: ['IV', 'tipo IV'] },
  V: { en: ['V', 'type V', '5'], ru: ['V', 'тип V'], es: ['V', 'tipo V'] },
};

/** A critical's choice of maximum damage where it hits (E-18). */
export const MAXIMUM_CHOICE: Choice<'max'> = {
  max: {
    en: ['max', 'maximum', 'maximum damage'],
    ru: ['макс', 'максимум', 'максимальный урон'],
    es: ['máx', 'máximo', 'máximo daño', 'daño máximo'],
  },
};

/** Range of a shot (E-12). */
export const RANGE_CHOICE: Choice<Range> = {
  MF: { en: ['MF', 'very easy'], ru: ['MF', 'очень лёгкая'], es: ['MF', 'muy fácil'] },
  F: { en: ['F', 'easy'], ru: ['F', 'лёгкая'], es: ['F', 'fácil'] },
  N: { en: ['N', 'normal'], ru: ['N', 'обычная', 'нормальная'], es: ['N', 'normal'] },
  Dif: { en: ['Dif', 'difficult'], ru: ['Dif', 'трудная'], es: ['Dif', 'difícil'] },
  MD: { en: ['MD', 'very difficult'], ru: ['MD', 'очень трудная'], es: ['MD', 'muy difícil'] },
};

/** Cover of a target (E-12). */
export const COVER_CHOICE: Choice<Cover['degree'] | 'none'> = {
  none: { en: ['none', 'no'], ru: ['нет'], es: ['ninguna', 'no'] },
  half: { en: ['half'], ru: ['половина', 'половинное'], es: ['media'] },
  full: { en: ['full'], ru: ['полное'], es: ['completa'] },
};

/** Recoil of a weapon (E-9). */
export const RECOIL_CHOICE: Choice<Recoil> = {
  N: { en: ['N'], ru: ['N'], es: ['N'] },
  F: { en: ['F'], ru: ['F'], es: ['F'] },
  S: { en: ['S'], ru: ['S'], es: ['S'] },
};

export type ActionWord =
  | ('fire' | 'opportunity' | 'draw' | 'reload' | 'walk' | 'fast' | 'sprint' | 'aim' | 'skill')
  | ('ambushed' | 'disturbed');

/** What a row of the sheet Actions says: an action (E-7 … E-13), or what befalls a character in the round (E-12). */
export const ACTION_CHOICE: Choice<ActionWord> = {
  fire: { en: ['fire', 'shoot'], ru: ['огонь', 'стрелять'], es: ['disparar', 'fuego'] },
  opportunity: {
    en: ['opportunity fire', 'watch'],
    ru: ['огонь по появившемуся', 'держать под прицелом'],
    es: ['fuego de oportunidad'],
  },
  draw: { en: ['draw'], ru: ['достать оружие', 'достать'], es: ['desenfundar'] },
  reload: { en: ['reload'], ru: ['перезарядить', 'перезарядка'], es: ['recargar'] },
  walk: { en: ['walk'], ru: ['шаг', 'идти'], es: ['andar'] },
  fast: { en: ['fast move', 'fast'], ru: ['быстрое движение', 'бег'], es: ['movimiento rápido'] },
  sprint: { en: ['sprint'], ru: ['спринт'], es: ['movimiento veloz'] },
  aim: { en: ['aim'], ru: ['целиться', 'прицеливание'], es: ['apuntar'] },
  skill: { en: ['other TA', 'TA', 'skill'], ru: ['другая TA', 'TA', 'навык'], es: ['otra TA', 'TA', 'habilidad'] },
  ambushed: { en: ['ambushed'], ru: ['попал в засаду', 'засада'], es: ['emboscado', 'emboscada'] },
  disturbed: { en: ['disturbed'], ru: ['сбит прицел', 'помеха'], es: ['molestado', 'interrumpido'] },
};

export const HAND_CHOICE: Choice<Hand> = {
  right: { en: ['right'], ru: ['правая'], es: ['derecha'] },
  left: { en: ['left'], ru: ['левая'], es: ['izquierda'] },
};

/** Where a weapon is. */
export const CARRIED_CHOICE: Choice<Carried> = {
  right: { en: ['right hand', 'right'], ru: ['в правой руке', 'правая'], es: ['mano derecha', 'derecha'] },
  left: { en: ['left hand', 'left'], ru: ['в левой руке', 'левая'], es: ['mano izquierda', 'izquierda'] },
  both: { en: ['both hands', 'both'], ru: ['в обеих руках', 'обе'], es: ['ambas manos', 'ambas'] },
  holstered: { en: ['holstered'], ru: ['убрано'], es: ['enfundada'] },
  dropped: { en: ['dropped'], ru: ['уронено'], es: ['en el suelo'] },
};

/** Nature of a TA (E-22, E-23). */
export const NATURE_CHOICE: Choice<'physical' | 'mental'> = {
  physical: { en: ['physical'], ru: ['физическая'], es: ['física'] },
  mental: { en: ['mental'], ru: ['умственная'], es: ['mental'] },
};

const asWritten = <Value extends string>(value: Value) => ({ en: [value], ru: [value], es: [value] }) as const;

/** Visibility of a target (E-12); points by which an initiative is raised (E-8). */
export const FIVES_CHOICE: Choice<'0' | '5' | '10'> = {
  '0': asWritten('0'),
  '5': asWritten('5'),
  '10': asWritten('10'),
};

/** How grave a wound is, as its cell says it (E-23). */
export const SEVERITY_CHOICE: Choice<Severity> = {
  unimportant: { en: ['unimportant'], ru: ['незначительная'], es: ['sin importancia'] },
  light: { en: ['light'], ru: ['лёгкая'], es: ['leve'] },
  severe: { en: ['severe'], ru: ['тяжёлая'], es: ['grave'] },
  amputation: { en: ['amputation'], ru: ['ампутация'], es: ['amputación'] },
};

/** A wound that bleeds no more. */
export const TREATED_CHOICE: Choice<'treated'> = {
  treated: { en: ['treated'], ru: ['перевязана'], es: ['tratada'] },
};
