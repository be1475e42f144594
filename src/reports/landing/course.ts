import { add, ZERO } from '../../engine/fixed';
import type { CombatEvent, Decision, ShotEvent } from '../../engine/landing/events';
import type { ModifierCause } from '../../engine/landing/types';
import type { CourseEntry, OwnFire, ViewerCycle } from './known';
import type { Viewpoint } from './viewpoint';

/** Modifiers that are the target's: to name them, or the sum with them, would tell the enemy's numbers (L-23 e). */
const TARGETS_OWN: readonly ModifierCause[] = ['target', 'target-terrain'];

/** Where everybody stands and who lives, followed through the events: all of it plain to see on the field. */
interface Field {
  readonly places: Map<string, number>;
  readonly living: Set<string>;
}

/** The course of a fight as its viewer saw it, cycle by cycle. */
export function courseOf(view: Viewpoint): readonly ViewerCycle[] {
  const { engagement } = view;
  const squads = [...engagement.attackers, ...engagement.defenders];
  const field: Field = {
    places: new Map(engagement.places),
    living: new Set(squads.map(({ id }) => id)),
  };
  const groups = byCycle(engagement.events);
  const end = engagement.events.find((event) => event.kind === 'end');
  const count = end?.cycles ?? Math.max(0, ...groups.keys());
  // Every cycle is there, also one in which there was nothing to see: only others' hidden decisions tell of it.
  return Array.from({ length: count }, (_, index): ViewerCycle => {
    const distance = leastDistance(view, field);
    return { cycle: index + 1, distance, entries: entriesOf(view, field, groups.get(index + 1) ?? []) };
  });
}

type CycleEvent = Exclude<CombatEvent, { kind: 'end' }>;

function byCycle(events: readonly CombatEvent[]): ReadonlyMap<number, readonly CycleEvent[]> {
  const cycles = new Map<number, CycleEvent[]>();
  for (const event of events) {
    if (event.kind === 'end') continue;
    const group = cycles.get(event.cycle);
    if (group) group.push(event);
    else cycles.set(event.cycle, [event]);
  }
  return cycles;
}

/** Least distance between the viewer's living squads and living squads of the other side; `null`: none are left. */
export function leastDistance(view: Viewpoint, { places, living }: Field): number | null {
  let least: number | null = null;
  for (const { id } of view.own) {
    if (!living.has(id)) continue;
    for (const other of living) {
      if (view.sideOf(other) === view.sideOf(id)) continue;
      const distance = Math.abs((places.get(id) ?? 0) - (places.get(other) ?? 0));
      if (least === null || distance < least) least = distance;
    }
  }
  return least;
}

function entriesOf(view: Viewpoint, field: Field, events: readonly CycleEvent[]): readonly CourseEntry[] {
  const decisions = new Map<string, Decision>();
  const fires = new Map<string, ShotEvent[]>();
  const active = new Set<string>();
  for (const event of events) {
    if (event.kind === 'decision' && view.isOwn(event.squad)) decisions.set(event.squad, event.decision);
    if (event.kind === 'shot' || event.kind === 'move') active.add(event.squad);
    if (event.kind === 'shot') fires.set(event.squad, [...(fires.get(event.squad) ?? []), event]);
  }
  const entries: CourseEntry[] = [];
  for (const event of events) {
    const decision = decisions.get(event.squad);
    const entry =
      event.kind === 'decision'
        ? waitOf(view, event.squad, active.has(event.squad) ? undefined : decision)
        : event.kind === 'shot'
          ? // The first shot stands for the whole fire.
            event.shot === 1
            ? fireOf(view, fires.get(event.squad) ?? [], decision)
            : null
          : eventOf(view, field, event, decision);
    if (entry) entries.push(entry);
  }
  return entries;
}

function waitOf(view: Viewpoint, squad: string, decision: Decision | undefined): CourseEntry | null {
  if (!decision) return null;
  return { kind: 'own-wait', squad: view.label(squad), rule: decision.fireRule ?? decision.moveRule };
}

function fireOf(view: Viewpoint, shots: readonly ShotEvent[], decision: Decision | undefined): CourseEntry | null {
  const [first] = shots;
  if (!first) return null;
  const squad = view.label(first.squad);
  const target = view.label(first.target);
  if (!view.isOwn(first.squad)) {
    const damage = shots.reduce((sum, shot) => add(sum, shot.damage), ZERO);
    return { kind: 'seen-fire', squad, target, shots: shots.length, damage };
  }
  return ownFire(view, first, shots, decision);
}

function ownFire(
  view: Viewpoint,
  first: ShotEvent,
  shots: readonly ShotEvent[],
  decision: Decision | undefined,
): OwnFire {
  return {
    kind: 'own-fire',
    squad: view.label(first.squad),
    target: view.label(first.target),
    weapon: first.weapon,
    distance: first.distance,
    skill: view.own.find(({ id }) => id === first.squad)?.skill ?? 0,
    modifiers: first.modifiers
      .filter(({ cause, value }) => value !== 0 && (view.isOwn(first.target) || !TARGETS_OWN.includes(cause)))
      .map(({ cause, value }) => ({ cause, value })),
    targetRule: decision?.targetRule ?? null,
    fireRule: decision?.fireRule ?? null,
    // That only a 1 would hit depends on the target's modifiers too: not told of an enemy.
    hopeless: view.isOwn(first.target) && (decision?.hopeless ?? false),
    shots: shots.map(({ shot, roll, result, damageDice, damage }) => ({ shot, roll, result, damageDice, damage })),
  };
}

type LaterEvent = Exclude<CycleEvent, { kind: 'decision' | 'shot' }>;

/** Losses, ends and moves; keeps the field up to date. */
function eventOf(view: Viewpoint, field: Field, event: LaterEvent, decision: Decision | undefined): CourseEntry | null {
  const squad = view.label(event.squad);
  const own = view.isOwn(event.squad);
  switch (event.kind) {
    case 'loss':
      if (own) return { kind: 'own-loss', squad, damage: event.damage, hp: event.hp, excess: event.excess };
      return view.showEnemyHp ? { kind: 'seen-loss', squad, hp: event.hp } : null;
    case 'destroyed':
      field.living.delete(event.squad);
      return { kind: 'destroyed', squad, own };
    case 'move':
      field.places.set(event.squad, event.to);
      return own ? ownMove(view, event, decision) : seenMove(view, field, event);
  }
}

type MoveEvent = Extract<CombatEvent, { kind: 'move' }>;

const ownMove = (view: Viewpoint, event: MoveEvent, decision: Decision | undefined): CourseEntry => ({
  kind: 'own-move',
  squad: view.label(event.squad),
  target: view.label(event.target),
  direction: event.direction,
  moved: event.from !== event.to,
  distance: event.distance,
  rule: decision?.moveRule ?? null,
});

/**
 * What a viewer sees of another's move is the place it leaves and the place it takes: neither whom it makes for nor
 * that it meant to move and could not.
 */
function seenMove(view: Viewpoint, field: Field, event: MoveEvent): CourseEntry | null {
  if (event.from === event.to) return null;
  const side = view.sideOf(event.squad);
  const forward = side === 'attacker' ? event.to > event.from : event.to < event.from;
  const distances = view.own
    .filter(({ id }) => field.living.has(id) && view.sideOf(id) !== side)
    .map(({ id }) => Math.abs((field.places.get(id) ?? 0) - event.to));
  return {
    kind: 'seen-move',
    squad: view.label(event.squad),
    direction: forward ? 'close' : 'withdraw',
    distance: distances.length > 0 ? Math.min(...distances) : null,
  };
}
