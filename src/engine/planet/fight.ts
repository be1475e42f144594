import { engagementId } from '../dice/campaignKeys';
import type { Dice } from '../dice/dice';
import type { Result } from '../result';
import { ok } from '../result';
import { closeCombat } from './closeCombat';
import type { CardPlay, Engagement } from './declarations';
import type { PlanetEvent } from './events';
import { linearFire } from './linearFire';
import type { PlanetOptions } from './options';
import { parabolicFire } from './parabolicFire';
import type { PlanetProblem } from './problems';
import type { Piece } from './turn';
import type { Combatant, Side } from './types';

/** Dice of an engagement by its id (D-2), so that its key can seed them (D-3); `null`: those that deal cards. */
export type SequenceDice = (engagement: string | null) => Dice;

/** What all engagements of a turn share. */
export interface Rules {
  readonly options: PlanetOptions;
  readonly dice: SequenceDice;
}

/** Casualties of both sides, and how they came about. */
export interface Outcome {
  readonly casualties: Readonly<Record<Side, number>>;
  readonly events: readonly PlanetEvent[];
}

/**
 * Fights one engagement. Its labels begin with its kind and who acts, which no other engagement of a turn shares.
 * @param cards those in force on the two pieces, in listed order.
 */
export function fight(
  declared: Engagement,
  piece: Piece,
  target: Piece,
  cards: readonly CardPlay[],
  { options, dice }: Rules,
): Result<Outcome, PlanetProblem> {
  const source = dice(engagementId([piece.id, target.id]));
  const combatant = ({ id, name, side, profile }: Piece): Combatant => ({
    ...{ id, name, side, profile },
    cards: cards.filter(({ on }) => on === id).map(({ card, die }) => ({ card, die })),
  });
  const [firer, enemy] = [combatant(piece), combatant(target)];
  const losses = (ofTarget: number, ofFirer: number): Readonly<Record<Side, number>> =>
    target.side === 'y' ? { y: ofTarget, x: ofFirer } : { x: ofTarget, y: ofFirer };
  const prefix = `${declared.kind}/${piece.id}`;
  switch (declared.kind) {
    case 'linear': {
      const fire = linearFire(firer, enemy, options, source, prefix);
      if (!fire.ok) return fire;
      const { targetCasualties, firerCasualties, events } = fire.value;
      return ok({ casualties: losses(targetCasualties, firerCasualties), events });
    }
    case 'parabolic': {
      const fire = parabolicFire(firer, enemy, declared.covered, options, source, prefix);
      if (!fire.ok) return fire;
      return ok({ casualties: losses(fire.value.targetCasualties, 0), events: fire.value.events });
    }
    case 'close': {
      const sides = piece.side === 'x' ? { x: firer, y: enemy } : { x: enemy, y: firer };
      return ok(closeCombat(sides, options, source, `close/${sides.x.id}/${sides.y.id}`));
    }
  }
}
