/** What a game master may choose where the source can be read in two ways. */
export interface PlanetOptions {
  /** P-1: 1 always fails and 6 always succeeds, whatever the target number. */
  readonly naturalExtremes: boolean;
  /** P-5: the attack dice are added up, or their successes against *impactar* counted. */
  readonly melee: 'sum' | 'successes';
  /** P-5: the winner's save modifier counts in close combat too. */
  readonly meleeSaveModifier: boolean;
  /** P-6: how many of each card the deck holds. */
  readonly cardCopies: number;
}

export const DEFAULT_PLANET_OPTIONS: PlanetOptions = {
  naturalExtremes: false,
  melee: 'sum',
  meleeSaveModifier: false,
  cardCopies: 1,
};

export const MAX_CARD_COPIES = 100;
