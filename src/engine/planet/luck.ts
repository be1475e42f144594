import type { DiePurposeKind, DieStream } from '../dice/dice';
import { CARDS } from './cards';
import type { RollPlace, RollStep } from './events';
import type { Rolling } from './rolling';
import { KIND_OF_STEP } from './rolling';
import type { Target } from './target';
import { DIE, succeeds } from './target';
import type { CardInForce, Combatant } from './types';

const PURPOSES: Readonly<Record<RollStep, DiePurposeKind>> = {
  hit: 'ghost-hit',
  reaction: 'ghost-reaction',
  return: 'ghost-return',
  save: 'ghost-save',
  // Close combat takes no cards (P-6).
  attacks: 'attacks',
};

/**
 * The die a luck card acts on (P-6): the one a player named; else for max the lowest-numbered failed one, for min the
 * lowest-numbered successful one; if there is none, die 1. Counted from 0.
 */
function chosenDie({ die }: CardInForce, luck: 'max' | 'min', successes: readonly boolean[]): number {
  if (die !== null && die >= 1 && die <= successes.length) return die - 1;
  return Math.max(0, successes.indexOf(luck === 'min'));
}

/**
 * Rolls the ghost dice of a roll's luck cards (P-6): in listed order, each on the dice as they then stand.
 * @param rolled faces of the roll, at least one. Returns the faces as luck leaves them.
 */
export function applyLuck(
  rolling: Rolling,
  place: RollPlace,
  roller: Combatant,
  rolled: readonly number[],
  target: Target,
  stream: DieStream,
): readonly number[] {
  const { needed } = target;
  const isSuccess = (face: number): boolean => succeeds(face, needed, rolling.options.naturalExtremes);
  const faces = [...rolled];
  let ghosts = 0;
  for (const inForce of roller.cards) {
    const effect = CARDS[inForce.card];
    if (effect.kind !== 'luck' || effect.roll !== KIND_OF_STEP[place.step]) continue;
    ghosts += 1;
    const face = stream.die(DIE, { kind: PURPOSES[place.step], who: roller.name, number: ghosts, cycle: 0 });
    const chosen = chosenDie(inForce, effect.luck, faces.map(isSuccess));
    const before = faces[chosen] ?? face;
    const after = effect.luck === 'max' ? Math.max(before, face) : Math.min(before, face);
    faces[chosen] = after;
    rolling.events.push({
      kind: 'ghost',
      ...place,
      ...target,
      ...{ index: rolled.length + ghosts, card: inForce.card, face },
      ...{ die: chosen + 1, before, after, success: isSuccess(after) },
    });
  }
  return faces;
}
