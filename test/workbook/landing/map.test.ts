import { terrainCounts, DEFAULT_SHARES } from '../../../src/engine/landing/campaign/setUp';
import type { Ground } from '../../../src/engine/landing/campaign/types';
import { newCampaign } from '../../../src/workbook/new';
import type { CellValue } from '../../../src/workbook/port';
import { readWorkbook } from '../../support/reading';
import { WORKBOOK_LANGUAGES, type Language } from '../../../src/workbook/schema/language';
import { bookOf, withGrid, type Book } from '../support/sheets';

const MASTER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const bookIn = (language: Language): Book =>
  bookOf(newCampaign({ language, sample: true, master: MASTER, commitment: '' }));
const sample = bookIn('en');

const read = (book: Book) => {
  const { campaign, problems } = readWorkbook(book.outline, book.sheets);
  if (campaign.ruleset !== 'landing') throw new Error(campaign.ruleset);
  return { campaign, problems };
};

/** Puts a value below a header, `row` counted from 1 below it. */
const edit = (sheet: string, header: string, row: number, value: CellValue): Book =>
  withGrid(sample, sheet, (grid) => {
    const top = grid.findIndex((cells) => cells.includes(header));
    grid[top + row]![grid[top]!.indexOf(header)] = value;
    return grid;
  });

describe.each(WORKBOOK_LANGUAGES)('the map of the sample in %s', (language) => {
  const { campaign, problems } = read(bookIn(language));

  test('L-24 has the cells that a draw would have, and starts apart from each other', () => {
    expect(problems).toEqual([]);
    const count = (ground: Ground): number => campaign.map?.cells.filter((cell) => cell.ground === ground).length ?? 0;
    const counts = terrainCounts(13, DEFAULT_SHARES);
    expect({
      ...{ water: count('water'), impassable: count('impassable') },
      ...{ ruins: count('ruins'), swamp: count('swamp'), forest: count('forest'), open: count('open') },
    }).toEqual(counts);
    expect(campaign.cells.filter(({ start }) => start !== null).map(({ id, start }) => [id, start])).toEqual([
      ['J2', 4],
      ['B5', 1],
      ['L7', 3],
      ['C12', 2],
    ]);
  });

  test('L-16 says of every squad’s cell what the squad’s row says', () => {
    const asked = { water: 9, ruins: 7, swamp: 6, forest: 4, open: 2, impassable: null };
    const cells = campaign.squads.map(({ at, terrain }) => {
      const cell = campaign.map?.cells[(at?.row ?? 0) * 13 + (at?.column ?? 0)];
      return [cell && asked[cell.ground], terrain?.cell];
    });
    expect(cells.filter(([drawn, said]) => drawn !== said)).toEqual([]);
  });

  test('L-20 has scouts, who see further, and neutral buildings that nobody has found', () => {
    expect(campaign.squads.filter(({ mapTraits }) => mapTraits.includes('scout'))).toHaveLength(3);
    const hidden = campaign.buildings.filter(({ type }) => type === null);
    expect(hidden.map(({ owner }) => owner)).toEqual([null, null]);
    expect(campaign.buildings.filter(({ type }) => type?.base === true).map(({ owner }) => owner)).toEqual(
      campaign.players.map(({ id }) => id),
    );
  });
});

describe('section 7: what is wrong with the map is named with its cell', () => {
  test.each<[string, string, string, number, CellValue]>([
    ['off-map', 'Cells', 'Cell', 3, 'N3'],
    ['duplicate-id', 'Cells', 'Cell', 3, 'b1'],
    ['missing-value', 'Cells', 'Terrain', 3, ''],
    ['unknown-choice', 'Cells', 'Terrain', 3, 'lava'],
    ['terrain-unknown', 'Cells', 'Terrain', 3, 'unexplored'],
    ['out-of-range', 'Cells', 'Slots', 3, 3],
    ['unknown-player', 'Buildings', 'Owner', 1, 'P9'],
    ['unknown-building-type', 'Buildings', 'Building type', 1, 'Castle'],
    ['missing-value', 'Buildings', 'Building type', 1, ''],
    ['missing-value', 'Buildings', 'Cell', 5, ''],
    ['building-id-of-squad', 'Buildings', 'Building id', 1, 's-01'],
    ['out-of-range', 'Squads', 'Manoeuvre', 1, -1],
  ])('%s in %s, %s', (code, sheet, header, row, value) => {
    const places = read(edit(sheet, header, row, value)).problems.map(({ problem, place }) => [
      problem.code,
      place.sheet,
      place.column,
    ]);
    expect(places).toContainEqual([code, sheet, header]);
  });

  test('cells that are not there are counted', () => {
    const cut = withGrid(sample, 'Cells', (grid) => grid.slice(0, -2));
    expect(read(cut).problems.map(({ problem }) => [problem.code, problem.params['count']])).toEqual([
      ['cells-missing', 2],
    ]);
  });
});

test('a campaign whose cells say nothing has no map, and no problem', () => {
  const blank = withGrid(sample, 'Cells', (grid) =>
    grid.map((row, i) => (i === 0 ? row : [row[0] ?? '', '', '', '', ''])),
  );
  const { campaign, problems } = read(blank);
  expect([campaign.map, problems]).toEqual([null, []]);
  expect(campaign.cells).toHaveLength(169);
});

test('L-15 a squad’s own manoeuvre comes before its type’s; halves are read', () => {
  const { campaign } = read(edit('Squads', 'Manoeuvre', 1, '2,5'));
  expect(campaign.squads.slice(0, 2).map(({ manoeuvre }) => manoeuvre)).toEqual([2.5, 4]);
});
