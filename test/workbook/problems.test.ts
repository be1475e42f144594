import { WEAPON_PROBLEMS } from '../../src/engine/landing/weapon';
import { LANGUAGES } from '../../src/i18n/language';
import { WORKBOOK_PROBLEM_WORDS } from '../../src/i18n/workbook';
import { fill } from '../../src/i18n/template';
import { newCampaign } from '../../src/workbook/new';
import type { CellValue } from '../../src/workbook/port';
import { WORKBOOK_PROBLEMS } from '../../src/workbook/problems';
import { readCampaign, readWorkbook } from '../support/reading';
import { bookOf, withGrid, type Book } from './support/sheets';

const MASTER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const sample = bookOf(newCampaign({ language: 'en', sample: true, master: MASTER, commitment: '' }));

/** Puts a value below a header, `row` counted from 1 below it. */
const edit = (book: Book, sheet: string, header: string, row: number, value: CellValue): Book =>
  withGrid(book, sheet, (grid) => {
    const top = grid.findIndex((cells) => cells.includes(header));
    grid[top + row]![grid[top]!.indexOf(header)] = value;
    return grid;
  });

const set = (setting: string, value: CellValue): Book =>
  withGrid(sample, 'Campaign', (grid) => grid.map((row) => (row[0] === setting ? [row[0], value, row[2] ?? ''] : row)));

const problems = (book: Book) => readWorkbook(book.outline, book.sheets).problems;

type Case = readonly [code: string, sheet: string, header: string, row: number, value: CellValue];

describe('section 7: a cell that cannot be used is named with its sheet, row, column and value', () => {
  const cases: readonly Case[] = [
    ['missing-value', 'Players', 'Player id', 2, ''],
    ['looks-like-date', 'Players', 'Player id', 1, 45658],
    ['unknown-choice', 'Players', 'Language', 1, 'Klingon'],
    ['unknown-choice', 'Players', 'Format', 1, 'pdf'],
    ['duplicate-name', 'Weapons', 'Weapon', 2, 'RIFLE'],
    ['damage-notation', 'Weapons', 'Damage', 5, 'a lot'],
    ['damage-needs-shots', 'Weapons', 'Damage', 5, '2d6'],
    ['looks-like-date', 'Weapons', 'Damage', 1, 45691],
    ['range-not-whole', 'Weapons', 'Range', 5, 1.5],
    ['contact-with-range', 'Weapons', 'Traits', 1, 'contact'],
    ['trait-unknown', 'Weapons', 'Traits', 2, 'shiny'],
    ['unknown-weapon', 'Unit types', 'Weapons', 5, 'Rifel'],
    ['duplicate-id', 'Squads', 'Squad id', 3, 's-02'],
    ['unknown-player', 'Squads', 'Owner', 3, 'P9'],
    ['unknown-type', 'Squads', 'Type', 3, 'Cavalry'],
    ['not-a-number', 'Squads', 'HP', 3, 'ten'],
    ['excel-error', 'Squads', 'HP', 3, '#REF!'],
    ['too-many-places', 'Squads', 'HP', 3, 1.2345],
    ['out-of-range', 'Squads', 'Full HP', 3, -4],
    ['cell-unreadable', 'Squads', 'Cell', 3, 'by the river'],
    ['off-map', 'Squads', 'Cell', 3, 'N1'],
    ['off-map', 'Squads', 'Cell', 3, 'a14'],
    ['out-of-range', 'Squads', 'HP', 3, -1],
    ['out-of-range', 'Squads', 'HP', 3, 1e7],
    ['out-of-range', 'Squads', 'Full HP', 3, 0],
    ['out-of-range', 'Unit types', 'HP', 5, 0],
    ['duplicate-id', 'Players', 'Player id', 2, 'p1'],
    ['duplicate-id', 'Combats', 'Combat', 2, 'f-1'],
    ['duplicate-character', 'Players', 'Character', 2, 'CАPTAIN HАLE'],
    ['not-whole', 'Squads', 'Skill', 3, 6.5],
    ['out-of-range', 'Squads', 'Passability', 3, 12],
    ['weapon-listed-twice', 'Squads', 'Weapons', 3, 'Rifle; rifle'],
    ['damage-notation', 'Squads', 'Weapons', 9, 'Gun 3x2000d6 r2'],
    ['id-is-number', 'Combats', 'Attackers', 1, 1.2],
    ['unknown-squad', 'Combats', 'Attackers', 1, 'S-99'],
    ['missing-value', 'Combats', 'Defenders', 1, '  '],
    ['squad-twice', 'Combats', 'Attackers', 1, 'S-01; Second Company'],
    ['squad-on-both-sides', 'Combats', 'Defenders', 1, 'S-05, S-01'],
    ['squad-in-two-combats', 'Combats', 'Attackers', 2, 'S-04; S-01'],
    ['not-whole', 'Combats', 'Distance', 1, 2.5],
    ['out-of-range', 'Combats', 'Distance', 1, -1],
    ['unknown-choice', 'Combats', 'Line of fire blocked', 1, 'perhaps'],
    ['unknown-squad', 'Behaviour', 'Squad', 1, 'Nobody'],
    ['duplicate-rule-number', 'Behaviour', 'Number', 2, 1],
    ['rule-refused', 'Behaviour', 'Rule', 1, 'If the enemy is close, then withdraw'],
  ];
  it.each(cases)('%s: %s, %s', (code, sheet, header, row, value) => {
    const found = problems(edit(sample, sheet, header, row, value)).filter(({ place }) => place.sheet === sheet);
    expect(found.map(({ problem }) => problem.code)).toEqual([code]);
    expect(found[0]?.place).toMatchObject({ sheet, row, column: header, value });
  });

  it('L-1: HP of 0 may stand in a row, but such a squad cannot fight', () => {
    const [first, ...rest] = problems(edit(sample, 'Squads', 'HP', 1, 0));
    expect(first).toMatchObject({ problem: { code: 'squad-without-hp' }, place: { sheet: 'Combats', row: 1 } });
    expect(rest).toEqual([]);
  });

  it('a weapon that cannot be read makes no rule wrong that names it', () => {
    const found = problems(edit(sample, 'Weapons', 'Damage', 4, 'a lot'));
    expect(found.map(({ problem }) => problem.code)).toEqual(['damage-notation']);
  });

  it('names the reason of a refused rule (B-1)', () => {
    const [first] = problems(edit(sample, 'Behaviour', 'Rule', 1, 'If the enemy is close, then withdraw'));
    expect(first?.diagnostic?.reason).toBe('no-number');
  });
});

describe('settings', () => {
  it.each([
    ['unknown-choice', 'Phase', 'dancing'],
    ['out-of-range', 'Cycles', 21],
    ['out-of-range', 'Turn', 0],
    ['not-whole', 'Turn', 1.5],
    ['out-of-range', 'Map size', 0],
    ['not-a-number', 'Cycles', 'five'],
    ['missing-setting', 'Master seed', ''],
    ['weak-master', 'Master seed', 'ABC'],
    ['weak-master', 'Master seed', 'correct horse battery staple!'],
  ])('%s: %s = %s', (code, setting, value) => {
    expect(problems(set(setting, value)).map(({ problem }) => problem.code)).toEqual([code]);
  });

  it('an unknown one is an error, as options are (rules/options)', () => {
    const book = withGrid(sample, 'Campaign', (grid) =>
      grid.map((row) => (row[0] === 'Cycles' ? ['Cycels', 5, ''] : row)),
    );
    expect(problems(book).map(({ problem }) => problem.code)).toEqual(['unknown-setting']);
  });

  it('left out have their defaults', () => {
    const book = withGrid(sample, 'Campaign', (grid) =>
      grid.filter(([label]) => label !== 'Cycles' && label !== 'Language'),
    );
    const tables = { ...book, outline: { ...book.outline, tables: [] } };
    const { campaign, problems: found } = readWorkbook(tables.outline, tables.sheets);
    expect(found).toEqual([]);
    expect(campaign.settings).toMatchObject({ language: 'en', options: { cycles: 5 } });
  });
});

describe('what may be meant is no problem but a warning', () => {
  const warned = (book: Book) => {
    const { problems: found, warnings } = readWorkbook(book.outline, book.sheets);
    expect(found).toEqual([]);
    return warnings;
  };
  const cases: readonly Case[] = [
    ['hp-above-full', 'Squads', 'HP', 3, 99],
    ['squad-name-twice', 'Squads', 'Squad', 2, 'second company'],
    ['combat-of-one-player', 'Combats', 'Defenders', 1, 'S-02'],
  ];
  it.each(cases)('%s: %s, %s', (code, sheet, header, row, value) => {
    const book = edit(edit(sample, 'Combats', 'Attackers', 2, 'S-04'), sheet, header, row, value);
    const [found] = warned(book).filter(({ problem }) => problem.code === code);
    expect(found?.place).toMatchObject({ sheet, row, column: header, value });
  });

  it('the sample has none; squads that stay out are told in one', () => {
    expect(warned(sample)).toEqual([]);
    const rest = warned(edit(sample, 'Combats', 'Attackers', 2, 'S-04'));
    expect(rest).toMatchObject([{ problem: { code: 'squads-without-combat', params: { squads: '«S-02»' } } }]);
  });

  it('L-4: a larger map has more cells', () => {
    const [campaign] = set('Map size', 26).sheets.filter(({ name }) => name === 'Campaign');
    const book = edit(sample, 'Squads', 'Cell', 3, 'Z26');
    // The sample's map would lack most of the cells.
    const bare = withGrid(book, 'Cells', (grid) => grid.slice(0, 1));
    expect(warned(withGrid(bare, 'Campaign', () => campaign!.grid.map((row) => [...row])))).toEqual([]);
  });
});

it('tells everything that is wrong at once, in the order of the sheets', () => {
  let book = edit(sample, 'Squads', 'HP', 3, 'ten');
  book = edit(book, 'Players', 'Language', 1, 'Klingon');
  book = edit(book, 'Combats', 'Distance', 6, 'far');
  book = edit(book, 'Squads', 'Owner', 2, 'P9');
  const result = readCampaign(book.outline, book.sheets);
  expect(!result.ok && result.error.map(({ place }) => `${place.sheet} ${place.row}`)).toEqual([
    ...['Players 1', 'Squads 2', 'Squads 3', 'Combats 6'],
  ]);
});

describe('words', () => {
  it.each(LANGUAGES)('every problem has words in %s that name their values', (language) => {
    for (const code of WORKBOOK_PROBLEMS) {
      const text = WORKBOOK_PROBLEM_WORDS[language][code];
      expect(text.trim()).not.toBe('');
      const names = (of: string) => [...of.matchAll(/\{([a-z]+)/gi)].map(([, name]) => name).sort();
      expect([code, new Set(names(text))]).toEqual([code, new Set(names(WORKBOOK_PROBLEM_WORDS.en[code]))]);
    }
  });

  it.each(LANGUAGES)('messages in %s lack no value', (language) => {
    let book = edit(sample, 'Squads', 'HP', 3, 'ten');
    book = edit(book, 'Squads', 'Skill', 4, 6.5);
    book = edit(book, 'Squads', 'Owner', 2, 'P9');
    book = edit(book, 'Players', 'Language', 1, 'Klingon');
    book = edit(book, 'Combats', 'Attackers', 2, 'S-04; S-01; S-99; S-04');
    book = edit(book, 'Combats', 'Attackers', 3, 45658);
    book = edit(book, 'Behaviour', 'Rule', 1, 'If the enemy is close, then withdraw');
    const weapons: readonly string[] = WEAPON_PROBLEMS;
    const own = problems(book).filter(({ problem }) => !weapons.includes(problem.code));
    expect(own.length).toBeGreaterThan(7);
    for (const { problem } of own) {
      const words = WORKBOOK_PROBLEM_WORDS[language][problem.code as (typeof WORKBOOK_PROBLEMS)[number]];
      expect(fill(language, words, problem.params)).not.toMatch(/[{}]/);
    }
  });
});
