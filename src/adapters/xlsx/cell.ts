import type { CellValue } from '../../workbook/port';
import { escapeCellText } from './markup';

const text = (value: string, prefix: string): string => {
  // Without it the blanks at either end are lost.
  const space = /^\s|\s$|\n/.test(value) ? ' xml:space="preserve"' : '';
  return `<${prefix}is><${prefix}t${space}>${escapeCellText(value)}</${prefix}t></${prefix}is>`;
};

/** A cell as a sheet's XML has it. Text is always text. `style` is `''` or the number of a format. */
export const cellXml = (address: string, style: string, value: CellValue, prefix = ''): string => {
  const start = `<${prefix}c r="${address}"${style === '' ? '' : ` s="${style}"`}`;
  if (value === '') return `${start}/>`;
  if (typeof value === 'string') return `${start} t="inlineStr">${text(value, prefix)}</${prefix}c>`;
  const [type, raw] = typeof value === 'boolean' ? [' t="b"', value ? 1 : 0] : ['', value];
  return `${start}${type}><${prefix}v>${raw}</${prefix}v></${prefix}c>`;
};
