import type { Dice } from '../dice/dice';
import { act, startAiming } from './act';
import { isSuccess } from './actionRoll';
import type { Battle } from './battle';
import { labelOf, planFor, rollTa, stateOf } from './battle';
import type { Declaration, Declarations } from './declarations';
import type { RoundEvent } from './events';
import { settle } from './hurt';
import { compareInitiative, ranked } from './initiative';
import { stateModifiers } from './modifiers';
import type { ExoOptions } from './options';
import type { Entry, Plan } from './plan';
import { planOf, standingModifiers, stepOf } from './plan';
import { refusedDeclarations } from './refusals';
import { endRound } from './roundEnd';
import type { CharacterState, RoundState } from './state';
import { byId, isUnconscious } from './state';
import { reportLife } from './status';
import type { Modifier } from './types';
import { sumOf } from './types';

export interface RoundResult {
  readonly state: RoundState;
  readonly events: readonly RoundEvent[];
}

const canTry = (state: CharacterState, round: number): boolean => !state.dead && !isUnconscious(state, round);

/** E-12: who walks into an ambush rolls alertness; a failure costs 5 initiative in this round. */
function surprisedBy(battle: Battle): ReadonlySet<string> {
  const surprised = new Set<string>();
  for (const [id, state] of battle.characters) {
    if (!battle.conditions.ambushed.includes(id) || !canTry(state, battle.round)) continue;
    const about = { character: id, action: 0, label: labelOf(battle, id, 0) };
    const ta = rollTa(battle, about, state.character.alertness, stateModifiers(state, battle.round, 'mental'));
    const failed = !isSuccess(ta.roll.degree);
    if (failed) surprised.add(id);
    battle.events.push({ kind: 'alertness', ...ta, surprised: failed });
  }
  return surprised;
}

/** E-6: actions are declared in reverse order of initiative. */
function declarationOrder(battle: Battle, standing: ReadonlyMap<string, readonly Modifier[]>): void {
  const able = [...battle.characters].filter(([, state]) => canTry(state, battle.round));
  const order = ranked(
    able.map(([id, { character }]) => ({
      character: id,
      primary: character.primary + sumOf(standing.get(id) ?? []),
      secondary: character.secondary,
    })),
  );
  const slowestFirst = [...order].reverse().map(({ character, rank }) => ({ character, rank }));
  battle.events.push({ kind: 'declaration order', order: slowestFirst });
}

/** Plans of those whose declaration stands, in order of initiative (E-6 … E-10). */
function makePlans(
  battle: Battle,
  declared: readonly Declaration[],
  standing: ReadonlyMap<string, readonly Modifier[]>,
): ReadonlyMap<string, Plan> {
  const plans = declared.map((declaration) => {
    const { character } = declaration;
    return planOf(stateOf(battle, character), declaration, standing.get(character) ?? [], battle.round);
  });
  const order = plans
    .map((plan) => ({ plan, id: plan.declaration.character }))
    .map(({ plan, id }) => ({ plan, id, primary: plan.primary, ...secondaryOf(battle, id) }))
    .sort((a, b) => compareInitiative(a, b) || byId(a.id, b.id));
  for (const { plan, id, primary, secondary } of order) {
    battle.events.push({
      ...{ kind: 'initiative', character: id, primary, secondary, modifiers: plan.initiativeModifiers },
    });
  }
  return new Map(order.map(({ plan, id }) => [id, plan]));
}

const secondaryOf = (battle: Battle, id: string): { readonly secondary: number } => ({
  secondary: stateOf(battle, id).character.secondary,
});

interface Timed {
  readonly entry: Entry;
  readonly primary: number;
  readonly secondary: number;
}

/** The entries that come next: the highest initiative left, all that share it (E-6, E-25). */
function nextStep(battle: Battle): readonly Timed[] {
  const timed = battle.waiting
    .filter(({ action }) => action.kind !== 'opportunity')
    .map((entry): Timed => {
      const state = stateOf(battle, entry.character);
      const primary = stepOf(entry, planFor(battle, entry.character), state, battle.round);
      return { entry, primary, secondary: state.character.secondary };
    })
    .sort(
      (a, b) => compareInitiative(a, b) || byId(a.entry.character, b.entry.character) || a.entry.place - b.entry.place,
    );
  const [first] = timed;
  return first ? timed.filter((each) => compareInitiative(each, first) === 0) : [];
}

/** One initiative step: all act on the state at its start, and what they did takes effect together. */
function playStep(battle: Battle, step: number, timed: readonly Timed[]): void {
  const [first] = timed;
  if (!first) return;
  const { primary, secondary } = first;
  const acting = timed.map(({ entry }) => ({ character: entry.character, action: entry.place }));
  battle.events.push({ kind: 'step', step, primary, secondary, acting });
  const now = new Set(timed.map(({ entry }) => entry));
  battle.waiting = battle.waiting.filter((entry) => !now.has(entry));
  const before = new Map(battle.characters);
  for (const { entry } of timed) act(battle, entry, primary);
  settle(battle);
  reportLife(battle, before);
}

function startBattle(state: RoundState, { conditions }: Declarations, options: ExoOptions, dice: Dice): Battle {
  const sorted = [...state.characters].sort((a, b) => byId(a.character.id, b.character.id));
  return {
    ...{ round: state.round, body: state.body, options, dice, conditions },
    characters: new Map(sorted.map((each) => [each.character.id, each])),
    plans: new Map(),
    events: [],
    waiting: [],
    pending: [],
    impacts: new Map(),
  };
}

/**
 * Resolves a whole round (E-25): declared actions by initiative, those at the same initiative together, then what
 * passes with time. A refused declaration is an event, and its character does nothing.
 */
export function resolveRound(
  state: RoundState,
  declarations: Declarations,
  options: ExoOptions,
  dice: Dice,
): RoundResult {
  const battle = startBattle(state, declarations, options, dice);
  const refused = refusedDeclarations(state, declarations);
  const sorted = [...declarations.declared].sort((a, b) => byId(a.character, b.character));
  for (const declaration of sorted) {
    const found = refused.get(declaration);
    if (found) battle.events.push({ kind: 'refused', character: declaration.character, problem: found });
  }
  const surprised = surprisedBy(battle);
  const standing = new Map(
    [...battle.characters].map(([id, each]) => [id, standingModifiers(each, battle.round, surprised.has(id))]),
  );
  declarationOrder(battle, standing);
  battle.plans = makePlans(
    battle,
    sorted.filter((declaration) => !refused.has(declaration)),
    standing,
  );
  battle.waiting = [...battle.plans.values()].flatMap(({ entries }) => entries);
  startAiming(battle);
  let step = 0;
  for (let timed = nextStep(battle); timed.length > 0; timed = nextStep(battle)) playStep(battle, ++step, timed);
  const before = new Map(battle.characters);
  endRound(battle);
  reportLife(battle, before);
  const characters = state.characters.map(({ character }) => stateOf(battle, character.id));
  return { state: { ...state, round: state.round + 1, characters }, events: battle.events };
}
