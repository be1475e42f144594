import type { CellStyle } from '../../workbook/port';
import { LOOKS, type Look } from '../looks';
import { must, type ExcelizeFile, type ExcelizeStyle } from './library';

const styleOf = ({ bold, italic, size, color, fill, font, wrap }: Look): ExcelizeStyle => {
  const letters = {
    ...(bold && { Bold: true }),
    ...(italic && { Italic: true }),
    ...(size !== undefined && { Size: size }),
    ...(color !== undefined && { Color: color }),
    ...(font !== undefined && { Family: font }),
  };
  return {
    ...(Object.keys(letters).length > 0 && { Font: letters }),
    ...(fill !== undefined && { Fill: { Type: 'pattern', Pattern: 1, Color: [fill] } }),
    Alignment: { Vertical: 'top', ...(wrap && { WrapText: true }) },
  };
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
      number = must(file.NewStyle({ ...styleOf(LOOKS[style]), ...(isText ? { NumFmt: TEXT_FORMAT } : {}) })).style;
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
