import type { CellStyle } from '../../workbook/port';
import { must, type ExcelizeFile, type ExcelizeStyle } from './library';

const fill = (color: string): ExcelizeStyle => ({ Fill: { Type: 'pattern', Pattern: 1, Color: [color] } });
const top = { Alignment: { Vertical: 'top' } } satisfies ExcelizeStyle;
const wrapped = { Alignment: { Vertical: 'top', WrapText: true } } satisfies ExcelizeStyle;

/** Colours are light enough to print and to be read by those who see no red and green: bold marks `bad` besides. */
const LOOKS: Readonly<Record<CellStyle, ExcelizeStyle>> = {
  title: { Font: { Bold: true, Size: 14 }, ...top },
  header: { Font: { Bold: true }, ...fill('D9E1F2'), ...wrapped },
  input: { ...top },
  product: { ...fill('F2F2F2'), ...top },
  note: { Font: { Italic: true, Color: '595959' }, ...top },
  good: { Font: { Color: '375623' }, ...fill('E2EFDA'), ...top },
  bad: { Font: { Bold: true, Color: '9C0006' }, ...fill('FCE4E4'), ...top },
  strong: { Font: { Bold: true }, ...top },
  code: { Font: { Family: 'Consolas' }, ...top },
  plain: { ...top },
};

/** Excel's number of the format `@`: what is typed into the cell stays text. */
const TEXT_FORMAT = 49;

/** Gives the file's number of a style; each is made when first asked for. */
export const makeStyles = (file: ExcelizeFile): ((style: CellStyle, isText: boolean) => number) => {
  const numbers = new Map<string, number>();
  return (style, isText) => {
    const key = `${style} ${isText}`;
    let number = numbers.get(key);
    if (number === undefined) {
      number = must(file.NewStyle({ ...LOOKS[style], ...(isText ? { NumFmt: TEXT_FORMAT } : {}) })).style;
      numbers.set(key, number);
    }
    return number;
  };
};

/**
 * Whether Excel would take this text for something else as soon as somebody edits its cell: a number (`007`), a date
 * (`1-2`, `MAR1`), a formula (`=`, `+`, `-`, `@`).
 */
export const isMistakable = (text: string): boolean =>
  text.length <= 64 &&
  (/^[\s'=+\-@\d.,]/.test(text) || /^[\p{L}]{3,9}[\s.-]?\d+$/u.test(text) || /^(true|false)$/i.test(text));
