/** What a game master may choose where the sheet can be read in two ways. */
export interface ExoOptions {
  /** E-7: +5 for each action beyond the first, or for every action. */
  readonly multiAction: 'beyond first' | 'every action';
  /** E-18: how halves and quarters are rounded. */
  readonly halving: 'up' | 'down';
  /** E-22: impact is added up after each initiative step, or at the end of the round. */
  readonly impact: 'step' | 'round';
  /** E-23: wounds above 3·Res are amputations. */
  readonly amputation: boolean;
}

export const DEFAULT_EXO_OPTIONS: ExoOptions = {
  multiAction: 'beyond first',
  halving: 'up',
  impact: 'step',
  amputation: false,
};
