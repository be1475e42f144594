import { scriptedDice } from '../../src/engine/dice/scripted';
import type { Fixed } from '../../src/engine/fixed';
import { fixedFromNumber, toNumber } from '../../src/engine/fixed';
import type { EngagementResult } from '../../src/engine/landing/engagement';
import { resolveEngagement } from '../../src/engine/landing/engagement';
import type { ShotEvent } from '../../src/engine/landing/events';
import { defaultDistance, placesAt } from '../../src/engine/landing/places';
import type { CombatOptions, Engagement, Squad } from '../../src/engine/landing/types';
import { DEFAULT_COMBAT_OPTIONS } from '../../src/engine/landing/types';
import { parseWeapons } from '../../src/engine/landing/weapon';
import { readRule } from '../../src/behaviour/read';

export const fixed = (value: number): Fixed => {
  const read = fixedFromNumber(value);
  if (read === undefined) throw new Error(`${value} is no exact decimal`);
  return read;
};

type Given = Partial<Omit<Squad, 'hp' | 'weapons' | 'rules'>> & { hp?: number; weapons?: string; rules?: string[] };

/** A squad of a test: what it does not say is dull. */
export function squad(id: string, given: Given = {}): Squad {
  const weapons = parseWeapons(given.weapons ?? 'Rifle 1x1 r2');
  if (!weapons.ok) throw new Error(JSON.stringify(weapons.error));
  const rules = (given.rules ?? []).map((text) => {
    const read = readRule(text, { weapons: weapons.value, types: null, showEnemyHp: true });
    if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
    return read.value.rule;
  });
  return {
    name: id,
    owner: null,
    type: '',
    skill: 6,
    attackModifiers: [],
    modifierOfAttacksOnIt: 0,
    terrain: null,
    ...given,
    id,
    hp: fixed(given.hp ?? 10),
    weapons: weapons.value,
    rules,
  };
}

interface Setting {
  readonly distance?: number;
  readonly places?: Readonly<Record<string, number>>;
  readonly blocked?: Engagement['blocked'];
  readonly options?: Partial<CombatOptions>;
}

/** An engagement on scripted dice, which must be used up. */
export function fight(
  attackers: readonly Squad[],
  defenders: readonly Squad[],
  faces: string,
  setting: Setting = {},
): EngagementResult & { readonly hpOf: Readonly<Record<string, number>>; readonly shots: readonly ShotEvent[] } {
  const dice = scriptedDice(faces.split(/\s+/).filter((face) => face !== ''));
  const places = setting.places
    ? new Map(Object.entries(setting.places))
    : placesAt(attackers, defenders, setting.distance ?? defaultDistance(attackers));
  const result = resolveEngagement(
    {
      attackers,
      defenders,
      places,
      blocked: setting.blocked ?? (() => false),
      options: { ...DEFAULT_COMBAT_OPTIONS, ...setting.options },
    },
    dice,
  );
  expect(dice.finish()).toBeNull();
  return {
    ...result,
    hpOf: Object.fromEntries([...result.hp].map(([id, hp]) => [id, toNumber(hp)])),
    shots: result.events.filter((event): event is ShotEvent => event.kind === 'shot'),
  };
}

/** Moves of an engagement as `cycle squad from→to`. */
export const movesOf = ({ events }: EngagementResult): readonly string[] =>
  events.flatMap((event) => (event.kind === 'move' ? [`${event.cycle} ${event.squad} ${event.from}→${event.to}`] : []));
