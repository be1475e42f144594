import { isIncapacitated, isUnconscious, type CharacterState } from '../../engine/exo/state';
import { labelsOf } from '../labels';
import type { FighterFacts, RoundFacts } from './facts';

/** A round from the place of one viewer. */
export interface ExoView {
  readonly facts: RoundFacts;
  readonly isOwn: (id: string) => boolean;
  readonly label: (id: string) => string;
  readonly fighter: (id: string) => FighterFacts | undefined;
  /** Name of a weapon of a character. */
  readonly weapon: (id: string, weapon: string) => string;
}

/** @param player id of the player; `null`: the game master, to whom every character counts as own. */
export function viewOf(player: string | null, facts: RoundFacts): ExoView {
  const { fighters } = facts;
  const own = fighters.filter(({ before }) => player === null || before.character.owner === player);
  const ids = new Set(own.map(({ id }) => id));
  const byId = new Map(fighters.map((fighter) => [fighter.id, fighter]));
  // Own characters come first, so that an enemy's name never puts a number behind one's own.
  const labels = labelsOf([...own, ...fighters.filter(({ id }) => !ids.has(id))]);
  return {
    facts,
    isOwn: (id) => ids.has(id),
    label: (id) => labels.get(id) ?? '',
    fighter: (id) => byId.get(id),
    weapon: (id, weapon) => byId.get(id)?.before.character.weapons.find((each) => each.id === weapon)?.name ?? '',
  };
}

/** Lies and does not act: whether dead, unconscious or incapacitated cannot be told from afar. */
export const isDown = (state: CharacterState, round: number): boolean =>
  state.dead || isUnconscious(state, round) || isIncapacitated(state, round);
