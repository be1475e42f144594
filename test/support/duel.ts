import fc from 'fast-check';
import { toNumber, ZERO } from '../../src/engine/fixed';
import { resolveEngagement } from '../../src/engine/landing/engagement';
import type { DuelOdds } from '../../src/engine/landing/odds/result';
import { placesAt } from '../../src/engine/landing/places';
import type { CombatOptions, Engagement, Squad } from '../../src/engine/landing/types';
import { DEFAULT_COMBAT_OPTIONS } from '../../src/engine/landing/types';
import { squad } from './combat';
import { eachFace, everyRoll, shotFaces } from './everyRoll';

/** One squad against one. */
export const duel = (
  attacker: Squad,
  defender: Squad,
  distance: number,
  options: Partial<CombatOptions> = {},
): Engagement => ({
  attackers: [attacker],
  defenders: [defender],
  places: placesAt([attacker], [defender], distance),
  blocked: () => false,
  options: { ...DEFAULT_COMBAT_OPTIONS, ...options },
});

/** Odds of a duel by playing it on every roll; `undefined` where there are too many. */
export function oddsByEveryRoll(
  engagement: Engagement,
  most = 20_000,
  needed: readonly number[] = [],
): DuelOdds | undefined {
  const faces = shotFaces(needed);
  const unseen = new Set<number>();
  const chances = { attacker: 0, defender: 0, mutual: 0, draw: 0 };
  const meanHp: [number, number] = [0, 0];
  const runs = everyRoll(
    (dice, chanceOf) => {
      const { outcome, hp, events } = resolveEngagement(engagement, dice);
      for (const event of events) {
        if (event.kind === 'shot' && !needed.includes(event.needed)) unseen.add(event.needed);
      }
      const chance = chanceOf();
      chances[outcome] += chance;
      meanHp[0] += chance * toNumber(hp.get('A') ?? ZERO);
      meanHp[1] += chance * toNumber(hp.get('D') ?? ZERO);
    },
    (sides) => (sides === 12 ? faces : eachFace(sides)),
    most,
  );
  // Faces stand for others only when every number that a shot needs is known.
  if (unseen.size > 0) return oddsByEveryRoll(engagement, most, [...needed, ...unseen]);
  return runs === undefined ? undefined : { chances, meanHp };
}

/** The six numbers of COMBAT_ODDS. */
export const numbersOf = ({ chances, meanHp }: DuelOdds): readonly number[] => [
  ...[chances.attacker, chances.defender, chances.mutual, chances.draw],
  ...meanHp,
];

export function expectSame(odds: DuelOdds, expected: DuelOdds): void {
  const [numbers, others] = [numbersOf(odds), numbersOf(expected)];
  numbers.forEach((number, i) => expect(Math.abs(number - others[i]!)).toBeLessThan(1e-9));
}

const RULES = [
  'If our HP is below 60%, then withdraw, fire at weakest',
  'If our HP is at most 3, then hold fire, hold',
  'If enemy HP is under 50%, then close to contact, fire',
  'If we were hit, then withdraw to 4',
  'If lost over 2 HP last cycle, then keep distance 2',
  'If we were shot at, then close to effective range, fire',
  'If enemy closer than 2, then fire with "Grenades"',
  'If under fire from extreme range, then close to effective range',
  'If the enemy breaks into melee, then use "Grenades"',
  'If not our HP is 100% or cycle 2, then fire with "Mortar"',
  'If grenades left and distance at most 2, then close, use "Grenades"',
  'If in effective range, then hold, fire',
];

const WEAPONS = [
  'Rifle 1x2 r2',
  'Rifle 2x1.5 r1; Grenades 1x1d3 r0 equipment uses 1',
  'Mortar 1x1d2+1 r3 indirect; Grenades 1x4 r1 equipment uses 2',
  'Sword 2x1 contact crit x2.5',
  'Mortar 1x0 r2; Rifle 1x2.25 r0 crit none; Grenades 1x1d2-1 r1 uses 1',
  'Cannon 1x3 r3 uses 1 crit x1.125',
];

const arbitrarySquad = (id: string): fc.Arbitrary<Squad> =>
  fc
    .record({
      hp: fc.constantFrom(1, 2.5, 4, 5.001, 7),
      skill: fc.integer({ min: -1, max: 13 }),
      weapons: fc.constantFrom(...WEAPONS),
      onIt: fc.integer({ min: -2, max: 2 }),
      terrain: fc.constantFrom(null, { passability: 2, cell: 7 }, { passability: 9, cell: 4 }),
      rules: fc.uniqueArray(fc.constantFrom(...RULES), { maxLength: 3 }),
    })
    .map(({ onIt, rules, ...given }) => {
      // A rule may name only what the squad has.
      const fitting = rules.filter((rule) =>
        [...rule.matchAll(/grenades|mortar/giu)].every(([name]) =>
          given.weapons.toLowerCase().includes(name.toLowerCase()),
        ),
      );
      return squad(id, { ...given, modifierOfAttacksOnIt: onIt, rules: fitting });
    });

/** Any duel of small numbers, all kinds of weapons, terrain, rules and options. */
export const arbitraryDuel: fc.Arbitrary<Engagement> = fc
  .record({
    a: arbitrarySquad('A'),
    d: arbitrarySquad('D'),
    distance: fc.integer({ min: 0, max: 4 }),
    options: fc.record({
      cycles: fc.integer({ min: 1, max: 4 }),
      criticalRounding: fc.constantFrom('none', 'up', 'down'),
      moveAndFire: fc.constantFrom('either', 'both'),
      showEnemyHp: fc.constant(true),
    }),
  })
  .map(({ a, d, distance, options }) => duel(a, d, distance, options as CombatOptions));
