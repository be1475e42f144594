import type { OrderKind } from '../../engine/landing/campaign/orders';
import type { Progress } from './match';
import type { OrderLanguage } from './program';
import type { Slots } from './slots';
import type { OrderText } from './syntax';
import type { Word } from './word';

/** Whose order it is, and whose squad's, as the headers above say it; `null`: not said. */
export interface OrderContext {
  readonly player: string | null;
  readonly squad: string | null;
}

/** What was tried in one language, for the diagnosis. */
export interface Attempt {
  readonly language: OrderLanguage;
  readonly words: readonly Word[];
  readonly slots: Slots;
  readonly readings: readonly { readonly order: OrderText; readonly exact: boolean }[];
  /** How far each kind of order came. */
  readonly progress: ReadonlyMap<OrderKind, Progress>;
}
