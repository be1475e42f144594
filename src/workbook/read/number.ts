import { fixedFromNumber, parseFixed, toNumber, type Fixed } from '../../engine/fixed';
import type { CellValue } from '../port';

/** Blanks people put between groups of three digits: space, no-break space, thin spaces. */
const GROUPED = /^([+-]?\d{1,3})((?:[ \u00a0\u2009\u202f]\d{3})+)((?:[.,]\d+)?)$/u;

function plainNumber(text: string): string {
  const trimmed = text
    .replace(/[\u200b\ufeff]/g, '')
    .trim()
    .replace(/^[\u2212–]/u, '-');
  return trimmed.replace(
    GROUPED,
    (_, head: string, groups: string, tail: string) => head + groups.replace(/\D/gu, '') + tail,
  );
}

export type NumberTrouble = 'not-a-number' | 'too-many-places' | 'out-of-range';

/** Reads a number cell, also one that holds text: `" 10 "`, `1 000`, `4,5`, `−3`. */
export function readNumber(value: CellValue): Fixed | NumberTrouble {
  if (typeof value === 'boolean') return 'not-a-number';
  const exact = typeof value === 'number' ? fixedFromNumber(value) : parseFixed(plainNumber(value));
  if (exact !== undefined) return exact;
  const rough = typeof value === 'number' ? value : Number(plainNumber(value).replace(',', '.'));
  if (!Number.isFinite(rough) || (typeof value === 'string' && !/\d/.test(value))) return 'not-a-number';
  return Number.isInteger(rough) || Math.abs(rough) > 1_000_000 ? 'out-of-range' : 'too-many-places';
}

/** 2000 … 2050 as Excel's serial numbers: what `1-2` or `MAR1` becomes when Excel takes it for a date. */
const FIRST_DATE = 36526;
const LAST_DATE = 55153;

export const looksLikeDate = (value: CellValue): boolean =>
  typeof value === 'number' && value >= FIRST_DATE && value <= LAST_DATE;

/** The text a cell shows for a number. */
export const numberText = (value: number): string => {
  const exact = fixedFromNumber(value);
  return String(exact === undefined ? value : toNumber(exact));
};
