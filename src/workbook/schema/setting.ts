import type { Choice } from './choices';
import type { Labels, Localized } from './language';

/** A row of the sheet Campaign. */
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

export const MAX_TURN = 9999;

export const TEXT_SETTING = { kind: 'text' } as const;
export const choiceSetting = (words: Choice): ChoiceKind => ({ kind: 'choice', choice: words });
