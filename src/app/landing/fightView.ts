import { type Fixed, toNumber } from '../../engine/fixed';
import type { CombatEvent, Decision, ShotEvent } from '../../engine/landing/events';
import type { Modifier, Outcome, Side } from '../../engine/landing/types';
import type { Fight } from './fights';

/** A fight as the GM looks it over: everything, in plain numbers. */
export interface FightView {
  /** Id of the combat's row. */
  readonly id: string;
  readonly outcome: Outcome;
  readonly cycles: number;
  readonly endDistance: number;
  readonly squads: readonly FightSquad[];
  readonly course: readonly FightCycle[];
}

export interface FightSquad {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  /** Id of the player. */
  readonly owner: string | null;
  /** Before the first cycle, then after each. */
  readonly hp: readonly number[];
}

export interface FightCycle {
  readonly cycle: number;
  readonly lines: readonly FightLine[];
}

export interface FightShot {
  readonly roll: number;
  readonly result: ShotEvent['result'];
  readonly damage: number;
}

/** One thing that happened; squads by name. */
export type FightLine =
  | {
      readonly kind: 'fire';
      readonly squad: string;
      readonly target: string;
      readonly weapon: string;
      readonly needed: number;
      readonly modifiers: readonly Modifier[];
      readonly rule: number | null;
      readonly shots: readonly FightShot[];
      readonly damage: number;
    }
  | { readonly kind: 'loss'; readonly squad: string; readonly damage: number; readonly hp: number }
  | { readonly kind: 'destroyed'; readonly squad: string }
  | {
      readonly kind: 'move';
      readonly squad: string;
      readonly direction: 'close' | 'withdraw';
      readonly moved: boolean;
      readonly distance: number;
      readonly rule: number | null;
    };

const plain = (value: Fixed): number => toNumber(value);

/** Looks a fight over. */
export function viewFight({ combat, engagement, result }: Fight): FightView {
  const { attackers, defenders } = engagement;
  const names = new Map([...attackers, ...defenders].map(({ id, name }) => [id, name]));
  const squads = [
    ...attackers.map((squad) => ({ ...squad, side: 'attacker' as const })),
    ...defenders.map((squad) => ({ ...squad, side: 'defender' as const })),
  ];
  const cycles = Array.from({ length: result.cycles }, (_, index) => index + 1);
  return {
    id: combat.id,
    outcome: result.outcome,
    cycles: result.cycles,
    endDistance: result.distance,
    squads: squads.map(({ id, name, side, owner, hp }) => ({
      ...{ id, name, side, owner },
      hp: hpOverCycles(result.events, id, hp, result.cycles),
    })),
    course: cycles.map((cycle) => ({ cycle, lines: linesOf(result.events, cycle, (id) => names.get(id) ?? id) })),
  };
}

function hpOverCycles(events: readonly CombatEvent[], squad: string, start: Fixed, cycles: number): readonly number[] {
  const after = new Map(
    events.flatMap((event) =>
      event.kind === 'loss' && event.squad === squad ? [[event.cycle, plain(event.hp)] as const] : [],
    ),
  );
  const hp = [plain(start)];
  for (let cycle = 1; cycle <= cycles; cycle++) hp.push(after.get(cycle) ?? hp[cycle - 1] ?? 0);
  return hp;
}

function linesOf(events: readonly CombatEvent[], cycle: number, nameOf: (id: string) => string): readonly FightLine[] {
  const here = events.filter((event): event is Exclude<CombatEvent, { kind: 'end' }> => {
    return event.kind !== 'end' && event.cycle === cycle;
  });
  const decisions = new Map<string, Decision>();
  for (const event of here) if (event.kind === 'decision') decisions.set(event.squad, event.decision);
  return here.flatMap((event): readonly FightLine[] => {
    const squad = nameOf(event.squad);
    const decision = decisions.get(event.squad);
    switch (event.kind) {
      case 'decision':
        return [];
      case 'shot':
        // The first shot stands for the whole fire.
        return event.shot === 1 ? [fireLine(here, event, decision?.fireRule ?? null, nameOf)] : [];
      case 'loss':
        return [{ kind: 'loss', squad, damage: plain(event.damage), hp: plain(event.hp) }];
      case 'destroyed':
        return [{ kind: 'destroyed', squad }];
      case 'move': {
        const { direction, distance, from, to } = event;
        return [{ kind: 'move', squad, direction, moved: from !== to, distance, rule: decision?.moveRule ?? null }];
      }
    }
  });
}

function fireLine(
  events: readonly CombatEvent[],
  first: ShotEvent,
  rule: number | null,
  nameOf: (id: string) => string,
): FightLine {
  const shots = events
    .filter((event): event is ShotEvent => event.kind === 'shot' && event.squad === first.squad)
    .map(({ roll, result, damage }) => ({ roll, result, damage: plain(damage) }));
  return {
    kind: 'fire',
    squad: nameOf(first.squad),
    target: nameOf(first.target),
    weapon: first.weapon,
    needed: first.needed,
    modifiers: first.modifiers,
    rule,
    shots,
    damage: shots.reduce((sum, shot) => Math.round((sum + shot.damage) * 1e6) / 1e6, 0),
  };
}
