import fc from 'fast-check';
import { keyedDice } from '../../src/engine/dice/keyed';
import { fixedOf } from '../../src/engine/fixed';
import { cellName } from '../../src/engine/landing/cell';
import { moveSquads, type MoveOrder } from '../../src/engine/landing/campaign/manoeuvre';
import { resolveRecon } from '../../src/engine/landing/campaign/recon';
import { cellsInSight, isSeenByOthers } from '../../src/engine/landing/campaign/sight';
import type { CampaignState } from '../../src/engine/landing/campaign/types';
import { composeManoeuvre, composeRecon } from '../../src/reports/landing/map/compose';
import type { ManoeuvreFacts, ReconFacts } from '../../src/reports/landing/map/facts';
import { hiddenOfManoeuvre, hiddenOfRecon } from '../../src/reports/landing/map/hidden';
import { manoeuvreTwin, reconTwin } from '../../src/reports/landing/map/twin';
import { manoeuvreKnownTo, reconPacketOf } from '../../src/reports/landing/map/viewer';
import type { ReportDocument } from '../../src/reports/document';
import { renderDocument, type TextFormat } from '../../src/reports/render';
import { renderSheet } from '../../src/reports/sheet';
import { at, building, buildingType, drawn, squad, state } from '../engine/landing/campaign/support';

const FORMATS: readonly TextFormat[] = ['dm', 'bbcode', 'html', 'md', 'txt'];
const LANGUAGES = ['en', 'ru', 'es'] as const;

const player = (id: string) =>
  ({ id, name: `Player ${id}`, character: `Hero ${id}`, language: 'en', format: 'txt', eliminated: false }) as const;
const PLAYERS = [player('P1'), player('P2')];

const map = drawn(
  ...[
    '.f,,,,,,,',
    '..,,,,,,,',
    ',,,,,,,,,',
    ',,,,=,,,,',
    ',,,%,R,,,',
    ',,,,,,,,,',
    ',,,S,,,,,',
    ',,,,,,,,,',
    ',,,,,,,,,',
  ],
);
const campaign = state(map, {
  squads: [
    squad('S-1', 'P1', 'A1'),
    squad('S-2', 'P2', 'B2'),
    squad('S-3', 'P1', 'F5', { name: 'Hidden Wolves', type: 'Wolves' }),
    squad('S-4', 'P2', 'I9', { name: 'Far Owls', type: 'Owls' }),
  ],
  buildings: [
    building('B-1', 'P2', 'A2', buildingType('Bunker')),
    building('B-2', 'P1', 'I1', buildingType('Secret lab')),
    building('B-3', null, 'C1', null),
    building('B-4', null, 'E9', null),
  ],
});

const PHASE = { campaign: 'Test', turn: 3, commitment: 'c'.repeat(64), digest: 'd'.repeat(64), players: PLAYERS };

function reconFacts(before: CampaignState): ReconFacts {
  const types = [buildingType('Mine'), buildingType('Radar')];
  const recon = resolveRecon(
    before,
    types,
    keyedDice(() => 'secret phase key'),
  );
  const found = new Map(recon.discovered.map((each) => [each.id, { ...each, name: each.type.name }]));
  const buildings = before.buildings.map((each) => found.get(each.id) ?? each);
  return { ...PHASE, phase: 'recon', state: before, recon, buildings };
}

const everything = (compose: (language: (typeof LANGUAGES)[number]) => ReportDocument): readonly string[] =>
  LANGUAGES.flatMap((language) => [
    ...FORMATS.map((format) => renderDocument(compose(language), format)),
    JSON.stringify(renderSheet(compose(language))),
  ]);

const packetOf = (facts: ReconFacts): readonly string[] =>
  everything((language) => composeRecon(reconPacketOf(facts), language));

/** Another campaign that looks the same to everybody: who is unseen is called otherwise, and has other strengths. */
function disguised(before: CampaignState, word: string, number: number): CampaignState {
  const sight = cellsInSight(before);
  const isSeen = (cell: string, owner: string | null): boolean => isSeenByOthers(sight, { cell, owner });
  return {
    ...before,
    squads: before.squads.map((each) => ({
      ...each,
      ...{ hp: fixedOf(1 + number), skill: number, manoeuvre: number, passability: 1 + (number % 8) },
      ...(each.at && isSeen(cellName(each.at), each.owner) ? {} : { name: word, type: word }),
    })),
    buildings: before.buildings.map((each) =>
      isSeen(cellName(each.at), each.owner) ? each : { ...each, name: word, hp: fixedOf(1 + number) },
    ),
    // The ground that nobody has seen may be anything.
    map: {
      ...before.map,
      cells: before.map.cells.map((cell) =>
        cell.open || [...sight.values()].some((cells) => cells.has(cellName(cell.at)))
          ? cell
          : { ...cell, ground: 'water' },
      ),
    },
  };
}

describe('L-20 non-interference: the information packet holds nothing that only one player may know', () => {
  test('in any format and language', () => {
    const before = packetOf(reconFacts(campaign));
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 20 }), (word, number) => {
        expect(packetOf(reconFacts(disguised(campaign, word, number)))).toEqual(before);
      }),
      { numRuns: 20 },
    );
  });

  test('and shows who stands in sight of another player', () => {
    const packet = reconPacketOf(reconFacts(campaign));
    // C1 is next to B2: what stands there has just been discovered, a Mine or a Radar by the die.
    const [{ type = '' } = {}] = packet.discovered;
    expect(['Mine', 'Radar']).toContain(type);
    expect(packet.things.map(({ cell, label }) => [cell, label])).toEqual([
      ['A2', 'Building B-1'],
      ['C1', type],
      ['A1', 'Squad S-1'],
      ['B2', 'Squad S-2'],
    ]);
  });

  test('is the same as that of its twin, in which all of that is replaced', () => {
    const facts = reconFacts(campaign);
    expect(packetOf(reconTwin(facts))).toEqual(packetOf(facts));
    expect(JSON.stringify(reconTwin(facts))).not.toMatch(/Far Owls|Secret lab|S-4/);
    expect(hiddenOfRecon(facts, ['secret phase key'])).toEqual(
      expect.arrayContaining(['Far Owls', 'secret phase key']),
    );
  });
});

const order = (id: string, owner: string, who: string, ...cells: readonly string[]): MoveOrder => ({
  ...{ id, player: owner, squad: who },
  cells: cells.map(at),
});

const moveFacts = (before: CampaignState, orders: readonly MoveOrder[]): ManoeuvreFacts => ({
  ...{ ...PHASE, phase: 'manoeuvre', state: before },
  moves: moveSquads(before, orders, { cornerSqueeze: false }),
});

describe('L-19 non-interference: a manoeuvre report holds the own orders and nothing else', () => {
  const own = [order('R-1', 'P1', 'S-1', 'A2'), order('R-2', 'P1', 'S-3', 'E5', 'D5'), order('R-3', 'P1', 'S-2', 'B3')];
  const reportOf = (facts: ManoeuvreFacts): readonly string[] =>
    everything((language) => composeManoeuvre(manoeuvreKnownTo('P1', facts), language));

  test('whatever others have and order', () => {
    const before = reportOf(moveFacts(campaign, own));
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 20 }), fc.boolean(), (word, number, moves) => {
        const squads = campaign.squads.map((each) =>
          each.owner === 'P1' ? each : { ...each, name: word, type: word, hp: fixedOf(number), manoeuvre: number },
        );
        const others = moves ? [order(`X-${number}`, 'P2', 'S-4', 'H9'), order('X-0', 'P2', 'S-2', 'C3')] : [];
        expect(reportOf(moveFacts({ ...campaign, squads, buildings: [] }, [...others, ...own]))).toEqual(before);
      }),
      { numRuns: 20 },
    );
  });

  test('is the same as that of its twin, in which all of that is replaced', () => {
    const facts = moveFacts(campaign, [...own, order('X-77', 'P2', 'S-4', 'H9')]);
    expect(reportOf(manoeuvreTwin('P1', facts))).toEqual(reportOf(facts));
    expect(JSON.stringify(manoeuvreTwin('P1', facts))).not.toMatch(/Far Owls|X-77|S-4/);
    expect(hiddenOfManoeuvre('P1', facts, [])).toEqual(expect.arrayContaining(['Far Owls', 'X-77']));
  });
});
