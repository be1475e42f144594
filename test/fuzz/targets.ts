import fc from 'fast-check';
import { openXlsx } from '../../src/adapters/xlsx/workbook';
import { checkCampaign } from '../../src/app/resolve';
import { decodeText } from '../../src/behaviour/decode';
import { parseIds } from '../../src/behaviour/ids';
import { readPost } from '../../src/behaviour/post';
import { readRules } from '../../src/behaviour/read';
import { diceOf, parseSeed } from '../../src/engine/dice/seed';
import { parseDice } from '../../src/engine/dice/notation';
import type { Problem } from '../../src/engine/problem';
import { parseTraits, parseWeapons } from '../../src/engine/landing/weapon';
import type { Argument } from '../../src/functions/spec';
import { callFunction, FUNCTIONS } from '../../src/functions/table';
import { LANGUAGES } from '../../src/i18n/language';
import { describePlaced, describeProblem } from '../../src/i18n/problem';
import { oneLine } from '../../src/reports/one-line';
import { parseArea, parseCell } from '../../src/workbook/address';
import { chunkText, parseJson } from '../../src/workbook/chunks';
import { newCampaign } from '../../src/workbook/new';
import { readWorkbook } from '../support/reading';
import { readState } from '../../src/workbook/state';
import { bookOf, type Book } from '../workbook/support/sheets';
import { anyMutation, mutate, type Mutation } from './mutate';
import { anyCell, anyGrid, anyTextFrom } from './texts';

/** A parser, what is thrown at it, and what must hold of whatever it makes of it. Inputs are JSON: they can be kept. */
export interface Target<Input = unknown> {
  readonly name: string;
  readonly inputs: fc.Arbitrary<Input>;
  readonly run: (input: Input) => void | Promise<void>;
}

const target = <Input>(
  name: string,
  inputs: fc.Arbitrary<Input>,
  run: (input: Input) => void | Promise<void>,
): Target => ({ name, inputs, run: (input) => run(input as Input) });

/** Every message is whole: each value it quotes is there. What was given may hold anything. */
function expectWords(messages: readonly string[], given: unknown = ''): void {
  const known = JSON.stringify(given);
  for (const message of messages) {
    expect(message).not.toBe('');
    const odd = message.match(/\{[a-zA-Z]+\}|\bundefined\b|\[object /)?.[0];
    if (odd !== undefined && !known.includes(odd)) throw new Error(`“${odd}” in: ${message}`);
  }
}

/** A problem of a file, which is named where files are opened. */
const named = (of: Problem): Problem => ({ ...of, params: { file: 'a.xlsx', ...of.params } });

const DICE = [
  '2d6+1',
  '1к12',
  'd6',
  '3d6 - 2',
  '1d12+1d6',
  '100d100',
  '٣d6',
  '2d',
  'd',
  '-',
  '+',
  'к',
  '−',
  '0d6',
  '9'.repeat(20),
];
const SEEDS = ['dice: 3 4 2', 'кубики: 1 2', 'dados: 6', 'seed', ':', ' ', '3 4 2', 'd6', '0', '-1', '1.5', 'ё'];
const WEAPONS = [
  ...[
    'Rifle 3x2 r2',
    '; ',
    'Frag grenades 2x1d6 r0 equipment uses 1',
    '«Винтовка» 1x1,5 r3',
    'crit x2',
    'range 2',
    'дальность 3',
  ],
  ...[
    'alcance',
    'x',
    'х',
    '*',
    '×',
    'r',
    'uses',
    'contact',
    'indirect',
    '2d6+1',
    ' ',
    '.',
    ',',
    '-1',
    '1e9',
    'no crit',
    '"',
  ],
];
const RULES = [
  ...[
    'If the enemy is within 2 cells, then withdraw to 3',
    'Если всегда, то сближаться вплотную',
    'Si siempre, entonces mantener',
  ],
  ...[
    'If ',
    ', then ',
    ' and ',
    ' or ',
    'not ',
    'either ',
    'Если ',
    ', то ',
    ' и ',
    ' или ',
    'не ',
    'Si ',
    ', entonces ',
    ' y ',
    ' o ',
    'no ',
  ],
  ...[
    'always',
    'under fire',
    'HP below 50%',
    '1.',
    '№2',
    'Rule 3:',
    '\n',
    '"Rifle"',
    '«',
    '»',
    '(',
    ')',
    'else',
    'иначе',
    'hold fire',
    '2',
    'cells',
  ],
];
const HEADERS = [
  'Squad: Second Company',
  'Отряд: Рысь',
  'Escuadra Lince:',
  '[b]Second Company[/b]',
  '> ',
  '[quote]',
  '* ',
];
const CELLS = ['A1', '$B$7', 'C5:D9', 'ZZZ9999999', 'A0', 'А1', ' ', ':', 'A1 B2 C2', '1A', '#REF!', "'x'!A1"];
const IDS = [
  'when(always)',
  'do(close:contact)',
  '(',
  ')',
  ':',
  ',',
  '&',
  '|',
  '!',
  'hp<50',
  'enemy<=2',
  ' ',
  '=>',
  '"Rifle"',
];

const CONTEXT = { weapons: null, types: null, showEnemyHp: false };

const sampleBooks: readonly Book[] = (['landing', 'exo', 'planet'] as const).map((ruleset) =>
  bookOf(newCampaign({ ruleset, language: 'en', sample: true, master: 'A'.repeat(32), commitment: '' })),
);

interface CellEdit {
  readonly book: number;
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
  readonly value: string | number | boolean;
}

const anyEdits: fc.Arbitrary<readonly CellEdit[]> = fc.array(
  fc.record({
    ...{ book: fc.nat({ max: 2 }), sheet: fc.nat({ max: 30 }), row: fc.nat({ max: 40 }), column: fc.nat({ max: 20 }) },
    value: anyCell.map((cell) => cell ?? ''),
  }),
  { minLength: 1, maxLength: 6 },
);

function edited(edits: readonly CellEdit[]): Book {
  const { outline, sheets } = sampleBooks[edits[0]?.book ?? 0]!;
  const changed = sheets.map(({ name, grid, formulas }, index) => {
    const mine = edits.filter(({ sheet }) => sheet % sheets.length === index);
    const rows = grid.map((cells) => [...cells]);
    for (const { row, column, value } of mine) {
      const cells = rows[row % Math.max(1, rows.length)];
      if (cells && cells.length > 0) cells[column % cells.length] = value;
    }
    return { name, formulas, grid: rows };
  });
  return { outline, sheets: changed };
}

const SPECS = FUNCTIONS.map(({ id }) => id);
const KNOWN_ARGUMENTS: readonly Argument[] = [
  ...[
    ['name', 'HP', 'skill', 'damage', 'range'],
    ['Alpha', 10, 7, '3x2', 2],
  ].map((row) => [row]),
  [
    ['name', 'HP', 'skill', 'damage', 'range'],
    ['Alpha', 10, 7, '3x2', 2],
  ],
  [
    ['name', 'Soldado'],
    ['impactar', 4],
  ],
  ...[
    'Soldado',
    '2d6+1',
    'dice: 1 2 3 4 5 6',
    'A1 B2 C2',
    'normal',
    'auto',
    'F',
    'chest',
    'abc',
    'lang = ru',
    'Buena puntería; Mala reacción',
  ],
];

/** All parsers of what people write. */
export const TARGETS: readonly Target[] = [
  target('dice notation', anyTextFrom(DICE), (text) => {
    const read = parseDice(text);
    if (!read.ok)
      expectWords(
        LANGUAGES.map((language) => describeProblem(language, read.error)),
        text,
      );
    else expect(read.value.length).toBeGreaterThan(0);
  }),
  target('seeds', fc.oneof(anyTextFrom(SEEDS), fc.double(), fc.integer(), fc.constant(null)), (given) => {
    const read = parseSeed(given);
    if (!read.ok)
      expectWords(
        LANGUAGES.map((language) => describeProblem(language, read.error)),
        given,
      );
    else expect(diceOf(read.value)).toBeDefined();
  }),
  target('weapons', anyTextFrom(WEAPONS), (text) => {
    for (const read of [parseWeapons(text), parseTraits(text)]) {
      if (!read.ok)
        expectWords(
          LANGUAGES.map((language) => describeProblem(language, read.error)),
          text,
        );
    }
    const weapons = parseWeapons(text);
    for (const { shots, range } of weapons.ok ? weapons.value : []) {
      expect([Number.isInteger(shots), Number.isInteger(range), range >= 0]).toEqual([true, true, true]);
    }
  }),
  target('rules', anyTextFrom(RULES), (text) => {
    for (const { span, result } of readRules(text, CONTEXT)) {
      expect(span.start).toBeGreaterThanOrEqual(0);
      expect(span.end).toBeLessThanOrEqual(text.length);
      if (!result.ok) expect(result.error.span.end).toBeLessThanOrEqual(text.length);
    }
  }),
  target('posts', anyTextFrom([...RULES, ...HEADERS]), (text) => {
    const squads = [{ id: 'S-1', name: 'Second Company', context: CONTEXT }];
    const { sections, unread } = readPost(text, squads as unknown as Parameters<typeof readPost>[1]);
    for (const { accepted, refused } of sections) {
      for (const { span } of [...accepted, ...refused]) expect(span.end).toBeLessThanOrEqual(text.length);
    }
    for (const { span } of unread) expect(span.end).toBeLessThanOrEqual(text.length);
  }),
  target('canonical ids', anyTextFrom(IDS), (text) => void parseIds(text)),
  target('cells and areas', anyTextFrom(CELLS), (text) => {
    const cell = parseCell(text);
    if (cell)
      expect([Number.isInteger(cell.row), Number.isInteger(cell.column), cell.column >= 0]).toEqual([true, true, true]);
    parseArea(text);
  }),
  target(
    'bytes of texts',
    fc.uint8Array({ maxLength: 200 }).map((bytes) => [...bytes]),
    (bytes) => {
      expect(typeof decodeText(Uint8Array.from(bytes))).toBe('string');
    },
  ),
  target('names on one line', anyTextFrom(['\n', '\u202e', '\ud800', '🐺', ' ']), (text) => {
    const line = oneLine(text);
    expect(line).not.toMatch(/[\n\r\t\p{Cc}\u202a-\u202e]/u);
    expect(oneLine(line)).toBe(line);
  }),
  target(
    'the product’s memory',
    anyTextFrom([':', '{', '}', '"turn":1', '[]', 'settings', 'attempts', 'null', ',']),
    (text) => {
      parseJson(chunkText(text) ?? text);
      readState([
        ['settings', text],
        ['phase', '1', text],
        [text, text],
      ]);
    },
  ),
  target(
    'functions',
    fc.tuple(
      fc.constantFrom(...SPECS),
      fc.array(fc.oneof(fc.constantFrom(...KNOWN_ARGUMENTS), anyCell, anyGrid), { maxLength: 8 }),
    ),
    ([id, args]) => {
      for (const language of LANGUAGES) {
        const result = callFunction(id, args, language);
        if (!result.ok) expectWords([result.error.message], args);
        else {
          const { value } = result;
          const cells = value.kind === 'cell' ? [value.cell] : value.kind === 'row' ? value.row : value.rows.flat();
          for (const cell of cells) expect(typeof cell === 'string' || Number.isFinite(cell)).toBe(true);
        }
        expect(callFunction(id, args, language)).toEqual(result);
      }
    },
  ),
  target('cells of a campaign', anyEdits, (edits) => {
    const { outline, sheets } = edited(edits);
    const { problems, warnings } = readWorkbook(outline, sheets);
    for (const language of LANGUAGES)
      expectWords(
        [...problems, ...warnings].map((each) => describePlaced(language, each)),
        edits,
      );
  }),
  target(
    'bytes of a workbook',
    fc.array(anyMutation, { minLength: 1, maxLength: 3 }),
    async (mutations: readonly Mutation[]) => {
      const opened = await openXlsx(mutate(mutations));
      if (!opened.ok) expectWords(LANGUAGES.map((language) => describeProblem(language, named(opened.error))));
      else {
        const { problems } = await checkCampaign(opened.value);
        for (const language of LANGUAGES)
          expectWords(
            problems.map((each) => describePlaced(language, each)),
            mutations,
          );
      }
    },
  ),
];
