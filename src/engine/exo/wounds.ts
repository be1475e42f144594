import type { Part } from './body';
import type { ExoOptions } from './options';

/** How grave a wound is (E-23), the least first. */
export const SEVERITIES = ['unimportant', 'light', 'severe', 'amputation'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Parts that a wound treats alike (E-23). */
export const WOUND_PLACES = ['head', 'chest', 'arm', 'abdomen', 'leg'] as const;
export type WoundPlace = (typeof WOUND_PLACES)[number];

const PLACE_OF: Readonly<Record<Part, WoundPlace>> = {
  head: 'head',
  chest: 'chest',
  'right arm': 'arm',
  'left arm': 'arm',
  abdomen: 'abdomen',
  'right leg': 'leg',
  'left leg': 'leg',
};

/** The row of the wound table that a part belongs to (E-23). */
export const woundPlace = (part: Part): WoundPlace => PLACE_OF[part];

/** Severity of one wound, by its damage after armour (E-23). */
export function severityOf(damage: number, resistance: number, options: ExoOptions): Severity {
  if (damage < resistance) return 'unimportant';
  if (damage < 2 * resistance) return 'light';
  return options.amputation && damage > 3 * resistance ? 'amputation' : 'severe';
}

/** Severe, or an amputation, which is as severe (E-23). */
export const isSevere = (severity: Severity): boolean => severity === 'severe' || severity === 'amputation';

/** Rounds of a minute (E-24). */
const MINUTE = 16;

export const ROUNDS_PER_HOUR = 60 * MINUTE;

/** Rounds in which a wound takes a life point; `null`: it does not bleed (E-23). */
export const bleedingPeriod = (severity: Severity): number | null =>
  isSevere(severity) ? 5 : severity === 'light' ? MINUTE : null;
