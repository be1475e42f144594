import type { CardId } from '../../engine/planet/cards';
import type { Declaration } from '../../engine/planet/declarations';
import type { PlanetOptions } from '../../engine/planet/options';
import type { Profile, Side } from '../../engine/planet/types';
import type { PlanetCampaign } from '../../workbook/campaign';

/** A piece as the turn found it. */
export interface PieceBefore {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly owner: string;
  readonly profile: Profile;
  readonly models: number;
  /** Where it stood on the table. */
  readonly stood: string;
  readonly seenBy: readonly string[];
}

/** Everything a resolved turn was made of; kept so that its reports and its proof can be made again at any time. */
export interface TurnSnapshot {
  readonly campaign: string;
  readonly options: PlanetOptions;
  readonly pieces: readonly PieceBefore[];
  readonly hands: readonly {
    readonly player: string;
    readonly cards: readonly CardId[];
    readonly played: readonly CardId[];
  }[];
  /** In the order of the numbers, which are the ids of the rows. */
  readonly sequence: readonly { readonly id: string; readonly declaration: Declaration }[];
}

/** All of these are plain values, so JSON carries them as they are. */
export function writeTurn({ settings, pieces, hands, sequence }: PlanetCampaign): string {
  const snapshot: TurnSnapshot = {
    campaign: settings.name,
    options: settings.options,
    pieces: pieces.map(({ id, name, side, owner, profile, models, place, seenBy }) => ({
      ...{ id, name, side, owner, profile, models, seenBy },
      stood: place,
    })),
    hands: hands.map(({ id, cards, played }) => ({ player: id, cards, played })),
    sequence: sequence.map(({ id, declaration }) => ({ id, declaration })),
  };
  return JSON.stringify(snapshot);
}

export const readTurn = (text: string): TurnSnapshot => JSON.parse(text) as TurnSnapshot;
