import { courseOf } from './course';
import type { FighterFacts, RoundFacts } from './facts';
import type { OwnFighter, RoundReport, SeenFighter } from './known';
import { type ExoView, isDown, viewOf } from './viewpoint';

/**
 * What a player may know of a round: the one door through which its events get into anything that leaves the GM's
 * workbook. Throws for an id that is no player's.
 */
export function roundKnownTo(playerId: string, facts: RoundFacts): RoundReport {
  const player = facts.players.find(({ id }) => id === playerId);
  if (!player) throw new Error('A report was asked for somebody who is no player.');
  const { id, name, character, language, format, eliminated } = player;
  const recipient = { id, name, character, language, format, eliminated };
  return reportOf(viewOf(playerId, facts), recipient);
}

/** The same with everything, for the game master. */
export const roundLog = (facts: RoundFacts): RoundReport => reportOf(viewOf(null, facts), null);

function reportOf(view: ExoView, recipient: RoundReport['recipient']): RoundReport {
  const { campaign, turn, commitment, digest, fighters } = view.facts;
  const own = fighters.filter(({ id }) => view.isOwn(id));
  const sides = new Set(own.map(({ side }) => side).filter((side) => side !== ''));
  const about = { recipient, campaign, turn, commitment, digest };
  // Who has nobody in the fight has seen nothing of it.
  if (own.length === 0) return { ...about, own: [], others: [], course: [] };
  return {
    ...about,
    own: own.map((fighter) => ownFighter(view, fighter)),
    others: fighters.filter(({ id }) => !view.isOwn(id)).map((fighter) => seenFighter(view, fighter, sides)),
    course: courseOf(view),
  };
}

const ownFighter = (view: ExoView, { id, after, key }: FighterFacts): OwnFighter => ({
  id,
  label: view.label(id),
  state: after,
  key,
});

const seenFighter = (view: ExoView, { id, side, after }: FighterFacts, sides: ReadonlySet<string>): SeenFighter => ({
  label: view.label(id),
  side: sides.has(side) ? 'ally' : 'enemy',
  down: isDown(after, view.facts.turn),
});
