import { columnName, parseColumn } from './address';

/*
 * Formulas are never calculated here. They are moved along with their cells, and looked into for what they refer to.
 */

const CELL = String.raw`\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6}`;
const AREA = String.raw`${CELL}(?::${CELL})?|\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}|\$?\d{1,7}:\$?\d{1,7}`;
const SHEET = String.raw`'(?:[^']|'')+'!|(?:\[\d+\])?[\p{L}_][\p{L}\p{N}_.]*(?::[\p{L}_][\p{L}\p{N}_.]*)?!`;

// Quoted text and a table's columns come first, so that nothing within them is taken for a reference.
const TOKENS = new RegExp(
  [
    String.raw`"(?:[^"]|"")*"`,
    String.raw`(?<sheet>${SHEET})(?<named>${AREA})(?![\p{L}\p{N}_.(])`,
    String.raw`\[(?:[^[\]']|'.|\[(?:[^[\]']|'.)*\])*\]`,
    String.raw`(?<![\p{L}\p{N}_.$\\])(?<own>${AREA})(?![\p{L}\p{N}_.([!\\?])`,
  ].join('|'),
  'gu',
);

/** The formula with each reference to cells replaced; `sheet` is the name before it, `null` where there is none. */
export const mapReferences = (formula: string, change: (reference: string, sheet: string | null) => string): string =>
  formula.replace(TOKENS, (all: string, ...rest: unknown[]) => {
    const { sheet, named, own } = rest[rest.length - 1] as Readonly<Record<string, string | undefined>>;
    if (own !== undefined) return change(own, null);
    if (sheet === undefined || named === undefined) return all;
    const name = sheet.slice(0, -1);
    return sheet + change(named, name.startsWith("'") ? name.slice(1, -1).replace(/''/g, "'") : name);
  });

const LAST_COLUMN = 16_383;
const LAST_ROW = 1_048_575;

const END = /^(?:(\$?)([A-Za-z]{1,3}))?(?:(\$?)(\d{1,7}))?$/;

/** One end of a reference, moved; `undefined` where it would leave the sheet. */
function shiftEnd(end: string, down: number, right: number): string | undefined {
  const [, columnMark = '', letters, rowMark = '', digits] = END.exec(end) ?? [];
  let moved = '';
  if (letters !== undefined) {
    const column = parseColumn(letters) + (columnMark === '' ? right : 0);
    if (column < 0 || column > LAST_COLUMN) return undefined;
    moved += columnMark + columnName(column);
  }
  if (digits !== undefined) {
    const row = Number(digits) - 1 + (rowMark === '' ? down : 0);
    if (row < 0 || row > LAST_ROW) return undefined;
    moved += `${rowMark}${row + 1}`;
  }
  return moved;
}

function shiftReference(reference: string, down: number, right: number): string {
  const ends = reference.split(':').map((end) => shiftEnd(end, down, right));
  return ends.includes(undefined) ? '#REF!' : ends.join(':');
}

const LONGEST_SHOWN = 120;

/** A formula as Excel shows it: without the marks that files put before newer functions, and cut when it is long. */
export function shownFormula(formula: string): string {
  const plain = formula
    .replace(/_xl(?:fn|ws|udf|pm)\./gu, '')
    .replace(/_xldudf_([a-z]+)_(\w+)/giu, (_, space: string, name: string) => `${space}.${name}`.toUpperCase());
  return plain.length <= LONGEST_SHOWN ? plain : `${plain.slice(0, LONGEST_SHOWN)}…`;
}

/** A formula as it reads in a cell so many rows further down and columns further right: what `$` marks stays. */
export const copyFormula = (formula: string, down: number, right: number): string =>
  down === 0 && right === 0 ? formula : mapReferences(formula, (reference) => shiftReference(reference, down, right));

/**
 * A formula whose cell has moved with its table: references to its own sheet move along; what it takes from other
 * sheets stands where it stood.
 */
export const moveFormulaWithCell = (formula: string, down: number, right: number): string =>
  mapReferences(formula, (reference, sheet) => (sheet === null ? shiftReference(reference, down, right) : reference));
