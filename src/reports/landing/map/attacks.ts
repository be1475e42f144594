import type { AttackRefusal } from '../../../engine/landing/campaign/attacks';
import type { PhaseFacts } from '../facts';
import type { MapSpeech } from './speech';

/** An attack order of the viewer's, and why it was refused. */
export interface OwnAttack {
  readonly order: string;
  /** Name of the squad; `null`: it is not the viewer's, and nothing is said of it. */
  readonly squad: string | null;
  readonly refused: AttackRefusal | null;
}

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
