import type { Action, Declaration } from './declarations';
import { counts, isAttack } from './declarations';
import type { CharacterState } from './state';
import { isStunned } from './state';
import type { Modifier } from './types';
import { modifierOf, sumOf } from './types';

/** Stunned characters, ambushed ones and those who reload lose this much initiative (E-8, E-12, E-14). */
const INITIATIVE_STEP = 5;

/** An action with its place in the declaration and in the initiative. */
export interface Entry {
  readonly character: string;
  readonly action: Action;
  /** 1-based place in the declaration: the action number of labels (E-25). */
  readonly place: number;
  /** 0 happens at the initiative, 1 five points later, … (E-7). */
  readonly slot: number;
}

/** What a character is going to do in the round. */
export interface Plan {
  readonly declaration: Declaration;
  /** Actions that count for E-7. */
  readonly count: number;
  readonly entries: readonly Entry[];
  /** Primary initiative of the round, and what changed it. */
  readonly primary: number;
  readonly initiativeModifiers: readonly Modifier[];
  /** Was the stun part of that initiative? If not, being stunned later delays what is left. */
  readonly stunnedAtStart: boolean;
}

/**
 * Places in the initiative: the k-th action happens 5·(k−1) later (E-7); with two weapons the second attack happens
 * with the first (E-10). What is no action happens with the next action, or with the last.
 */
function entriesOf({ character, actions, twoWeapons }: Declaration): readonly Entry[] {
  const [first, second] = actions.filter(isAttack);
  const entries: Entry[] = [];
  let next = 0;
  let ofFirst = 0;
  actions.forEach((action, index) => {
    let slot = next;
    if (twoWeapons && action === second) slot = ofFirst;
    else if (counts(action)) next += 1;
    if (action === first) ofFirst = slot;
    entries.push({ character, action, place: index + 1, slot });
  });
  const last = Math.max(0, next - 1);
  return entries.map((entry) => ({ ...entry, slot: Math.min(entry.slot, last) }));
}

const whenNotZero = (modifiers: readonly Modifier[]): readonly Modifier[] =>
  modifiers.filter(({ value }) => value !== 0);

/** What lowers the initiative before anything is declared: stun and a failed alertness TA (E-12, E-14). */
export const standingModifiers = (state: CharacterState, round: number, surprised: boolean): readonly Modifier[] =>
  whenNotZero([
    modifierOf('stunned', isStunned(state, round) ? -INITIATIVE_STEP : 0),
    modifierOf('ambushed', surprised ? -INITIATIVE_STEP : 0),
  ]);

/** What the declaration itself does to the initiative (E-8). */
const declaredModifiers = ({ raise, changed, actions }: Declaration): readonly Modifier[] => {
  const reloads = actions.filter(({ kind }) => kind === 'reload').length;
  return whenNotZero([
    modifierOf('raised initiative', raise),
    modifierOf('changed action', changed ? -INITIATIVE_STEP : 0),
    modifierOf('reload', reloads * -INITIATIVE_STEP),
  ]);
};

/** The plan of a character that declared something. */
export function planOf(
  state: CharacterState,
  declaration: Declaration,
  standing: readonly Modifier[],
  round: number,
): Plan {
  const initiativeModifiers = [...standing, ...declaredModifiers(declaration)];
  return {
    declaration,
    count: declaration.actions.filter(counts).length,
    entries: entriesOf(declaration),
    primary: state.character.primary + sumOf(initiativeModifiers),
    initiativeModifiers,
    stunnedAtStart: isStunned(state, round),
  };
}

/** When an entry happens: a stun received in this round delays what is left by 5 (E-14, E-25). */
export function stepOf(entry: Entry, plan: Plan, state: CharacterState, round: number): number {
  const late = !plan.stunnedAtStart && isStunned(state, round) ? INITIATIVE_STEP : 0;
  return plan.primary - INITIATIVE_STEP * entry.slot - late;
}
