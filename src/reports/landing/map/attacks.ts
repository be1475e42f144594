import type { PhaseFacts } from '../facts';
import type { OwnAttack } from './ownAttack';
import type { MapSpeech } from './speech';

/** The attack orders of one player, with what came of them: those of others are not the player's to know (L-23 e). */
export function attacksKnownTo(
  playerId: string,
  { attacks = [], squads = [] }: Pick<PhaseFacts, 'attacks' | 'squads'>,
): readonly OwnAttack[] {
  const own = new Map(squads.filter(({ owner }) => owner === playerId).map(({ id, name }) => [id, name]));
  return attacks
    .filter(({ player }) => player === playerId)
    .map(({ order, squad, refused }) => ({ order, squad: own.get(squad) ?? null, refused }));
}

/** What came of an attack order, as its owner and the game master read it. */
export function attackSentence({ say, because }: MapSpeech, { order, squad, refused }: OwnAttack): string {
  if (refused === null) return say('attack-done', { squad: squad ?? '' });
  const reason = because(refused);
  return squad === null ? say('order-refused', { order, reason }) : say('attack-refused', { squad, reason });
}
