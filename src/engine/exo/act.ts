import type { Battle } from './battle';
import {
  burdenOf,
  change,
  changeWeapon,
  labelOf,
  lose,
  planFor,
  rollTa,
  stateOf,
  unableReason,
  weaponOf,
} from './battle';
import { isSuccess } from './actionRoll';
import type { Action } from './declarations';
import { dropFrom } from './hands';
import { burdenModifiers, opportunityPenalty, stateModifiers } from './modifiers';
import type { Entry } from './plan';
import { stepOf } from './plan';
import { defer, fireAll } from './shoot';
import { byId, handsOf, isImpeded, isUseless } from './state';

type Doing<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;

/** E-8: drawing is an action; what the hand held falls. */
function draw(battle: Battle, entry: Entry, { weapon: id, hand }: Doing<'draw'>): void {
  const { character } = entry;
  const { weapon, held } = weaponOf(battle, character, id);
  const carried = weapon.hands === 2 ? 'both' : hand;
  const hands = handsOf(carried);
  if (hands.some((each) => isUseless(stateOf(battle, character), each))) return lose(battle, entry, 'arm useless');
  if (held.carried !== carried) {
    changeWeapon(battle, character, id, { carried: 'holstered' });
    dropFrom(battle, character, hands);
    changeWeapon(battle, character, id, { carried });
  }
  battle.events.push({ kind: 'drawn', character, weapon: id, hands });
}

/** E-8: reloading is no action. */
function reload(battle: Battle, entry: Entry, { weapon: id }: Doing<'reload'>): void {
  const { weapon, held } = weaponOf(battle, entry.character, id);
  if (held.broken) return lose(battle, entry, 'broken');
  if (held.magazines === 0) return lose(battle, entry, 'no magazine');
  const magazines = held.magazines === null ? null : held.magazines - 1;
  changeWeapon(battle, entry.character, id, { bullets: weapon.magazine, magazines });
  battle.events.push({ kind: 'reloaded', character: entry.character, weapon: id, bullets: weapon.magazine });
}

function trySkill(battle: Battle, entry: Entry, doing: Doing<'skill'>): void {
  const { character } = entry;
  const state = stateOf(battle, character);
  const hands = doing.hand === null ? [] : [doing.hand];
  if (hands.some((hand) => isUseless(state, hand))) return lose(battle, entry, 'arm useless');
  const modifiers = [
    { cause: 'gm', rule: 'E-25', value: doing.modifier } as const,
    ...burdenModifiers(burdenOf(battle, character), battle.options),
    ...stateModifiers(state, battle.round, doing.nature, hands),
  ];
  const about = { character, action: entry.place, label: labelOf(battle, character, entry.place) };
  battle.events.push({ kind: 'skill', what: doing.what, ...rollTa(battle, about, doing.skill, modifiers) });
}

/** E-13: not firing at one who is not meant takes a TA of Perception ×3. */
function holdsFire(
  battle: Battle,
  watcher: Entry,
  passer: string,
  stream: ReturnType<Battle['dice']['stream']>,
): boolean {
  const { character } = watcher;
  const state = stateOf(battle, character);
  const about = { character, action: watcher.place, label: labelOf(battle, character, watcher.place, passer) };
  const modifiers = stateModifiers(state, battle.round, 'mental');
  const ta = rollTa(battle, about, 3 * state.character.perception, modifiers, stream);
  const holds = isSuccess(ta.roll.degree);
  battle.events.push({ kind: 'perception', passer, holdsFire: holds, ...ta });
  return holds;
}

/** Whom a watcher has recognised as not meant: one TA of perception a passer and round (E-13). */
const hasRecognised = ({ events }: Battle, { character, place }: Entry, passer: string): boolean =>
  events.some(
    (event) =>
      event.kind === 'perception' &&
      event.holdsFire &&
      event.character === character &&
      event.action === place &&
      event.passer === passer,
  );

/** E-13: those who watch a place fire at who shows up there, in the same step. */
function triggerOpportunities(battle: Battle, passer: string, places: readonly string[], now: number): void {
  const watchers = battle.waiting.filter(({ character, action }) => {
    return action.kind === 'opportunity' && places.includes(action.place) && character !== passer;
  });
  for (const watcher of [...watchers].sort((a, b) => byId(a.character, b.character) || a.place - b.place)) {
    const { character, action } = watcher;
    if (action.kind !== 'opportunity' || unableReason(battle, watcher)) continue;
    if (hasRecognised(battle, watcher, passer)) continue;
    const state = stateOf(battle, character);
    const stream = battle.dice.stream(labelOf(battle, character, watcher.place, passer), character);
    const meant = action.wanted === null || action.wanted.includes(passer);
    if (!meant && holdsFire(battle, watcher, passer, stream)) continue;
    battle.waiting = battle.waiting.filter((entry) => entry !== watcher);
    const own = stepOf(watcher, planFor(battle, character), state, battle.round);
    const { weapon, mode, critical, location, modifier } = action;
    const targets = [{ id: passer, critical, location }];
    fireAll(battle, watcher, { weapon, mode, targets, modifier, opportunity: opportunityPenalty(now, own), stream });
    defer(battle, { kind: 'acted', character });
  }
}

/** E-12: who aims does so from the start of the round; what was spent on another target is lost. */
export function startAiming(battle: Battle): void {
  for (const entry of battle.waiting) {
    const { action, character } = entry;
    if (action.kind !== 'aim') continue;
    const { aim } = stateOf(battle, character);
    if (unableReason(battle, entry)) change(battle, character, { aim: null });
    else if (aim?.target !== action.target) change(battle, character, { aim: { target: action.target, rounds: 0 } });
  }
}

/** Carries out one action at its initiative step. What it does to others waits for the end of the step. */
export function act(battle: Battle, entry: Entry, now: number): void {
  const unable = unableReason(battle, entry);
  if (unable) return lose(battle, entry, unable);
  const { action, character } = entry;
  if (action.kind !== 'aim') defer(battle, { kind: 'acted', character });
  switch (action.kind) {
    case 'fire':
      return fireAll(battle, entry, { ...action, opportunity: 0, stream: null });
    case 'draw':
      return draw(battle, entry, action);
    case 'reload':
      return reload(battle, entry, action);
    case 'move': {
      const halved = isImpeded(stateOf(battle, character));
      battle.events.push({ kind: 'moved', character, pace: action.pace, halved });
      return triggerOpportunities(battle, character, action.shows, now);
    }
    case 'skill':
      return trySkill(battle, entry, action);
    case 'aim':
      // Aiming takes the whole round: it began with it and counts at its end (E-12).
      return undefined;
    case 'opportunity':
      throw new Error('opportunity fire waits for somebody to show up');
  }
}
