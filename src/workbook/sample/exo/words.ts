/** What differs between the samples of the three languages. */
export interface ExoSampleWords {
  readonly campaign: string;
  /** Prefixes of ids. */
  readonly ids: { readonly player: string; readonly character: string; readonly arm: string };
  readonly players: readonly (readonly [name: string, character: string])[];
  readonly sides: readonly [string, string];
  /** In the order of the skeleton. */
  readonly characters: readonly string[];
  readonly arms: Readonly<Record<ExoArmKey, string>>;
  /** The place that is watched. */
  readonly gate: string;
  /** Another TA. */
  readonly shout: string;
}

export type ExoArmKey = 'rifle' | 'smg' | 'sniper' | 'shotgun' | 'pistol' | 'revolver';
