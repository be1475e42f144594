import type { LandingCampaign } from '../../src/workbook/campaign';
import { newCampaign } from '../../src/workbook/new';
import type { CellValue, NewSheet } from '../../src/workbook/port';
import type { Reading } from '../../src/workbook/read/campaign';
import { readWorkbook } from '../support/reading';
import { WORKBOOK_LANGUAGES } from '../../src/workbook/schema/language';
import { withRows } from '../support/planet-campaign';
import { bookOf } from './support/sheets';

const MASTER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

type Rows = readonly (readonly CellValue[])[];

function read(language: 'en' | 'ru' | 'es', change: (sheet: NewSheet) => NewSheet = (sheet) => sheet): Reading {
  const sheets = newCampaign({ language, sample: true, master: MASTER, commitment: 'c0' }).map(change);
  const { outline, sheets: values } = bookOf(sheets);
  return readWorkbook(outline, values);
}

const landing = ({ campaign }: Reading): LandingCampaign => {
  if (campaign.ruleset !== 'landing') throw new Error(campaign.ruleset);
  return campaign;
};

/** Puts values into cells of a table: row, column, value. */
const put = (table: string, ...cells: readonly (readonly [number, number, CellValue])[]) =>
  withRows(table, (rows: Rows) =>
    rows.map((row, at) => row.map((value, column) => cells.find(([r, c]) => r === at && c === column)?.[2] ?? value)),
  );

const found = (reading: Reading) =>
  reading.problems.map(({ problem, place }) => [problem.code, place.sheet, place.row, place.column]);

describe.each(WORKBOOK_LANGUAGES)('the sample’s catalogues in %s', (language) => {
  test('are read whole, and the same in every language but for the words', () => {
    const reading = read(language);
    expect(reading.problems).toEqual([]);
    const { growth, types } = landing(reading);
    expect(types).toHaveLength(15);
    expect(growth.units).toHaveLength(15);
    expect(growth.units.every(({ building }) => building !== null)).toBe(true);
    expect(growth.buildingTypes.length).toBeGreaterThanOrEqual(12);
    expect(growth.buildingTypes.filter(({ base }) => base)).toHaveLength(2);
    expect(growth.technologies.filter(({ lost }) => !lost)).toHaveLength(20);
    expect(new Set(growth.technologies.map(({ branch }) => branch)).size).toBe(4);
    expect(growth.artefacts).toHaveLength(5);
    expect(growth.operations).toHaveLength(6);
    expect(growth.resources.map(({ technologies }) => technologies.length)).toEqual([4, 3, 3, 4]);
    const english = landing(read('en')).growth;
    expect(growth.buildingTypes.map(({ hp, turns, command }) => [hp, turns, command])).toEqual(
      english.buildingTypes.map(({ hp, turns, command }) => [hp, turns, command]),
    );
    expect(growth.orders.map(({ kind, player, turn }) => [kind, player.slice(-1), turn])).toEqual([
      ...[['covert', '2', 4] as const, ['covert', '4', 4] as const, ['research', '1', 4] as const],
      ...[['study', '1', 4] as const, ['research', '2', 4] as const, ['research', '3', 4] as const],
      ['research', '4', 4],
    ]);
  });
});

describe('section 7: everything wrong with the catalogues at once, each in its cell', () => {
  test('amounts, names, choices', () => {
    const wrong = (sheet: NewSheet) =>
      [
        put('WsBuildingTypes', [2, 1, 'metal four'], [3, 3, 'Armour; Sorcery'], [4, 12, '']),
        put('WsUnitTypes', [0, 10, 'Cathedral']),
        put('WsArtefacts', [0, 1, 'Z99'], [1, 2, 'Sorcery']),
        put('WsOperations', [0, 1, 'good']),
        put('WsResources', [1, 0, 'Nobody'], [2, 1, 'metal -1']),
        put('WsPoints', [0, 2, 1.5]),
      ].reduce((changed, change) => change(changed), sheet);
    expect(found(read('en', wrong))).toEqual([
      ['unknown-building-type', 'Unit types', 1, 'Produced by'],
      ['amount-unreadable', 'Building types', 3, 'Cost'],
      ['unknown-technology', 'Building types', 4, 'Technologies needed'],
      ['missing-value', 'Building types', 5, 'HP'],
      ['off-map', 'Artefacts', 1, 'Cell'],
      ['unknown-technology', 'Artefacts', 2, 'Gives technology'],
      ['not-a-number', 'Operations', 1, 'Skill'],
      ['unknown-player', 'Resources', 2, 'Player'],
      ['amount-negative', 'Resources', 3, 'Stock'],
      ['not-whole', 'Points', 1, 'Points'],
    ]);
  });

  test('L-22 d a technology that is not dearer, and a circle, name both rows', () => {
    const cheap = read('en', put('WsTechnologies', [1, 2, 'metal 2'])).problems;
    expect(cheap.map(({ problem }) => problem.code)).toEqual(['technology-not-dearer']);
    expect(cheap[0]?.problem.params).toMatchObject({ name: 'Explosives', other: 'Small arms', row: 2 });
    expect(cheap[0]?.place).toMatchObject({ sheet: 'Technologies', row: 2 });
    const circle = read('en', put('WsTechnologies', [0, 4, 'Armour'])).problems;
    expect(circle.map(({ problem }) => problem.code)).toEqual(['technology-circle']);
    expect(circle[0]?.problem.params['way']).toBe('«Small arms» → «Armour» → «Explosives» → «Small arms»');
  });

  test('orders: unknown names, a missing cell, another phase; old orders are left alone', () => {
    const wrong = put(
      'WsOrders',
      ...([
        [0, 5, 'Sorcery'],
        [1, 6, 'Nobody'],
        [2, 3, 'combat'],
        [3, 0, 'R-1'],
      ] as const),
      ...([
        [4, 4, 'build'],
        [4, 3, ''],
        [4, 5, 'Mine'],
        [4, 6, ''],
        [5, 4, 'move'],
        [5, 5, 'S-09'],
      ] as const),
      ...([
        [5, 3, ''],
        [5, 6, 'A1 C3'],
        [6, 1, 3],
        [6, 5, 'Alchemy'],
      ] as const),
    );
    expect(found(read('en', wrong))).toEqual([
      ['unknown-operation', 'Orders', 1, 'Subject'],
      ['unknown-target', 'Orders', 2, 'Details'],
      ['order-other-phase', 'Orders', 3, 'Phase'],
      ['duplicate-id', 'Orders', 4, 'Order id'],
      ['missing-value', 'Orders', 5, 'Details'],
      ['path-step', 'Orders', 6, 'Details'],
    ]);
  });

  test('an operation may be aimed at a player or, by its squad, at the squad’s owner', () => {
    const { growth } = landing(read('en', put('WsOrders', [0, 6, 'S-05'], [1, 6, 'clara'])));
    expect(growth.orders.map(({ target }) => target).slice(0, 2)).toEqual([
      { player: 'P2', name: 'Red Lances' },
      { player: 'P3', name: 'Clara' },
    ]);
  });
});
