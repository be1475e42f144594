import { makeIds } from '../behaviour/ids';
import { toNumber } from '../engine/fixed';
import type { Critical, UnitDamage, Weapon } from '../engine/landing/types';
import type { CampaignCombat, CampaignSquad, LandingCampaign } from './campaign';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** By code point, as any language sorts UTF-8; the built-in order is by UTF-16 units. */
function byCodePoint(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)];
  const index = left.findIndex((char, at) => char !== right[at]);
  if (index < 0) return left.length - right.length;
  return (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? -1);
}

/** Canonical JSON (D-3): keys sorted, text in NFC, no spaces. */
export function canonicalJson(value: Json): string {
  if (typeof value === 'string') return JSON.stringify(value.normalize('NFC'));
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .flatMap(([key, item]) => (item === undefined ? [] : [[key.normalize('NFC'), item] as const]))
    .sort(([a], [b]) => byCodePoint(a, b));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
}

/** Objects as canonical JSON, one a line, lines sorted, none at the end (D-3). */
export const canonicalLines = (objects: readonly Json[]): string =>
  objects.map(canonicalJson).sort(byCodePoint).join('\n');

/** Decimals are text, so that no language writes them in its own way. */
const decimal = (value: Parameters<typeof toNumber>[0]): string => String(toNumber(value));

function damageJson(damage: UnitDamage): string {
  if (damage.kind === 'fixed') return decimal(damage.value);
  const { count, sides, plus } = damage.dice;
  return `${count}d${sides}${plus === 0 ? '' : plus > 0 ? `+${plus}` : plus}`;
}

const criticalJson = (critical: Critical): string =>
  critical.kind === 'times' ? `x${decimal(critical.factor)}` : critical.kind;

const weaponJson = ({ name, shots, damage, range, contact, indirect, equipment, uses, critical }: Weapon): Json => ({
  ...{ name, shots, range, contact, indirect, equipment, uses },
  damage: damageJson(damage),
  critical: criticalJson(critical),
});

const squadJson = (squad: CampaignSquad): Json => ({
  kind: 'squad',
  id: squad.id,
  type: squad.type,
  hp: decimal(squad.hp),
  skill: squad.skill,
  weapons: squad.weapons.map(weaponJson),
  attackModifiers: squad.attackModifiers.map(({ cause, value }) => ({ cause, value })),
  modifierOfAttacksOnIt: squad.modifierOfAttacksOnIt,
  passability: squad.passability,
  cellPassability: squad.terrain?.cell ?? null,
  // Floating in water, or flying: other than what the row says.
  passabilityThere:
    squad.terrain && squad.terrain.passability !== squad.passability ? squad.terrain.passability : undefined,
  immobile: squad.immobile,
  rules: squad.rules.map(makeIds),
});

const combatJson = (combat: CampaignCombat): Json => ({
  kind: 'combat',
  id: combat.id,
  attackers: combat.attackers,
  defenders: combat.defenders,
  distance: combat.distance,
  blocked: combat.blocked,
  attackerModifiers: combat.attackerModifiers.map(({ cause, value }) => ({ cause, value })),
  defenderModifiers: combat.defenderModifiers.map(({ cause, value }) => ({ cause, value })),
  attackerCell: combat.attackerCell,
  defenderCell: combat.defenderCell,
  places: combat.places?.map(([squad, place]) => ({ squad, place })),
  blockedPairs: combat.blockedPairs,
});

/**
 * What the resolution of the combat phase reads (D-3): the options, each combat, each squad that takes part. One
 * object a line, lines sorted, joined by LF. Names and owners of squads are not read and do not count.
 */
export function combatInputs({ ruleset, settings, squads, combats }: LandingCampaign): string {
  const fighting = new Set(combats.flatMap(({ attackers, defenders }) => [...attackers, ...defenders]));
  const { cycles, criticalRounding, moveAndFire, showEnemyHp } = settings.options;
  const lines = [
    { kind: 'options', ruleset, cycles, criticalRounding, moveAndFire, showEnemyHp },
    ...combats.map(combatJson),
    ...squads.filter(({ id }) => fighting.has(id)).map(squadJson),
  ];
  return canonicalLines(lines);
}
