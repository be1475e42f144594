import type { NewSheet, NewTable, Validation } from '../../workbook/port';
import { areaName, cellName, columnName, quoteSheet } from '../../workbook/address';
import { listedChoices, TAB_COLOURS, TABLE_STYLE, validatedRows } from '../looks';
import { must, type ExcelizeFile } from './library';
import { escapeXml } from './markup';
import { textColumns } from './sheet-data';
import type { makeStyles } from './styles';

/** Where the cells stand that a column's choices come from, as a formula; `undefined` when there is no such column. */
export type FindColumn = (sheet: string, table: string, column: string) => string | undefined;

const choices = (validation: Validation, findColumn: FindColumn): { type: string; formulas: string[] } | undefined => {
  switch (validation.kind) {
    case 'list': {
      const list = listedChoices(validation);
      return list === undefined ? undefined : { type: 'list', formulas: [`"${list.replace(/"/g, '""')}"`] };
    }
    case 'column': {
      const source = findColumn(validation.sheet, validation.table, validation.column);
      return source === undefined ? undefined : { type: 'list', formulas: [source] };
    }
    case 'whole':
      return { type: 'whole', formulas: [String(validation.min), String(validation.max)] };
  }
};

const addValidation = (file: ExcelizeFile, sheet: NewSheet, table: NewTable, findColumn: FindColumn): void => {
  const rows = validatedRows(sheet, table);
  table.columns.forEach(({ validation }, index) => {
    const rule = validation && choices(validation, findColumn);
    if (rule === undefined) return;
    const area = { row: table.row + 1, column: table.column + index, rows, columns: 1 };
    must(
      file.AddDataValidation(sheet.name, {
        Sqref: areaName(area),
        Type: rule.type,
        Operator: 'between',
        // The library writes these two as they are.
        Formula1: escapeXml(rule.formulas[0] ?? ''),
        ...(rule.formulas[1] === undefined ? {} : { Formula2: escapeXml(rule.formulas[1]) }),
        AllowBlank: true,
        ShowErrorMessage: true,
        // Choices are a help: a word in another of the three languages is right as well, so the GM is asked, not stopped.
        ErrorStyle: rule.type === 'list' ? 'warning' : 'stop',
      }),
    );
  });
};

const addNotes = (file: ExcelizeFile, sheet: NewSheet, table: NewTable): void => {
  table.columns.forEach(({ note }, index) => {
    if (note === undefined || note === '') return;
    const Cell = cellName(table.row, table.column + index);
    const Height = 40 + 18 * Math.ceil(note.length / 32);
    must(file.AddComment(sheet.name, { Cell, Author: 'Warsheet', Paragraph: [{ Text: note }], Width: 240, Height }));
  });
};

const addTable = (file: ExcelizeFile, sheet: NewSheet, table: NewTable): void => {
  // The library takes the columns' names from the cells.
  const names = table.columns.map(({ header }) => header);
  must(file.SetSheetRow(sheet.name, cellName(table.row, table.column), names));
  const rows = 1 + Math.max(1, table.rows.length);
  const area = { row: table.row, column: table.column, rows, columns: table.columns.length };
  must(
    file.AddTable(sheet.name, {
      Range: areaName(area),
      Name: table.name,
      StyleName: TABLE_STYLE,
      ShowRowStripes: false,
    }),
  );
};

const setColumns = (file: ExcelizeFile, sheet: NewSheet, styleNumber: ReturnType<typeof makeStyles>): void => {
  const widths = [...sheet.widths];
  for (const table of sheet.tables) {
    const isText = textColumns(table);
    table.columns.forEach((column, index) => {
      widths[table.column + index] = column.width;
      const name = columnName(table.column + index);
      // So that a row typed below the table keeps `1-2` as it is, too.
      if (isText[index]) must(file.SetColStyle(sheet.name, name, styleNumber('plain', true)));
    });
  }
  for (let from = 0, to = 0; from < widths.length; from = to) {
    const width = widths[from];
    // Neighbours of the same width take one call.
    for (to = from + 1; to < widths.length && widths[to] === width;) to++;
    if (width === undefined || width <= 0) continue;
    must(file.SetColWidth(sheet.name, columnName(from), columnName(to - 1), Math.min(width, 255)));
  }
};

/** Dresses an empty sheet: everything but its cells. */
export const dressSheet = (
  file: ExcelizeFile,
  sheet: NewSheet,
  styleNumber: ReturnType<typeof makeStyles>,
  findColumn: FindColumn,
): void => {
  setColumns(file, sheet, styleNumber);
  for (const table of sheet.tables) {
    addTable(file, sheet, table);
    addNotes(file, sheet, table);
    addValidation(file, sheet, table, findColumn);
  }
  if (sheet.frozenRows > 0) {
    const TopLeftCell = cellName(sheet.frozenRows, 0);
    must(
      file.SetPanes(sheet.name, {
        Freeze: true,
        YSplit: sheet.frozenRows,
        TopLeftCell,
        ActivePane: 'bottomLeft',
        Selection: [{ SQRef: TopLeftCell, ActiveCell: TopLeftCell, Pane: 'bottomLeft' }],
      }),
    );
  }
  if (sheet.tab !== undefined) must(file.SetSheetProps(sheet.name, { TabColorRGB: TAB_COLOURS[sheet.tab] }));
};

/** The cells of a table's column, as a validation names them. */
export const columnReference = (sheet: string, column: number, firstRow: number, rows: number): string =>
  `${quoteSheet(sheet)}!$${columnName(column)}$${firstRow + 1}:$${columnName(column)}$${firstRow + rows}`;
