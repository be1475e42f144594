import type { Profile, Style } from './types';

/** The twelve profiles (P-7), in the order of the source. */
export const PROFILE_IDS = [
  ...(['soldier', 'soldier-semi-heavy-weapon', 'soldier-heavy-weapon'] as const),
  ...(['semi-heavy-armour', 'semi-heavy-armour-semi-heavy-weapon', 'semi-heavy-armour-heavy-weapon'] as const),
  ...(['heavy-armour', 'heavy-armour-semi-heavy-weapon', 'heavy-armour-heavy-weapon'] as const),
  ...(['grenade-launcher', 'semi-heavy-missile-launcher', 'heavy-missile-launcher'] as const),
] as const;
export type ProfileId = (typeof PROFILE_IDS)[number];

/** What a profile has besides its name. */
export type Characteristics = Omit<Profile, 'name'>;

/** No profile of the source says how many attacks it has (P-5). */
export const DEFAULT_ATTACKS = 1;

const SHOTS: Readonly<Record<Style, number>> = { linear: 6, parabolic: 1 };

const soldier = (save: number, saveModifier: number, style: Style): Characteristics => ({
  toHit: 4,
  reaction: 4,
  save,
  style,
  saveModifier,
  shots: SHOTS[style],
  attacks: DEFAULT_ATTACKS,
});

export const PROFILES: Readonly<Record<ProfileId, Characteristics>> = {
  soldier: soldier(4, 0, 'linear'),
  'soldier-semi-heavy-weapon': soldier(4, -1, 'linear'),
  'soldier-heavy-weapon': soldier(4, -2, 'linear'),
  'semi-heavy-armour': soldier(3, 0, 'linear'),
  'semi-heavy-armour-semi-heavy-weapon': soldier(3, -1, 'linear'),
  'semi-heavy-armour-heavy-weapon': soldier(3, -2, 'linear'),
  'heavy-armour': soldier(2, 0, 'linear'),
  'heavy-armour-semi-heavy-weapon': soldier(2, -1, 'linear'),
  'heavy-armour-heavy-weapon': soldier(2, -2, 'linear'),
  'grenade-launcher': soldier(4, 0, 'parabolic'),
  'semi-heavy-missile-launcher': soldier(4, -1, 'parabolic'),
  'heavy-missile-launcher': soldier(4, -2, 'parabolic'),
};
