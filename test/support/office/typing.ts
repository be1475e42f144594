import type { CellValue } from '../../../src/workbook/port';

/** What typing comes to. */
interface Typed {
  readonly value: CellValue;
  readonly formula: string | null;
  readonly isDate?: boolean;
}

const plain = (value: CellValue): Typed => ({ value, formula: null });

/** Day of the year as a serial number, near enough: what matters is that it is a number. */
const dateOf = (text: string): number | undefined => {
  const found = /^(\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (found) return 45_000 + Number(found[1]) * 31 + Number(found[2]);
  return /^\p{L}{3,9}[\s.-]?\d{1,4}$/u.test(text) && /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(text)
    ? 45_000
    : undefined;
};

const typedText = (text: string): Typed => {
  if (text.startsWith("'")) return plain(text.slice(1));
  if (text.startsWith('=') && text.length > 1) return { value: '', formula: text };
  const bare = text.trim();
  if (bare !== '' && /^[+-]?[\d.,]*\d%?(e[+-]?\d+)?$/i.test(bare)) return plain(Number(bare.replace(/[,%]/g, '')));
  if (/^[+\-@]./.test(text)) return { value: '', formula: `=${text.replace(/^[+@]/, '')}` };
  if (/^(true|false)$/i.test(bare)) return plain(bare.toLowerCase() === 'true');
  const date = dateOf(bare);
  return date === undefined ? plain(text) : { value: date, formula: null, isDate: true };
};

/**
 * What Excel makes of something entered into a cell of a number format: in a cell of text (`@`) everything is text;
 * elsewhere texts become formulas, numbers, dates and logical values wherever they can.
 */
export const typed = (what: unknown, format: string): Typed => {
  if (typeof what !== 'string') return plain(format === '@' ? String(what).toUpperCase() : (what as CellValue));
  if (what === '') return plain('');
  return format === '@' ? plain(what) : typedText(what);
};
