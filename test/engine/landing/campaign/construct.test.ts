import fc from 'fast-check';
import { construct } from '../../../../src/engine/landing/campaign/construct';
import type { Growth, GrowthEvent, Grown } from '../../../../src/engine/landing/campaign/growth';
import type { OrderKind } from '../../../../src/engine/landing/campaign/orders';
import { amounts, growth, household, orders, shown, standing } from './growthSupport';

/** What came of each order, in short. */
const answers = ({ events }: Grown): readonly string[] =>
  events.flatMap((event: GrowthEvent) => {
    if (event.kind === 'income') return [];
    if (event.kind === 'refused') return [`${event.order} ${event.reason.code}`];
    return [`${event.order} ${event.kind}`];
  });

const stockOf = ({ households }: Grown, player = 'P1'): string =>
  shown(households.find(({ id }) => id === player)?.stock ?? []);

const open = (cell: string, slots = 1) => ({ cell, open: true, slots });

describe('L-22 a results of earlier orders arrive', () => {
  const later = { turn: 1, state: 'accepted' as const };

  test('a building, a squad, a technology, each with an id that nobody has had', () => {
    const grown = construct(
      growth({
        turn: 2,
        orders: orders(
          ['P1', 'build', 'Mine', 'B2', { ...later, arrives: 2 }],
          ['P1', 'produce', 'Infantry', 'A1', { ...later, arrives: 2 }],
          ['P1', 'research', 'Mining', '', { ...later, arrives: 2 }],
        ),
      }),
    );
    expect(answers(grown)).toEqual(['R-1 arrived', 'R-2 arrived', 'R-3 arrived']);
    expect(grown.newBuildings).toEqual([standing('B-02', 'P1', 'Mine', 'B2')]);
    expect(grown.newSquads).toEqual([standing('S-03', 'P1', 'Infantry', 'A1')]);
    expect(grown.households[0]?.technologies).toEqual(['Mining']);
  });

  test('after the turns of the row and not before; what is on its way needs no second order', () => {
    const order = orders(['P1', 'research', 'Smelting', '', { ...later, arrives: 3 }]);
    const second = growth({
      turn: 2,
      orders: [...order, ...orders(['P1', 'research', 'Smelting', '', { id: 'R-9', turn: 2 }])],
    });
    expect(answers(construct(second))).toEqual(['R-9 technology-underway']);
    expect(answers(construct({ ...second, turn: 3 }))).toEqual(['R-1 arrived']);
  });

  test('an earlier order that was refused or is done does not come again', () => {
    const old = orders(
      ['P1', 'build', 'Mine', 'A1', { state: 'refused' }],
      ['P1', 'research', 'Mining', '', { state: 'done' }],
    );
    expect(answers(construct(growth({ turn: 2, orders: old })))).toEqual([]);
  });

  test('to who is out of the game nothing comes, and new orders are refused', () => {
    const households = [household('P1', 'metal 9', { eliminated: true })];
    const grown = construct(
      growth({
        turn: 2,
        households,
        orders: orders(
          ['P1', 'research', 'Mining', '', { ...later, arrives: 2 }],
          ['P1', 'research', 'Arms', '', { turn: 2 }],
        ),
      }),
    );
    expect(answers(grown)).toEqual(['R-1 lapsed', 'R-2 player-out']);
    expect(stockOf(grown)).toBe('metal 9');
  });
});

describe('L-22 b slots and places', () => {
  const knowing = [household('P1', 'metal 20; energy 9', { technologies: ['Mining'] })];

  test('a building in each slot; the next one is refused', () => {
    const grown = construct(
      growth({
        households: knowing,
        sites: [open('A1', 2)],
        orders: orders(['P1', 'build', 'Mine', 'A1'], ['P1', 'build', 'Mine', 'A1']),
      }),
    );
    // The barracks stand in one of the two slots.
    expect(answers(grown)).toEqual(['R-1 accepted', 'R-2 cell-full']);
    // 20 − 3 metal; 9 − 1 energy, and half an energy of upkeep for the infantry.
    expect(stockOf(grown)).toBe('metal 17; energy 7.5');
  });

  test.each([
    ['A1', 'cell-full', [{ cell: 'A1', open: true, slots: 0 }]],
    ['A1', 'cell-closed', [{ cell: 'A1', open: false, slots: 2 }]],
    ['B7', 'cell-closed', [open('A1', 2)]],
    ['B7', 'nobody-there', [open('B7', 2)]],
    ['C3', 'enemy-there', [open('C3', 2)]],
  ])('in %s: %s', (cell, code, sites) => {
    const squads = [
      standing('S-01', 'P1', 'Infantry', 'A1'),
      standing('S-02', 'P1', 'Infantry', 'C3'),
      standing('S-03', 'P2', 'Infantry', 'C3'),
    ];
    const grown = construct(
      growth({ households: knowing, sites, squads, orders: orders(['P1', 'build', 'Mine', cell]) }),
    );
    expect(answers(grown)).toEqual([`R-1 ${code}`]);
  });

  test('what may be built depends on the technologies; some things nobody builds', () => {
    const grown = construct(growth({ orders: orders(['P1', 'build', 'Mine', 'A1'], ['P1', 'build', 'Base', 'A1']) }));
    expect(answers(grown)).toEqual(['R-1 technology-missing', 'R-2 not-buildable']);
  });
});

describe('L-22 c production and the command limit', () => {
  test('three squads at the start, squads on their way included; buildings give room', () => {
    const four = orders(...Array.from({ length: 4 }, () => ['P1', 'produce', 'Infantry'] as const));
    const rich = [household('P1', 'metal 30; energy 9')];
    expect(answers(construct(growth({ households: rich, orders: four })))).toEqual([
      ...['R-1 accepted', 'R-2 accepted', 'R-3 command-full', 'R-4 command-full'],
    ]);
    const relay = [standing('B-01', 'P1', 'Barracks', 'A1'), standing('B-02', 'P1', 'Relay', 'A1')];
    const grown = construct(growth({ households: rich, buildings: relay, orders: four }));
    expect(answers(grown)).toEqual(['R-1 accepted', 'R-2 accepted', 'R-3 accepted', 'R-4 accepted']);
    // 30 − 4 × 3 metal; 9 energy − 1 for the relay − 0.5 for the squad that is there.
    expect(stockOf(grown)).toBe('metal 18; energy 7.5');
  });

  test.each([
    ['Militia', '', 'unit-not-produced'],
    ['Gunners', '', 'technology-missing'],
    ['Infantry', 'C3', 'building-not-there'],
  ])('%s in %s: %s', (type, cell, code) => {
    expect(answers(construct(growth({ orders: orders(['P1', 'produce', type, cell]) })))).toEqual([`R-1 ${code}`]);
  });

  test('without the building of the row there is no production', () => {
    const grown = construct(growth({ buildings: [], orders: orders(['P1', 'produce', 'Infantry']) }));
    expect(answers(grown)).toEqual(['R-1 building-missing']);
  });
});

describe('L-22 d research and L-22 e archaeology', () => {
  test('prerequisites first; nothing twice; what is lost cannot be researched', () => {
    const grown = construct(
      growth({
        households: [household('P1', 'metal 20; energy 5', { technologies: ['Arms'] })],
        orders: orders(
          ...([
            ['P1', 'research', 'Smelting'],
            ['P1', 'research', 'Arms'],
            ['P1', 'research', 'Mining'],
          ] as const),
          ...([
            ['P1', 'research', 'Mining'],
            ['P1', 'research', 'Shields'],
          ] as const),
        ),
      }),
    );
    expect(answers(grown)).toEqual([
      ...['R-1 technology-missing', 'R-2 technology-known', 'R-3 accepted'],
      ...['R-4 technology-underway', 'R-5 technology-lost'],
    ]);
  });

  test('an artefact needs a squad in its cell and gives its technology after its turns; it stays for others', () => {
    const squads = [standing('S-01', 'P1', 'Infantry', 'A1'), standing('S-02', 'P2', 'Infantry', 'A1')];
    const households = [household('P1', ''), household('P2', ''), household('P3', '')];
    const both = growth({
      households,
      squads,
      orders: orders(['P1', 'study', 'Ring'], ['P2', 'study', 'Ring'], ['P3', 'study', 'Ring']),
    });
    const grown = construct(both);
    expect(answers(grown)).toEqual(['R-1 accepted', 'R-2 accepted', 'R-3 no-squad-there']);
    const later = { state: 'accepted' as const, arrives: 3 };
    const third = construct(
      growth({ turn: 3, households, squads, orders: orders(['P1', 'study', 'Ring', '', later]) }),
    );
    expect(third.households[0]).toMatchObject({ technologies: ['Shields'], artefacts: ['Ring'] });
  });

  test('one that does not stay is gone with the first order', () => {
    const squads = [standing('S-01', 'P1', 'Infantry', 'A1'), standing('S-02', 'P2', 'Infantry', 'A1')];
    const households = [household('P1', ''), household('P2', '')];
    const grown = construct(
      growth({ households, squads, orders: orders(['P2', 'study', 'Ingot'], ['P1', 'study', 'Ingot']) }),
    );
    expect(answers(grown)).toEqual(['R-1 accepted', 'R-2 artefact-gone']);
    expect(grown.goneArtefacts).toEqual(['Ingot']);
  });

  test('an artefact in a cell that is not open, and one that gives nothing new', () => {
    const closed = growth({ sites: [{ cell: 'A1', open: false, slots: 1 }], orders: orders(['P1', 'study', 'Ring']) });
    expect(answers(construct(closed))).toEqual(['R-1 artefact-closed']);
    const known = growth({
      households: [household('P1', '', { technologies: ['Shields'] })],
      orders: orders(['P1', 'study', 'Ring']),
    });
    expect(answers(construct(known))).toEqual(['R-1 technology-known']);
  });
});

describe('L-22 f income and upkeep', () => {
  test('income first, then upkeep; a stock never falls below 0 and the rest is told as unpaid', () => {
    const buildings = [
      standing('B-01', 'P1', 'Base', 'A1'),
      standing('B-02', 'P1', 'Relay', 'A1'),
      standing('B-03', 'P1', 'Relay', 'A1'),
    ];
    const grown = construct(growth({ households: [household('P1', 'metal 1')], buildings }));
    expect(grown.events).toEqual([
      {
        ...{ kind: 'income', player: 'P1', income: amounts('metal 2; energy 1'), upkeep: amounts('energy 2.5') },
        ...{ unpaid: amounts('energy 1.5'), stock: amounts('metal 3') },
      },
    ]);
  });

  test('a neutral building gives nobody anything', () => {
    const grown = construct(growth({ buildings: [standing('B-01', null, 'Base', 'A1')], squads: [] }));
    expect(grown.events).toEqual([]);
  });
});

describe('L-22 g order of entry, payment, refusal', () => {
  test('the first order is paid, the second cannot be and leaves the stock alone, a cheaper third can', () => {
    const grown = construct(
      growth({
        households: [household('P1', 'metal 5; energy 2')],
        orders: orders(['P1', 'research', 'Arms'], ['P1', 'build', 'Barracks', 'A1'], ['P1', 'produce', 'Infantry']),
      }),
    );
    expect(answers(grown)).toEqual(['R-1 accepted', 'R-2 cannot-pay', 'R-3 accepted']);
    expect(grown.events.find((event) => event.kind === 'refused')).toMatchObject({
      reason: { code: 'cannot-pay', params: { lacking: 'metal 1' } },
    });
    // 5 − 2 − 3 metal; 2 − 1 energy − half an energy of upkeep.
    expect(stockOf(grown)).toBe('energy 0.5');
  });

  test('L-25 a superweapon that stands can be used by who knows what it needs', () => {
    const buildings = [standing('B-01', 'P1', 'Lance', 'A1')];
    const weapon = growth({ buildings, orders: orders(['P1', 'use', ''], ['P2', 'use', 'Lance']) });
    expect(answers(construct(weapon))).toEqual(['R-1 technology-missing', 'R-2 no-superweapon']);
    const known = [household('P1', '', { technologies: ['orbit'] })];
    expect(answers(construct({ ...weapon, households: known }))).toEqual(['R-1 used', 'R-2 no-superweapon']);
  });
});

const order = fc.record({
  player: fc.constantFrom('P1', 'P2', 'P3'),
  kind: fc.constantFrom<OrderKind>('build', 'produce', 'research', 'study', 'use'),
  subject: fc.constantFrom(
    'Mine',
    'Barracks',
    'Relay',
    'Infantry',
    'Gunners',
    'Mining',
    'Arms',
    'Smelting',
    'Ring',
    'Ingot',
  ),
  details: fc.constantFrom('', 'A1', 'B2'),
});

const wild = fc.array(order, { maxLength: 12 }).map((rows): Growth =>
  growth({
    households: [household('P1', 'metal 9; energy 4'), household('P2', 'metal 4'), household('P3', '')],
    sites: [open('A1', 2), open('B2', 1)],
    squads: [standing('S-01', 'P1', 'Infantry', 'A1'), standing('S-02', 'P2', 'Infantry', 'B2')],
    orders: orders(...rows.map(({ player, kind, subject, details }) => [player, kind, subject, details] as const)),
  }),
);

describe('L-22 properties', () => {
  test('no stock is ever below 0', () => {
    fc.assert(
      fc.property(wild, (given) => {
        for (const { stock } of construct(given).households)
          for (const { amount } of stock) expect(amount).toBeGreaterThan(0);
      }),
    );
  });

  test('a refused order changes nothing: without it everything else is the same', () => {
    fc.assert(
      fc.property(wild, (given) => {
        const grown = construct(given);
        const refused = new Set(grown.events.flatMap((event) => (event.kind === 'refused' ? [event.order] : [])));
        const without = construct({ ...given, orders: given.orders.filter(({ id }) => !refused.has(id)) });
        expect(without.households).toEqual(grown.households);
        expect(without.events).toEqual(grown.events.filter((event) => event.kind !== 'refused'));
      }),
    );
  });

  test('the order of entry decides: what comes later does not change what came before', () => {
    fc.assert(
      fc.property(wild, fc.nat(12), (given, cut) => {
        const all = construct(given);
        const first = construct({ ...given, orders: given.orders.slice(0, cut) });
        const count = first.events.length;
        expect(all.events.slice(0, count)).toEqual(first.events);
      }),
    );
  });
});
