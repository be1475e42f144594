import { areaName, columnName, quoteSheet } from '../../workbook/address';
import type { Area, CellStyle, NewSheet, NewTable, Validation } from '../../workbook/port';
import { listedChoices, LOOKS, TAB_COLOURS, validatedRows, type Look } from '../looks';
import { areaOfTable } from './shape';
import { sheetOf, small, type Step } from './step';

/** Where the cells stand that a column's choices come from, as a formula; `undefined` when there is no such column. */
export type FindColumn = (sheet: string, table: string, column: string) => string | undefined;

/** The cells of a column, as a validation names them. */
export const columnReference = (sheet: string, column: number, firstRow: number, rows: number): string =>
  `${quoteSheet(sheet)}!$${columnName(column)}$${firstRow + 1}:$${columnName(column)}$${firstRow + rows}`;

const wear = (range: Excel.RangeAreas, look: Look): void => {
  const { format } = range;
  format.verticalAlignment = 'Top';
  if (look.wrap) format.wrapText = true;
  if (look.fill !== undefined) format.fill.color = `#${look.fill}`;
  if (look.bold) format.font.bold = true;
  if (look.italic) format.font.italic = true;
  if (look.size !== undefined) format.font.size = look.size;
  if (look.color !== undefined) format.font.color = `#${look.color}`;
  if (look.font !== undefined) format.font.name = look.font;
};

/** Neighbours in a row with the same style, then rows of the same columns, are one area. */
const freeAreas = (sheet: NewSheet): readonly { style: CellStyle; area: Area }[] => {
  const areas: { style: CellStyle; area: Area }[] = [];
  sheet.cells.forEach((cells, row) => {
    for (let from = 0, to = 0; from < cells.length; from = to) {
      const { style = 'plain', value } = cells[from] ?? { value: '' };
      for (to = from + 1; to < cells.length && (cells[to]?.style ?? 'plain') === style;) to++;
      if (style === 'plain' || (value === '' && to === from + 1 && LOOKS[style].fill === undefined)) continue;
      const above = areas.find(
        ({ style: other, area }) =>
          other === style && area.column === from && area.columns === to - from && area.row + area.rows === row,
      );
      if (above) above.area = { ...above.area, rows: above.area.rows + 1 };
      else areas.push({ style, area: { row, column: from, rows: 1, columns: to - from } });
    }
  });
  return areas;
};

const tableAreas = (table: NewTable): readonly { style: CellStyle; area: Area }[] => {
  const { row, column, rows, columns } = areaOfTable(table);
  return [
    { style: 'header', area: { row, column, rows: 1, columns } },
    ...table.columns.flatMap(({ style }, right) =>
      style === 'product'
        ? [{ style, area: { row: row + 1, column: column + right, rows: rows - 1, columns: 1 } }]
        : [],
    ),
  ];
};

/** Areas named in one call; longer texts Excel does not take. */
const ADDRESSES = 2_000;

const lookSteps = (sheet: NewSheet): readonly Step[] => {
  const byStyle = new Map<CellStyle, string[]>();
  for (const { style, area } of [...freeAreas(sheet), ...sheet.tables.flatMap(tableAreas)]) {
    const texts = byStyle.get(style) ?? [];
    const last = texts[texts.length - 1];
    if (last !== undefined && last.length < ADDRESSES) texts[texts.length - 1] = `${last},${areaName(area)}`;
    else texts.push(areaName(area));
    byStyle.set(style, texts);
  }
  return [...byStyle].flatMap(([style, texts]) =>
    texts.map((addresses) => ({
      bytes: addresses.length + 2_000,
      run: (workbook: Excel.Workbook) => wear(sheetOf(workbook, sheet.name).getRanges(addresses), LOOKS[style]),
    })),
  );
};

/** Excel measures columns in points: a character of the usual font is 7 pixels wide, and 5 are around it. */
const points = (characters: number): number => (Math.min(characters, 255) * 7 + 5) * 0.75;

const widthSteps = (sheet: NewSheet): readonly Step[] => {
  const widths = [...sheet.widths];
  for (const { column, columns } of sheet.tables)
    columns.forEach(({ width }, right) => (widths[column + right] = width));
  return widths.flatMap((width, column) =>
    width > 0
      ? [
          small((workbook) => {
            const name = columnName(column);
            sheetOf(workbook, sheet.name).getRange(`${name}:${name}`).format.columnWidth = points(width);
          }),
        ]
      : [],
  );
};

/** Excel's limits for what it shows beside a selected cell. */
const LONGEST_TITLE = 32;
const LONGEST_PROMPT = 255;

/**
 * What goes into a column is shown when its header is selected. Cell notes would need an Excel, and a library, newer
 * than those that are wanted here (ExcelApi 1.18).
 */
const noteSteps = (sheet: NewSheet): readonly Step[] =>
  sheet.tables.flatMap(({ row, column, columns }) =>
    columns.flatMap(({ header, note }, right) =>
      note
        ? [
            small((workbook) => {
              const { dataValidation } = sheetOf(workbook, sheet.name).getRangeByIndexes(row, column + right, 1, 1);
              // A prompt goes with a rule; this one forbids nothing.
              dataValidation.rule = { custom: { formula: '=TRUE' } };
              const [title, message] = [header.slice(0, LONGEST_TITLE), note.slice(0, LONGEST_PROMPT)];
              dataValidation.prompt = { showPrompt: true, title, message };
            }),
          ]
        : [],
    ),
  );

/** Everything around the cells of a sheet that is in place: looks, widths, hints, frozen rows, the tab's colour. */
export const dressSteps = (sheet: NewSheet): readonly Step[] => [
  ...lookSteps(sheet),
  ...widthSteps(sheet),
  ...noteSteps(sheet),
  small((workbook) => {
    const worksheet = sheetOf(workbook, sheet.name);
    if (sheet.frozenRows > 0) worksheet.freezePanes.freezeRows(sheet.frozenRows);
    worksheet.tabColor = sheet.tab === undefined ? '' : `#${TAB_COLOURS[sheet.tab]}`;
  }),
];

const ruleOf = (validation: Validation, findColumn: FindColumn): Excel.DataValidationRule | undefined => {
  switch (validation.kind) {
    case 'list': {
      const source = listedChoices(validation);
      return source === undefined ? undefined : { list: { inCellDropDown: true, source } };
    }
    case 'column': {
      const source = findColumn(validation.sheet, validation.table, validation.column);
      return source === undefined ? undefined : { list: { inCellDropDown: true, source: `=${source}` } };
    }
    case 'whole':
      return { wholeNumber: { formula1: validation.min, formula2: validation.max, operator: 'Between' } };
  }
};

/** Choices offered in the columns of a sheet; the sheets they come from must be there. */
export const validationSteps = (sheet: NewSheet, findColumn: FindColumn): readonly Step[] =>
  sheet.tables.flatMap((table) => {
    const rows = validatedRows(sheet, table);
    return table.columns.flatMap(({ validation }, right) => {
      const rule = validation && ruleOf(validation, findColumn);
      if (rule === undefined) return [];
      return [
        small((workbook) => {
          const cells = sheetOf(workbook, sheet.name).getRangeByIndexes(table.row + 1, table.column + right, rows, 1);
          cells.dataValidation.rule = rule;
          cells.dataValidation.ignoreBlanks = true;
          // Choices are a help: a word in another of the three languages is right as well, so the GM is asked, not stopped.
          const style = rule.list ? 'Warning' : 'Stop';
          cells.dataValidation.errorAlert = { showAlert: true, style, title: 'Warsheet', message: '' };
        }),
      ];
    });
  });
