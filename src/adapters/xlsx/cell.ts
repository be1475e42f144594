import { NOT_CALCULATED, type CellValue, type FormulaCell } from '../../workbook/port';
import { escapeCellText, escapeXml } from './markup';

// Nearly all texts need no care, and a ledger has a hundred thousand of them.
// eslint-disable-next-line no-control-regex
const NEEDS_CARE = /[\u0000-\u001f&<>"_\ud800-\uffff]/;

/** Whether a text begins or ends with a blank. */
const hasEdges = (value: string): boolean => value.trim().length !== value.length;

const text = (value: string, prefix: string): string => {
  if (!NEEDS_CARE.test(value) && !hasEdges(value))
    return `<${prefix}is><${prefix}t>${value}</${prefix}t></${prefix}is>`;
  // Without it the blanks at either end are lost.
  const space = hasEdges(value) || value.includes('\n') ? ' xml:space="preserve"' : '';
  return `<${prefix}is><${prefix}t${space}>${escapeCellText(value)}</${prefix}t></${prefix}is>`;
};

const ERROR = /^#[A-Z/0]+[!?]?$/;

/** Type and value of a formula's cell; one that was not calculated has neither. */
const result = (value: CellValue, prefix: string): readonly [type: string, value: string] => {
  if (value === NOT_CALCULATED) return ['', ''];
  if (typeof value === 'boolean') return [' t="b"', `<${prefix}v>${value ? 1 : 0}</${prefix}v>`];
  if (typeof value === 'number') return ['', `<${prefix}v>${value}</${prefix}v>`];
  return [ERROR.test(value) ? ' t="e"' : ' t="str"', `<${prefix}v>${escapeCellText(value)}</${prefix}v>`];
};

/**
 * A formula's cell as a sheet's XML has it; `mark` is the number of formulas that are free to spill, or `''`. `area` is
 * what it fills, where that is more than its own cell.
 */
export const formulaXml = (
  address: string,
  style: string,
  { formula, kind, value, area = address }: FormulaCell & { readonly area?: string },
  mark: string,
  prefix: string,
): string => {
  const [type, v] = result(value, prefix);
  const array = kind === 'plain' ? '' : ` t="array" ref="${area}"`;
  const marked = kind === 'dynamic' && mark !== '' ? ` cm="${mark}"` : '';
  const styled = style === '' ? '' : ` s="${style}"`;
  const f = `<${prefix}f${array}>${escapeXml(formula.slice(1))}</${prefix}f>`;
  return `<${prefix}c r="${address}"${styled}${type}${marked}>${f}${v}</${prefix}c>`;
};

/** A cell as a sheet's XML has it. Text is always text. `style` is `''` or the number of a format. */
export const cellXml = (address: string, style: string, value: CellValue, prefix = ''): string => {
  const start = style === '' ? `<${prefix}c r="${address}"` : `<${prefix}c r="${address}" s="${style}"`;
  if (value === '') return `${start}/>`;
  if (typeof value === 'string') return `${start} t="inlineStr">${text(value, prefix)}</${prefix}c>`;
  if (typeof value === 'boolean') return `${start} t="b"><${prefix}v>${value ? 1 : 0}</${prefix}v></${prefix}c>`;
  return `${start}><${prefix}v>${value}</${prefix}v></${prefix}c>`;
};
