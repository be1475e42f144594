import type { CellValue, Change } from '../../workbook/port';
import { cellName } from './address';
import { escapeCharacters } from './markup';
import { must, type ExcelizeFile } from './library';

const setCell = (file: ExcelizeFile, sheet: string, cell: string, value: CellValue): void => {
  if (typeof value === 'string')
    must(value === '' ? file.SetCellDefault(sheet, cell, '') : file.SetCellStr(sheet, cell, escapeCharacters(value)));
  else if (typeof value === 'number') must(file.SetCellFloat(sheet, cell, value, -1, 64));
  else must(file.SetCellBool(sheet, cell, value));
};

/** Overwrites cells; their formats stay. */
export const setCells = (
  file: ExcelizeFile,
  { sheet, row, column, values }: Omit<Change & { kind: 'cells' | 'insert-rows' }, 'kind'>,
): void => {
  values.forEach((line, down) =>
    line.forEach((value, right) => setCell(file, sheet, cellName(row + down, column + right), value)),
  );
};
