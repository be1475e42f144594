import type { Problem } from '../problem';
import { problem } from '../problem';
import { SINGLE_RATE } from './burst';
import { isFiredInBursts } from './damage';
import type { Action, Conditions, Declaration, Declarations } from './declarations';
import { isAttack } from './declarations';
import type { RoundState } from './state';
import type { Character } from './types';

/** Why a declaration is refused as a whole. */
export const ROUND_PROBLEMS = [
  'exo-no-character',
  'exo-declared-twice',
  'exo-no-weapon',
  'exo-single-rate',
  'exo-no-bursts',
  'exo-no-target',
  'exo-one-target',
  'exo-same-target',
  'exo-own-target',
  'exo-alone',
  'exo-two-weapons',
  'exo-conditions-twice',
] as const;
export type RoundProblemCode = (typeof ROUND_PROBLEMS)[number];
export type RoundProblem = Problem<RoundProblemCode>;

type Finding = RoundProblem | null;

/** The first thing found, if any. */
const firstOf = (findings: readonly Finding[]): Finding => findings.find((found) => found !== null) ?? null;

/** E-15, E-20: what the weapon cannot fire. */
function modeProblem(character: Character, action: Action): Finding {
  if (action.kind === 'move' || action.kind === 'aim' || action.kind === 'skill') return null;
  const weapon = character.weapons.find(({ id }) => id === action.weapon);
  if (!weapon) return problem('exo-no-weapon', { who: character.name, weapon: action.weapon });
  if (!isAttack(action) || action.mode === 'normal') return null;
  const { name, rateOfFire, damageType } = weapon;
  if (rateOfFire <= SINGLE_RATE) return problem('exo-single-rate', { weapon: name, rate: rateOfFire });
  return isFiredInBursts(damageType) ? null : problem('exo-no-bursts', { weapon: name, type: damageType });
}

/** Ids that an action is aimed at. */
function targetsOf(action: Action): readonly string[] {
  if (action.kind === 'fire') return action.targets.map(({ id }) => id);
  if (action.kind === 'aim') return [action.target];
  return action.kind === 'opportunity' ? (action.wanted ?? []) : [];
}

/** E-17: only automatic fire has several targets. */
function targetProblem(character: Character, action: Action, known: ReadonlySet<string>): Finding {
  const targets = targetsOf(action);
  const unknown = targets.find((id) => !known.has(id));
  if (unknown !== undefined) return problem('exo-no-character', { id: unknown });
  if (targets.includes(character.id)) return problem('exo-own-target', { who: character.name });
  if (action.kind !== 'fire') return null;
  if (targets.length === 0) return problem('exo-no-target', { who: character.name });
  if (new Set(targets).size < targets.length) return problem('exo-same-target', { who: character.name });
  return targets.length > 1 && action.mode !== 'auto' ? problem('exo-one-target', { who: character.name }) : null;
}

/** E-10: two attacks, with two weapons. */
function twoWeaponsProblem({ twoWeapons, actions }: Declaration, { name }: Character): Finding {
  if (!twoWeapons) return null;
  const [first, second] = actions.filter(isAttack);
  return first && second && first.weapon !== second.weapon ? null : problem('exo-two-weapons', { who: name });
}

/** E-11, E-12: a sprint and a round of aiming leave no other action. */
const takesTheRound = (action: Action): boolean =>
  action.kind === 'aim' || (action.kind === 'move' && action.pace === 'sprint');

/** E-12: two rows of conditions for one line of fire contradict each other, whichever comes first. */
function conditionsProblem({ actions }: Declaration, { id, name }: Character, { shots }: Conditions): Finding {
  if (!actions.some(isAttack)) return null;
  const own = shots.filter(({ shooter }) => shooter === id);
  const again = own.find((row, index) =>
    own.some((other, i) => i < index && other.target === row.target && other.weapon === row.weapon),
  );
  return again ? problem('exo-conditions-twice', { who: name, target: again.target }) : null;
}

function declarationProblem(declaration: Declaration, state: RoundState, conditions: Conditions): Finding {
  const character = state.characters.find((each) => each.character.id === declaration.character)?.character;
  if (!character) return problem('exo-no-character', { id: declaration.character });
  const { actions } = declaration;
  const known = new Set(state.characters.map((each) => each.character.id));
  return firstOf([
    ...actions.map((action) => modeProblem(character, action)),
    ...actions.map((action) => targetProblem(character, action, known)),
    actions.length > 1 && actions.some(takesTheRound) ? problem('exo-alone', { who: character.name }) : null,
    twoWeaponsProblem(declaration, character),
    conditionsProblem(declaration, character, conditions),
  ]);
}

/** Declarations that are refused, each with its first problem; the others stand. */
export function refusedDeclarations(
  state: RoundState,
  { declared, conditions }: Declarations,
): ReadonlyMap<Declaration, RoundProblem> {
  const refused = new Map<Declaration, RoundProblem>();
  for (const declaration of declared) {
    // Two declarations of one character contradict each other: neither stands, whichever comes first.
    const twice = declared.filter(({ character }) => character === declaration.character).length > 1;
    const found = twice
      ? problem('exo-declared-twice', { id: declaration.character })
      : declarationProblem(declaration, state, conditions);
    if (found) refused.set(declaration, found);
  }
  return refused;
}
