import { fixedOf, ZERO } from '../../src/engine/fixed';
import type { CombatEvent } from '../../src/engine/landing/events';
import type { EngagementFacts, PhaseFacts } from '../../src/reports/landing/facts';
import { packetOf } from '../../src/reports/landing/packet';
import { knownTo } from '../../src/reports/landing/viewer';
import { fought, hp, player, samplePhase, squad, weapon } from './sample';

const fight = (facts: PhaseFacts, playerId: string, number = 1) => knownTo(playerId, facts).fights[number - 1]!;

const phaseOf = (engagements: readonly EngagementFacts[], more: Partial<PhaseFacts> = {}): PhaseFacts => ({
  ...samplePhase,
  ...more,
  engagements,
});

/** A fight whose events are written by hand: A's squad `a` attacks B's squad `b`. */
function scripted(events: readonly CombatEvent[]): PhaseFacts {
  const attackers = [squad('a', 'P-1', 'Alfa', { skill: 6 })];
  const defenders = [
    squad('b', 'P-2', 'Bravo', { weapons: [weapon('x', 1, '1', 4), weapon('y', 1, '1', 0), weapon('z', 2, '3', 4)] }),
  ];
  const places = new Map([
    ['a', 0],
    ['b', 3],
  ]);
  return phaseOf([
    {
      id: 'a',
      attackers,
      defenders,
      places,
      events,
      squadKeys: new Map([
        ['a', 'ka'],
        ['b', 'kb'],
      ]),
    },
  ]);
}

const shot = {
  kind: 'shot',
  cycle: 1,
  weapon: 'Винтовки',
  distance: 3,
  shot: 1,
  roll: 4,
  needed: 5,
  modifiers: [
    { cause: 'beyond-range', value: -3 },
    { cause: 'target', value: 2 },
    { cause: 'target-terrain', value: 1 },
    { cause: 'technology', value: 1 },
  ],
  result: 'hit',
  damageDice: [],
  damageSides: null,
  damage: hp('2'),
  targetHp: hp('8'),
} as const;

describe('who gets which fights (L-23 e)', () => {
  test('only those with a squad of the viewer, numbered without gaps', () => {
    const report = knownTo('P-1', samplePhase);
    expect(report.fights.map(({ number, own }) => [number, own.map(({ label }) => label)])).toEqual([
      [1, ['Вторая рота']],
      [2, ['Миномёт']],
    ]);
  });

  test('a player without squads in any fight has none', () => expect(knownTo('P-4', samplePhase).fights).toEqual([]));

  test('an id of nobody is a bug', () => expect(() => knownTo('nobody', samplePhase)).toThrow());

  test('nothing of the players table but what concerns the recipient goes along', () =>
    expect(Object.keys(knownTo('P-1', samplePhase).recipient).sort()).toEqual(
      ['character', 'eliminated', 'format', 'id', 'language', 'name'].sort(),
    ));
});

describe('own squads in full', () => {
  test('HP, shots, hits, damage, rules with their cycles, key', () => {
    const [own] = fight(samplePhase, 'P-1').own;
    expect(own).toMatchObject({ id: 'S-02', skill: 6, hpBefore: hp('14.5'), shots: 6, destroyed: false });
    expect(own?.key).toMatch(/^key-of-S-02/);
    expect(own?.rules.map(({ number, cycles }) => [number, cycles.length > 0])).toEqual([
      [1, true],
      [2, true],
    ]);
  });

  test('every die, and of the modifiers those that are not the target’s', () => {
    const [cycle] = fight(scripted([{ ...shot, squad: 'a', target: 'b' }]), 'P-1').course;
    expect(cycle?.entries).toEqual([
      {
        kind: 'own-fire',
        squad: 'Alfa',
        target: 'Bravo',
        weapon: 'Винтовки',
        distance: 3,
        skill: 6,
        modifiers: [
          { cause: 'beyond-range', value: -3 },
          { cause: 'technology', value: 1 },
        ],
        targetRule: null,
        fireRule: null,
        hopeless: false,
        shots: [{ shot: 1, roll: 4, result: 'hit', damageDice: [], damage: hp('2') }],
      },
    ]);
  });

  test('excess damage stands in the owner’s report only (L-10)', () => {
    const loss: CombatEvent = { kind: 'loss', cycle: 1, squad: 'a', damage: hp('12'), hp: ZERO, excess: hp('2') };
    const facts = scripted([loss, { kind: 'destroyed', cycle: 1, squad: 'a' }]);
    expect(fight(facts, 'P-1').course[0]?.entries).toEqual([
      { kind: 'own-loss', squad: 'Alfa', damage: hp('12'), hp: ZERO, excess: hp('2') },
      { kind: 'destroyed', squad: 'Alfa', own: true },
    ]);
    expect(fight(facts, 'P-2').course[0]?.entries).toEqual([{ kind: 'destroyed', squad: 'Alfa', own: false }]);
  });

  test('a decision that led to neither fire nor a move is told with its rule', () => {
    const decision = {
      ...({
        target: 'b',
        targetRule: null,
        move: 'stay',
        moveRule: 3,
        weapon: null,
        fireRule: 2,
        hopeless: false,
      } as const),
    };
    const facts = scripted([{ kind: 'decision', cycle: 1, squad: 'a', decision }]);
    expect(fight(facts, 'P-1').course[0]?.entries).toEqual([{ kind: 'own-wait', squad: 'Alfa', rule: 2 }]);
    expect(fight(facts, 'P-2').course[0]?.entries).toEqual([]);
  });
});

describe('others as seen', () => {
  test('an enemy is a name, a type, each range once, shots, damage, destroyed or not: no more', () =>
    expect(fight(scripted([{ ...shot, squad: 'b', target: 'a' }]), 'P-1').enemies).toEqual([
      { label: 'Bravo', type: 'Пехота', ranges: [0, 4], shots: 1, damage: hp('2'), destroyed: false, hp: null },
    ]));

  test('enemy fire is a number of shots and their damage: no dice, hits, weapon or needed number', () => {
    const miss = { ...shot, shot: 2, roll: 12, result: 'miss', damage: ZERO } as const;
    const facts = scripted([
      { ...shot, squad: 'b', target: 'a' },
      { ...miss, squad: 'b', target: 'a' },
    ]);
    expect(fight(facts, 'P-1').course[0]?.entries).toEqual([
      { kind: 'seen-fire', squad: 'Bravo', target: 'Alfa', shots: 2, damage: hp('2') },
    ]);
  });

  test('an ally of another owner is seen like an enemy', () => {
    const [ally] = fight(samplePhase, 'P-1', 2).allies;
    expect(Object.keys(ally ?? {}).sort()).toEqual(['damage', 'destroyed', 'hp', 'label', 'ranges', 'shots', 'type']);
    expect(ally?.hp).toBeNull();
  });

  test('HP of others only with option show enemy HP', () => {
    const facts = { ...samplePhase, showEnemyHp: true };
    expect(fight(samplePhase, 'P-1').enemies[0]?.hp).toBeNull();
    expect(fight(facts, 'P-1').enemies[0]?.hp).toEqual({ before: hp('9'), after: ZERO });
    expect(fight(facts, 'P-1').course.flatMap(({ entries }) => entries)).toContainEqual(
      expect.objectContaining({ kind: 'seen-loss', squad: 'Серые волки' }),
    );
  });

  test.each([
    ['a defender that comes closer', 3, 2, { kind: 'seen-move', squad: 'Bravo', direction: 'close', distance: 2 }],
    ['a defender that falls back', 3, 4, { kind: 'seen-move', squad: 'Bravo', direction: 'withdraw', distance: 4 }],
  ])('%s', (_, from, to, entry) => {
    // The direction and the target that the squad itself had in mind play no part.
    const move: CombatEvent = {
      kind: 'move',
      cycle: 1,
      squad: 'b',
      target: 'a',
      direction: 'close',
      from,
      to,
      distance: 9,
    };
    expect(fight(scripted([move]), 'P-1').course[0]?.entries).toEqual([entry]);
  });

  test('an enemy that meant to move and could not is not seen to mean it (L-11)', () => {
    const move: CombatEvent = {
      kind: 'move',
      cycle: 1,
      squad: 'b',
      target: 'a',
      direction: 'close',
      from: 3,
      to: 3,
      distance: 3,
    };
    expect(fight(scripted([move]), 'P-1').course[0]?.entries).toEqual([]);
    expect(fight(scripted([move]), 'P-2').course[0]?.entries).toMatchObject([{ kind: 'own-move', moved: false }]);
  });
});

describe('names', () => {
  test('equal names are numbered, those differing in case too; own ones come first', () => {
    const facts = phaseOf([
      fought(
        [squad('z', 'P-1', 'Волки')],
        [squad('a', 'P-2', 'волки'), squad('b', 'P-3', 'Волки'), squad('c', 'P-3', 'Волки (2)')],
        2,
      ),
    ]);
    const { own, enemies } = fight(facts, 'P-1');
    expect([...own, ...enemies].map(({ label }) => label)).toEqual([
      'Волки',
      'волки (2)',
      'Волки (3)',
      'Волки (2) (2)',
    ]);
  });

  test('breaks, direction marks and hidden marks go; joiners of emoji stay', () => {
    const facts = phaseOf([fought([squad('a', 'P-1', 'A\r\nB\u202e\u200bC 👩‍🚀')], [squad('b', 'P-2', '\u200b')], 2)]);
    const { own, enemies } = fight(facts, 'P-1');
    expect([own[0]?.label, enemies[0]?.label]).toEqual(['A BC 👩‍🚀', '—']);
  });
});

describe('outcome', () => {
  test.each([
    ['attacker', 'P-1', 'won'],
    ['attacker', 'P-2', 'lost'],
    ['defender', 'P-2', 'won'],
    ['mutual', 'P-1', 'mutual'],
    ['draw', 'P-2', 'draw'],
  ] as const)('%s is for %s: %s', (outcome, playerId, expected) =>
    expect(fight(scripted([{ kind: 'end', outcome, cycles: 5, distance: 1 }]), playerId).outcome).toBe(expected),
  );

  test('with own squads on both sides it is nobody’s victory', () => {
    const facts = phaseOf([fought([squad('a', 'P-1', 'A')], [squad('b', 'P-1', 'B', { hp: fixedOf(1) })], 2)]);
    expect(fight(facts, 'P-1')).toMatchObject({ side: 'both', outcome: 'attacker', allies: [], enemies: [] });
  });
});

test('the public packet holds nothing but what everybody may have', () => {
  expect(packetOf({ ...samplePhase, players: [player('P-9', 'Nobody')] })).toEqual({
    campaign: 'Гамма-7',
    turn: 4,
    phase: 'combat',
    commitment: samplePhase.commitment,
    digest: samplePhase.digest,
  });
});
