/** Words of the canonical form of a rule in one language; every one of them is read back by the same language. */
import type { Comparison, NumericCondition, PlainCondition, PlainTarget } from '../../engine/landing/behaviour/syntax';

export interface Wording {
  readonly if: string;
  readonly then: string;
  readonly and: string;
  readonly or: string;
  readonly not: string;
  /** Opening and closing quotes, the customary pair first. */
  readonly quotes: readonly (readonly [string, string])[];
  readonly decimal: '.' | ',';
  readonly percent: string;
  /** As it stands, and denied; without a second form NOT is put before it. */
  readonly conditions: Readonly<Record<PlainCondition, readonly [string] | readonly [string, string]>>;
  readonly numeric: Readonly<Record<NumericCondition, string>>;
  readonly comparisons: Readonly<Record<NumericCondition, Readonly<Record<Comparison, string>>>>;
  /** `{name}` stands for the quoted name. */
  readonly enemyType: readonly [string, string];
  readonly hasUses: readonly [string, string];
  readonly close: string;
  readonly closeEffective: string;
  readonly closeContact: string;
  readonly withdraw: string;
  /** Between a movement and its distance: «до». */
  readonly upTo: string;
  readonly keep: string;
  readonly hold: string;
  readonly holdFire: string;
  readonly fire: string;
  readonly withWeapon: string;
  readonly use: string;
  readonly targets: Readonly<Record<PlainTarget, string>>;
  readonly atType: string;
}
