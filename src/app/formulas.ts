import { commitment } from '../engine/dice/campaignKeys';
import { problem } from '../engine/problem';
import { shownFormula } from '../workbook/formula';
import { cellAt, formulaAt, placeOf, type FoundTable } from '../workbook/found';
import type { Change, FormulaCell } from '../workbook/port';
import type { PlacedProblem, WorkbookProblem } from '../workbook/problems';
import type { Reading } from '../workbook/read/campaign';
import { settingRows } from '../workbook/read/settings';
import type { SheetValues } from '../workbook/recognise';
import type { TableRole } from '../workbook/schema/tables';
import { formulaIn, locate } from './restore';
import type { CellName } from './ruleset';

/*
 * Formulas of the GM in cells that the product writes. A phase keeps what it replaces, and undoing it brings a formula
 * back; where that cannot be, nothing is written.
 */

export interface FormulasMet {
  readonly problems: readonly PlacedProblem[];
  readonly warnings: readonly PlacedProblem[];
}

const told = (code: WorkbookProblem, { formula }: FormulaCell): PlacedProblem['problem'] =>
  problem(code, { formula: shownFormula(formula) });

/** The formula that gives the commitment, where its value is not the right one (D-3). */
function commitmentFormula({ campaign, tables: { settings } }: Reading): readonly PlacedProblem[] {
  const row = settings && settingRows(settings, campaign.ruleset, []).get('commitment');
  const formula = settings && row && formulaAt(settings.formulas, row.row, settings.columns.value ?? -1);
  return formula && formula.value !== commitment(campaign.settings.master)
    ? [{ problem: told('formula-in-the-way', formula), place: row.place('value') }]
    : [];
}

/** Formulas in the cells that a phase is going to write. */
export function formulasMet(reading: Reading, sheets: readonly SheetValues[], cells: readonly CellName[]): FormulasMet {
  const tables = reading.tables as Readonly<Partial<Record<string, FoundTable>>>;
  const met = locate(reading.campaign, cells).flatMap((cell) => {
    const formula = formulaIn(sheets, cell);
    const table = tables[cell.table];
    if (!formula || !table) return [];
    // Excel lets no single cell of an array formula be overwritten.
    const code = formula.kind === 'part' ? 'formula-in-the-way' : 'formula-replaced';
    const place = placeOf<TableRole>(table, cell.place.row, cell.column as never);
    return [{ code, placed: { problem: told(code, formula), place } }];
  });
  const of = (wanted: WorkbookProblem): readonly PlacedProblem[] =>
    met.filter(({ code }) => code === wanted).map(({ placed }) => placed);
  return {
    problems: [...of('formula-in-the-way'), ...commitmentFormula(reading)],
    warnings: of('formula-replaced'),
  };
}

/** Formulas in cells that changes overwrite or delete for good: they stand in the way. */
export function formulasLost(changes: readonly Change[], sheets: readonly SheetValues[]): readonly PlacedProblem[] {
  return changes.flatMap((change) => {
    if (change.kind !== 'cells' && change.kind !== 'delete-rows') return [];
    const sheet = sheets.find(({ name }) => name === change.sheet);
    if (!sheet) return [];
    const rows = change.kind === 'cells' ? change.values.length : change.rows;
    return Array.from({ length: rows }, (_, down) => change.row + down).flatMap((row) =>
      (sheet.formulas[row] ?? []).flatMap((formula, column) => {
        const width = change.kind === 'cells' ? (change.values[row - change.row]?.length ?? 0) : Infinity;
        const left = change.kind === 'cells' ? change.column : 0;
        if (!formula || column < left || column >= left + width) return [];
        const place = {
          sheet: sheet.name,
          row,
          column: null,
          columnIndex: column,
          value: cellAt(sheet.grid, row, column),
        };
        return [{ problem: told('formula-in-the-way', formula), place }];
      }),
    );
  });
}
