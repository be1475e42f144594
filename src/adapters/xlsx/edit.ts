import { isFormula, type CellContent } from '../../workbook/port';
import { cellName, parseCell } from '../../workbook/address';
import { cellXml, formulaXml } from './cell';
import { attribute, scanXml } from './markup';

/*
 * Cells of a sheet that the GM made are overwritten in its XML, and nothing else of it is touched. The library would
 * read and write the whole sheet for it, some ten times slower, and could lose what it does not know.
 */

/** What goes into cells, by row and column. */
export type CellEdits = Map<number, Map<number, CellContent>>;

/** Notes what goes into a block of cells; later ones win. */
export const addEdits = (
  edits: CellEdits,
  row: number,
  column: number,
  values: readonly (readonly CellContent[])[],
): void => {
  values.forEach((line, down) => {
    const cells = edits.get(row + down) ?? new Map<number, CellContent>();
    edits.set(row + down, cells);
    line.forEach((value, right) => cells.set(column + right, value));
  });
};

/** Formats of whole columns: the last of the numbers asked for wins. */
const columnStyles = (xml: string): ((column: number) => string) => {
  const ranges: { min: number; max: number; style: string }[] = [];
  scanXml(/<(?:\w+:)?cols>[\s\S]*?<\/(?:\w+:)?cols>/.exec(xml)?.[0] ?? '', {
    open: (name, attributes) => {
      const style = attribute(attributes, 'style');
      if (name !== 'col' || style === undefined) return;
      ranges.push({ min: Number(attribute(attributes, 'min')), max: Number(attribute(attributes, 'max')), style });
    },
  });
  return (column) => ranges.find(({ min, max }) => min <= column + 1 && column + 1 <= max)?.style ?? '';
};

const isRowEdited = (edits: CellEdits, row: number): boolean => (edits.get(row)?.size ?? 0) > 0;

const ascending = <T>(map: Map<number, T>): [number, T][] => [...map].sort(([a], [b]) => a - b);

class SheetEditor {
  private readonly out: string[] = [];
  private from = 0;
  private row = -1;
  private column = -1;
  private rowStyle = '';
  private cellStart = 0;
  private style = '';

  constructor(
    private readonly xml: string,
    private readonly prefix: string,
    private readonly edits: CellEdits,
    private readonly columnStyle: (column: number) => string,
    private readonly mark: string,
  ) {}

  private cell(column: number, style: string, content: CellContent): string {
    const address = cellName(this.row, column);
    return isFormula(content)
      ? formulaXml(address, style, content, this.mark, this.prefix)
      : cellXml(address, style, content, this.prefix);
  }

  /** Copies what was not yet copied up to `to`, puts `text` and goes on from `next`. */
  private splice(to: number, text: string, next: number): void {
    this.out.push(this.xml.slice(this.from, to), text);
    this.from = next;
  }

  private newCells(before: number): string {
    const cells = this.edits.get(this.row);
    if (cells === undefined) return '';
    return ascending(cells)
      .filter(([column]) => column < before)
      .map(([column, content]) => {
        cells.delete(column);
        return this.cell(column, this.rowStyle || this.columnStyle(column), content);
      })
      .join('');
  }

  private newRows(before: number): string {
    const rows = ascending(this.edits).filter(([row]) => row < before);
    return rows
      .map(([row]) => {
        [this.row, this.rowStyle] = [row, ''];
        const cells = this.newCells(Infinity);
        this.edits.delete(row);
        return cells === '' ? '' : `<${this.prefix}row r="${row + 1}">${cells}</${this.prefix}row>`;
      })
      .join('');
  }

  open(name: string, attributes: string, start: number, end: number): void {
    if (name === 'row') this.openRow(attributes, start, end);
    else if (name === 'c') {
      this.column = parseCell(attribute(attributes, 'r') ?? '')?.column ?? this.column + 1;
      this.style = attribute(attributes, 's') ?? '';
      this.cellStart = start;
      if (isRowEdited(this.edits, this.row)) this.splice(start, this.newCells(this.column), start);
    }
  }

  private openRow(attributes: string, start: number, end: number): void {
    const row = Number(attribute(attributes, 'r') ?? this.row + 2) - 1;
    this.splice(start, this.newRows(row), start);
    [this.row, this.column] = [row, -1];
    this.rowStyle = /^(?:1|true)$/.test(attribute(attributes, 'customFormat') ?? '')
      ? (attribute(attributes, 's') ?? '')
      : '';
    if (!isRowEdited(this.edits, row)) return;
    // `spans` says which columns are used, which may no longer be so; and an empty row needs an end of its own.
    const tag = this.xml.slice(start, end).replace(/\sspans="[^"]*"/, '');
    if (!tag.endsWith('/>')) this.splice(start, tag, end);
    else this.splice(start, `${tag.slice(0, -2)}>${this.newCells(Infinity)}</${this.prefix}row>`, end);
  }

  close(name: string, start: number, end: number): void {
    if (name === 'c') {
      const content = this.edits.get(this.row)?.get(this.column);
      if (content === undefined) return;
      this.edits.get(this.row)?.delete(this.column);
      this.splice(this.cellStart, this.cell(this.column, this.style, content), end);
    } else if (name === 'row' && isRowEdited(this.edits, this.row)) {
      this.splice(start, this.newCells(Infinity), start);
    }
  }

  finish(): string {
    this.splice(this.xml.length, this.newRows(Infinity), this.xml.length);
    return this.out.join('');
  }
}

const SHEET_DATA = /<((?:\w+:)?)sheetData(?:\s[^>]*?)?(\/>|>)/;

/** The XML of a sheet with the edits made; formats stay. `edits` is used up; `mark`: see {@link dynamicMark}. */
export const editSheet = (xml: string, edits: CellEdits, mark = ''): string => {
  const found = SHEET_DATA.exec(xml);
  if (found === null) throw new Error('A sheet without cells cannot be written to.');
  const [tag, prefix = ''] = found;
  const start = found.index + tag.length;
  const isEmpty = tag.endsWith('/>');
  const end = isEmpty ? start : xml.indexOf(`</${prefix}sheetData`, start);
  const head = xml.slice(0, found.index);
  const editor = new SheetEditor(xml.slice(start, end), prefix, edits, columnStyles(head), mark);
  scanXml(xml.slice(start, end), {
    open: (name, attributes, from, to) => editor.open(name, attributes, from, to),
    close: (name, from, to) => editor.close(name, from, to),
  });
  const rest = isEmpty ? `</${prefix}sheetData>${xml.slice(start)}` : xml.slice(end);
  // The area in use may have grown; the element that tells it may be left out.
  return `${head.replace(/<(?:\w+:)?dimension\s[^>]*?\/>/, '')}<${prefix}sheetData>${editor.finish()}${rest}`;
};
