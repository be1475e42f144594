import type { Battle } from './battle';
import { change, stateOf } from './battle';
import type { Status, StatusCause } from './events';
import { isMortal, lifeTotal } from './life';
import type { CharacterState } from './state';
import { isUnconscious } from './state';

/** Anything that disturbs makes one lose the aim (E-12). */
export function loseAim(battle: Battle, id: string): void {
  const { aim } = stateOf(battle, id);
  if (!aim) return;
  change(battle, id, { aim: null });
  battle.events.push({ kind: 'aim lost', character: id, target: aim.target });
}

const LAST_ROUND = {
  stunned: 'stunnedUntil',
  incapacitated: 'incapacitatedUntil',
  unconscious: 'unconsciousUntil',
} as const;

/**
 * A state that lasts the rest of this round and so many rounds more. Two of a kind do not add up: the longer one stays.
 */
export function lastFor(
  battle: Battle,
  id: string,
  status: keyof typeof LAST_ROUND,
  rounds: number,
  cause: StatusCause,
): void {
  const field = LAST_ROUND[status];
  const until = battle.round + rounds;
  if (until <= stateOf(battle, id)[field]) return;
  change(battle, id, { [field]: until });
  battle.events.push({ kind: 'status', character: id, status, cause, until });
  loseAim(battle, id);
}

/** A state without a term that has just begun. */
export function begin(battle: Battle, id: string, status: Status, cause: StatusCause): void {
  battle.events.push({ kind: 'status', character: id, status, cause, until: null });
  loseAim(battle, id);
}

/** Says that a character has lost consciousness or life since `before` (E-24). */
export function checkLife(battle: Battle, id: string, before: CharacterState): void {
  const state = stateOf(battle, id);
  const atEnd = ({ life, character }: CharacterState): boolean => life.wounds + life.stun >= character.lifePoints;
  if (!before.dead && isMortal(state)) {
    change(battle, id, { dead: true });
    return begin(battle, id, 'dead', 'life points');
  }
  if (!state.dead && atEnd(state) && !atEnd(before) && !isUnconscious(before, battle.round)) {
    begin(battle, id, 'unconscious', 'life points');
  }
}

/** What is left of the life points of everybody who lost some since `before`. */
export function reportLife(battle: Battle, before: ReadonlyMap<string, CharacterState>): void {
  for (const [id, state] of battle.characters) {
    const { wounds, stun } = state.life;
    const old = before.get(id)?.life;
    if (old?.wounds === wounds && old.stun === stun) continue;
    battle.events.push({ kind: 'life', character: id, wounds, stun, total: lifeTotal(state) });
  }
}
