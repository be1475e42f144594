import type { Cell, DistanceRule } from '../cell';
import { cellDistance, cellName } from '../cell';
import { fightersOf, type Fighter } from './fighters';
import { sameCell } from './map';
import type { CampaignState } from './types';

/** Whom or what a squad is sent against (L-23 a). */
export type AttackTarget =
  { readonly kind: 'squad' | 'building'; readonly id: string } | { readonly kind: 'cell'; readonly at: Cell };

export interface AttackOrder {
  readonly id: string;
  readonly player: string;
  readonly squad: string;
  readonly target: AttackTarget;
}

/** Why an attack order is refused (L-23 a). */
export const ATTACK_REASONS = [
  ...(['not-own', 'destroyed', 'not-on-map', 'ordered-twice', 'in-combat'] as const),
  ...(['own-target', 'target-gone', 'nobody-there', 'target-in-combat', 'out-of-range'] as const),
] as const;
export type AttackReason = (typeof ATTACK_REASONS)[number];

export interface AttackRefusal {
  readonly reason: AttackReason;
  readonly cell: string;
  /** Cells to the target, and the longest range of the attacker's weapons. */
  readonly needed: number;
  readonly has: number;
}

/** What came of an attack order; `refused: null`: it is fought. */
export interface AttackAnswer {
  readonly order: AttackOrder;
  readonly refused: AttackRefusal | null;
}

/** One attacks the other: by an order, or because enemies share a cell. In the order of entry. */
export interface Hostility {
  readonly from: string;
  readonly to: string;
}

export interface AttackSetting {
  readonly distance: DistanceRule;
  /** Squads in combats that the game master has entered: they fight there and nowhere else. */
  readonly busy: ReadonlySet<string>;
  /** Squads that entered their cell this turn. */
  readonly entered: ReadonlySet<string>;
}

const refusal = (reason: AttackReason, cell = '', numbers: { needed?: number; has?: number } = {}): AttackRefusal => ({
  reason,
  cell,
  needed: numbers.needed ?? 0,
  has: numbers.has ?? 0,
});

type Targets = { readonly targets: readonly Fighter[] } | { readonly refused: AttackRefusal };

/** Those the order is aimed at: in a cell, everybody there who is not the attacker's own. */
function targetsOf({ target }: AttackOrder, attacker: Fighter, standing: readonly Fighter[]): Targets {
  if (target.kind === 'cell') {
    const targets = standing.filter(({ at, owner }) => sameCell(at, target.at) && owner !== attacker.owner);
    return targets.length > 0 ? { targets } : { refused: refusal('nobody-there', cellName(target.at)) };
  }
  const found = standing.find(({ id, kind }) => id === target.id && kind === target.kind);
  if (!found) return { refused: refusal('target-gone') };
  return found.owner === attacker.owner ? { refused: refusal('own-target') } : { targets: [found] };
}

/** Longest range of all the weapons of a squad, equipment too (L-23 a). */
const longestRange = ({ squads }: CampaignState, id: string): number =>
  (squads.find((squad) => squad.id === id)?.weapons ?? []).reduce((most, { range }) => Math.max(most, range), 0);

function attack(
  state: CampaignState,
  order: AttackOrder,
  standing: readonly Fighter[],
  { distance: rule, busy }: AttackSetting,
): AttackRefusal | readonly Hostility[] {
  const squad = state.squads.find(({ id }) => id === order.squad);
  if (squad?.owner !== order.player) return refusal('not-own');
  if (squad.hp <= 0) return refusal('destroyed');
  const attacker = standing.find(({ id, kind }) => id === order.squad && kind === 'squad');
  if (!attacker) return refusal('not-on-map');
  if (busy.has(attacker.id)) return refusal('in-combat');
  const found = targetsOf(order, attacker, standing);
  if ('refused' in found) return found.refused;
  const free = found.targets.filter(({ id }) => !busy.has(id));
  const [first] = free;
  if (!first) return refusal('target-in-combat');
  const needed = cellDistance(attacker.at, first.at, rule);
  const has = longestRange(state, attacker.id);
  if (needed > has) return refusal('out-of-range', cellName(first.at), { needed, has });
  return free.map(({ id }) => ({ from: attacker.id, to: id }));
}

/** Enemies in one cell, a squad among them (L-19); who entered this turn attacks, else who is listed first (L-23 b). */
function sharedCells(standing: readonly Fighter[], { busy, entered }: AttackSetting): readonly Hostility[] {
  const there = standing.filter(({ id, owner }) => owner !== null && !busy.has(id));
  return there.flatMap((first, i) =>
    there.slice(i + 1).flatMap((second) => {
      if (first.owner === second.owner || !sameCell(first.at, second.at)) return [];
      if (first.kind === 'building' && second.kind === 'building') return [];
      const turned = entered.has(second.id) && !entered.has(first.id);
      return [turned ? { from: second.id, to: first.id } : { from: first.id, to: second.id }];
    }),
  );
}

/**
 * Answers the attack orders of a phase and says who fights whom (L-23 a): orders in the order of entry, then shared
 * cells. A squad's first order that is not refused counts.
 */
export function attacks(
  state: CampaignState,
  orders: readonly AttackOrder[],
  setting: AttackSetting,
): { readonly answers: readonly AttackAnswer[]; readonly hostilities: readonly Hostility[] } {
  const standing = fightersOf(state);
  const hostilities: Hostility[] = [];
  const attacking = new Set<string>();
  const answers = orders.map((order): AttackAnswer => {
    const own = state.squads.some(({ id, owner }) => id === order.squad && owner === order.player);
    if (own && attacking.has(order.squad)) return { order, refused: refusal('ordered-twice') };
    const came = attack(state, order, standing, setting);
    if ('reason' in came) return { order, refused: came };
    attacking.add(order.squad);
    hostilities.push(...came);
    return { order, refused: null };
  });
  return { answers, hostilities: [...hostilities, ...sharedCells(standing, setting)] };
}
