import type { Part } from '../../../engine/exo/body';
import type { FireMode } from '../../../engine/exo/burst';
import type { DamageType } from '../../../engine/exo/damage';
import type { Cover, Range } from '../../../engine/exo/declarations';
import type { Recoil } from '../../../engine/exo/recoil';
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
