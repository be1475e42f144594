import type { PlanetCampaign } from './campaign';
import { canonicalLines } from './digest';

/**
 * What the resolution of a turn reads (D-3): the options, each piece, each hand, each declaration with its number.
 * Names, places and who sees whom are not read and do not count; whether a target is in sight stands in the
 * declaration.
 */
export function turnInputs({ ruleset, settings, pieces, hands, sequence }: PlanetCampaign): string {
  const { naturalExtremes, melee, meleeSaveModifier, cardCopies } = settings.options;
  return canonicalLines([
    { kind: 'options', ruleset, naturalExtremes, melee, meleeSaveModifier, cardCopies },
    ...pieces.map(({ id, owner, side, models, profile }) => {
      const { toHit, reaction, save, style, saveModifier, shots, attacks } = profile;
      const numbers = { toHit, reaction, save, style, saveModifier, shots, attacks };
      return { kind: 'piece', id, owner, side, models, ...numbers };
    }),
    ...hands.map(({ id, cards, played }) => ({ kind: 'hand', player: id, cards: [...cards], played: [...played] })),
    ...sequence.map(({ id, declaration }) => ({
      kind: 'declaration',
      number: Number(id),
      declared: { ...declaration },
    })),
  ]);
}
