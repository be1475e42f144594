import { scriptedDice } from '../../../../src/engine/dice/scripted';
import { toNumber, ZERO, fixedOf } from '../../../../src/engine/fixed';
import { resolveEngagement } from '../../../../src/engine/landing/engagement';
import type { AttackOrder, AttackTarget } from '../../../../src/engine/landing/campaign/attacks';
import { combatants, mapFights } from '../../../../src/engine/landing/campaign/engagements';
import type { Building, CampaignState, MapSquad } from '../../../../src/engine/landing/campaign/types';
import { DEFAULT_COMBAT_OPTIONS } from '../../../../src/engine/landing/types';
import { parseWeapons } from '../../../../src/engine/landing/weapon';
import { at, building, buildingType, drawn, squad, state } from './support';

const weapons = (text: string) => {
  const read = parseWeapons(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

const RIFLE = { weapons: weapons('Rifle 3x2 r2') };
const MORTAR = { weapons: weapons('Rifle 3x2 r2; Mortar 1x3 r4 indirect') };

//  A1 … F1: open but for the black D2, with forest in B1 and water in E1.
const map = drawn('.f..~.', '...#..', '......', '......', '......', '......');

const cell = (name: string): AttackTarget => ({ kind: 'cell', at: at(name) });
const on = (id: string): AttackTarget => ({ kind: id.startsWith('B') ? 'building' : 'squad', id });
const order = (player: string, id: string, target: AttackTarget): AttackOrder => ({
  id: `R-${id}`,
  player,
  squad: id,
  target,
});

interface Setting {
  readonly busy?: readonly string[];
  readonly entered?: readonly string[];
  readonly buildings?: readonly Building[];
}

const with3 = (squads: readonly MapSquad[], buildings: readonly Building[] = []): CampaignState =>
  state(map, { players: ['P1', 'P2', 'P3'], squads, buildings });

function fights(squads: readonly MapSquad[], orders: readonly AttackOrder[], setting: Setting = {}) {
  const { answers, fights: made } = mapFights(with3(squads, setting.buildings), orders, {
    distance: 'king',
    busy: new Set(setting.busy),
    entered: new Set(setting.entered),
  });
  return {
    sides: made.map(({ attackers, defenders }) => `${attackers.join(' ')} > ${defenders.join(' ')}`),
    refused: answers.map(({ refused }) => (refused ? `${refused.reason} ${refused.cell}`.trim() : 'fought')),
    made,
  };
}

describe('L-23 a attack orders', () => {
  const squads = [
    squad('S', 'P1', 'A1', RIFLE),
    squad('M', 'P1', 'A2', MORTAR),
    squad('D', 'P1', 'A3', { ...RIFLE, hp: ZERO }),
    squad('T', 'P2', 'C1'),
    squad('U', 'P2', 'F1'),
    squad('V', 'P2', null),
  ];
  test.each<[string, AttackOrder, string]>([
    ['within range are fought', order('P1', 'S', on('T')), 'fought'],
    ['may name a cell', order('P1', 'S', cell('C1')), 'fought'],
    ['beyond the range of every weapon are refused', order('P1', 'S', on('U')), 'out-of-range F1'],
    ['count the longest range of all weapons', order('P1', 'M', cell('E3')), 'nobody-there E3'],
    ['that only the longest range does not reach', order('P1', 'M', on('U')), 'out-of-range F1'],
    ['of another player’s squad are refused', order('P2', 'S', on('T')), 'not-own'],
    ['of a destroyed squad are refused', order('P1', 'D', on('T')), 'destroyed'],
    ['of a squad that is nowhere are refused', order('P2', 'V', on('S')), 'not-on-map'],
    ['at a squad that is nowhere are refused', order('P1', 'S', on('V')), 'target-gone'],
    ['at one’s own are refused', order('P1', 'S', on('M')), 'own-target'],
    ['at a cell with nobody but one’s own are refused', order('P1', 'S', cell('A2')), 'nobody-there A2'],
  ])('%s', (_what, given, expected) => {
    expect(fights(squads, [given]).refused).toEqual([expected]);
  });
  test('count once a squad, but a refused one leaves room for another', () => {
    const given = [order('P1', 'S', on('U')), order('P1', 'S', on('T')), order('P1', 'S', on('T'))];
    expect(fights(squads, given).refused).toEqual(['out-of-range F1', 'fought', 'ordered-twice']);
  });
  test('leave alone who fights in a combat that the game master entered', () => {
    const given = [order('P1', 'S', on('T')), order('P1', 'M', on('T'))];
    expect(fights(squads, given, { busy: ['S'] }).refused).toEqual(['in-combat', 'fought']);
    expect(fights(squads, given, { busy: ['T'] }).refused).toEqual(['target-in-combat', 'target-in-combat']);
  });
});

describe('L-23 b sides', () => {
  const pair = [squad('S', 'P1', 'A1', RIFLE), squad('T', 'P2', 'B1', RIFLE)];
  test('the order entered first is the attacker’s', () => {
    const both = [order('P2', 'T', on('S')), order('P1', 'S', on('T'))];
    expect(fights(pair, both).sides).toEqual(['T > S']);
    expect(fights(pair, [...both].reverse()).sides).toEqual(['S > T']);
  });
  test('what hangs together is one fight, in the order of entry', () => {
    const squads = [...pair, squad('R', 'P1', 'B2', RIFLE), squad('U', 'P2', 'C2', RIFLE)];
    const orders = [order('P1', 'R', on('T')), order('P2', 'U', on('R')), order('P1', 'S', on('T'))];
    expect(fights(squads, orders).sides).toEqual(['R S > T U']);
  });
  test('what does not is two fights', () => {
    const squads = [...pair, squad('R', 'P1', 'F5', RIFLE), squad('U', 'P2', 'F6', RIFLE)];
    const orders = [order('P2', 'U', on('R')), order('P1', 'S', on('T'))];
    expect(fights(squads, orders).sides).toEqual(['U > R', 'S > T']);
  });

  const shared = [squad('S', 'P1', 'A1'), squad('T', 'P2', 'A1')];
  test.each<[string, readonly string[], string]>([
    ['in a shared cell without orders who entered attacks', ['T'], 'T > S'],
    ['else who is listed first', [], 'S > T'],
    ['also where both entered', ['S', 'T'], 'S > T'],
  ])('%s', (_what, entered, expected) => {
    expect(fights(shared, [], { entered }).sides).toEqual([expected]);
  });
  test('an order in a shared cell comes before who entered', () => {
    expect(fights(shared, [order('P2', 'T', on('S'))], { entered: ['S'] }).sides).toEqual(['T > S']);
  });
  test('own squads in one cell do not fight, nor does a squad in a combat of the game master’s', () => {
    expect(fights([squad('S', 'P1', 'A1'), squad('R', 'P1', 'A1')], []).sides).toEqual([]);
    expect(fights(shared, [], { busy: ['T'] }).sides).toEqual([]);
  });
});

describe('L-23 c where there are no two sides', () => {
  test('three owners in a cell fight in pairs, in listed order', () => {
    const squads = ['P1', 'P2', 'P3'].map((owner, i) => squad(`S${i + 1}`, owner, 'C3'));
    expect(fights(squads, []).sides).toEqual(['S1 > S2', 'S1 > S3', 'S2 > S3']);
  });
  test('an attacked squad that attacks a third is split in the order of entry', () => {
    const squads = [
      squad('S', 'P1', 'A3', RIFLE),
      squad('T', 'P2', 'B3', RIFLE),
      squad('U', 'P3', 'C3', RIFLE),
      squad('R', 'P1', 'A4', RIFLE),
    ];
    const orders = [order('P2', 'T', on('U')), order('P1', 'S', on('T')), order('P1', 'R', on('T'))];
    expect(fights(squads, orders).sides).toEqual(['T > U', 'S R > T']);
  });
});

describe('L-9 places from the map', () => {
  test('the first defender stands at its distance, the others around it', () => {
    const squads = [squad('S', 'P1', 'A3', MORTAR), squad('R', 'P1', 'C4', RIFLE), squad('T', 'P2', 'E3')];
    const [fight] = fights(squads, [order('P1', 'S', on('T')), order('P1', 'R', on('T'))]).made;
    expect([...(fight?.places ?? [])]).toEqual([
      ['S', 0],
      ['R', 2],
      ['T', 4],
    ]);
  });
  test('L-8 black cells between two squads are told for each pair', () => {
    const squads = [squad('S', 'P1', 'C2', RIFLE), squad('R', 'P1', 'C1', RIFLE), squad('T', 'P2', 'E2')];
    const [fight] = fights(squads, [order('P1', 'S', on('T')), order('P1', 'R', on('T'))]).made;
    expect(fight?.blocked).toEqual([
      ['S', 'T'],
      ['R', 'T'],
    ]);
    const clear = fights([squad('S', 'P1', 'C3', RIFLE), squad('T', 'P2', 'E3')], [order('P1', 'S', on('T'))]).made;
    expect(clear[0]?.blocked).toEqual([]);
  });
});

describe('L-16 terrain in combat', () => {
  test.each<[string, string, Partial<MapSquad>, { passability: number; cell: number } | null]>([
    ['is that of the cell', 'B1', { passability: 3 }, { passability: 3, cell: 4 }],
    ['is none without a passability', 'B1', { passability: null }, null],
    ['is 9 in water for who floats', 'E1', { passability: 3, mapTraits: ['floating'] }, { passability: 9, cell: 9 }],
    ['is never hard for who flies', 'B1', { passability: 2, mapTraits: ['flying'] }, { passability: 9, cell: 4 }],
  ])('%s', (_what, where, more, expected) => {
    const all = combatants(state(map, { squads: [squad('S', 'P1', where, more)] }));
    expect(all.get('S')?.terrain).toEqual(expected);
  });
});

describe('L-23 d a building', () => {
  const bunker = buildingType('Bunker', { skill: 7, weapons: weapons('Gun 2x3 r3'), attackModifier: 1 });
  const base = building('B1', 'P2', 'C3', bunker, { hp: fixedOf(5) });

  test('is fought when it is ordered, or when an enemy stands in its cell', () => {
    const squads = [squad('S', 'P1', 'A3', RIFLE)];
    expect(fights(squads, [order('P1', 'S', on('B1'))], { buildings: [base] }).sides).toEqual(['S > B1']);
    expect(fights([squad('S', 'P1', 'C3', RIFLE)], [], { buildings: [base] }).sides).toEqual(['S > B1']);
  });
  test('that is neutral is fought only when it is ordered, and never before it is discovered', () => {
    const squads = [squad('S', 'P1', 'C3', RIFLE)];
    const buildings = [{ ...base, owner: null }];
    expect(fights(squads, [], { buildings }).sides).toEqual([]);
    expect(fights(squads, [order('P1', 'S', cell('C3'))], { buildings }).sides).toEqual(['S > B1']);
    const hidden = [{ ...base, owner: null, type: null }];
    expect(fights(squads, [order('P1', 'S', cell('C3'))], { buildings: hidden }).refused).toEqual(['nobody-there C3']);
  });
  test('fires its weapons, never moves, and is destroyed at HP 0', () => {
    const campaign = with3([squad('S', 'P1', 'A3', { ...RIFLE, skill: 8 })], [base]);
    const all = combatants(campaign);
    const [attacker, defender] = [all.get('S'), all.get('B1')];
    if (!attacker || !defender) throw new Error('nobody there');
    const fight = (place: number, faces: string) => {
      const dice = scriptedDice(faces.split(' ').filter((face) => face !== ''));
      const engagement = {
        attackers: [attacker],
        defenders: [defender],
        places: new Map([
          ['S', 0],
          ['B1', place],
        ]),
        blocked: () => false,
        options: { ...DEFAULT_COMBAT_OPTIONS, cycles: 1 },
      };
      const result = resolveEngagement(engagement, dice);
      expect(dice.finish()).toBeNull();
      return result;
    };
    // At 2 cells: three shots of 2 hit, and its own two (skill 7 + 1) once.
    const near = fight(2, '3 4 8 8 9');
    expect([near.outcome, toNumber(near.hp.get('B1') ?? ZERO), toNumber(near.hp.get('S') ?? ZERO)]).toEqual([
      'attacker',
      0,
      7,
    ]);
    // At 6 cells nobody can fire: the squad closes in, the building stays.
    expect(
      fight(6, '')
        .events.filter(({ kind }) => kind === 'move')
        .map((event) => 'squad' in event && event.squad),
    ).toEqual(['S']);
  });
});
