import { problem } from '../engine/problem';
import { containsCell, dataRows, overlapsColumns } from './extent';
import { CERTAINTY, meaningsOf, type Certainty, type FoundTable, type FoundTables } from './found';
import { fitOf, headerProblems, readHeader, runsOf, type Fit, type Run } from './header';
import { normalizeLabel } from './names';
import type { Area, Formulas, Grid, Outline, TableInfo } from './port';
import { sheetPlace, type PlacedProblem } from './problems';
import { allLabels, shownLabels } from './schema/language';
import { CAMPAIGN_ROLES, TABLES, type RoleSet, type TableRole } from './schema/tables';

export interface SheetValues {
  readonly name: string;
  readonly grid: Grid;
  readonly formulas: Formulas;
}

/** What a workbook holds of ours. */
export interface Recognised {
  readonly tables: FoundTables;
  /** Tables that look like one of ours but lost to a surer claim, such as a copy kept as a backup. */
  readonly passedOver: readonly FoundTable[];
  readonly problems: readonly PlacedProblem[];
}

/** Our table that an Excel table is by its name; tables of a turn have its number behind. */
export function roleOfName(name: string): TableRole | undefined {
  const plain = name.toLowerCase();
  const roles = Object.keys(TABLES) as TableRole[];
  return roles.find((role) => {
    const known = TABLES[role].table.toLowerCase();
    return role === 'ledger' || role === 'phases' ? new RegExp(`^${known}\\d+$`).test(plain) : plain === known;
  });
}

/**
 * Sheets whose values must be read: those of our Excel tables where every table is there under its name, otherwise
 * all. `own` are sheets the product made (private sheets, packets): these are never looked into.
 */
export function sheetsToRead(outline: Outline, own: readonly string[]): readonly string[] {
  for (const { roles } of Object.values(CAMPAIGN_ROLES)) {
    const named = outline.tables.filter(({ name }) => roles.some((role) => roleOfName(name) === role));
    const complete = roles.every((role) => named.some(({ name }) => roleOfName(name) === role));
    if (complete) return [...new Set(named.map(({ sheet }) => sheet))];
  }
  return outline.sheets.map(({ name }) => name).filter((name) => !own.includes(name));
}

/** Finds tables a GM keeps: by the name of the Excel table, else by the sheet's title and a header row. */
export function recognise(outline: Outline, sheets: readonly SheetValues[], wanted: RoleSet): Recognised {
  const claims = sheets.flatMap((sheet) => {
    const tables = outline.tables.filter((table) => table.sheet === sheet.name);
    const named = tables.flatMap((table) => namedTable(table, sheet, tables));
    return [...named, ...looseTables(sheet, tables, wanted.roles)];
  });
  return settle(claims, wanted);
}

/** The tables of one turn's ledger sheet. */
export function recogniseLedger(outline: Outline, sheet: SheetValues): FoundTables {
  const tables = outline.tables.filter(({ sheet: name }) => name === sheet.name);
  const named = tables.flatMap((table) => namedTable(table, sheet, tables));
  const loose = named.length > 0 ? [] : ledgerByHeader(sheet);
  return settle([...named, ...loose], { roles: ['ledger', 'phases'], required: [] }).tables;
}

function settle(claims: readonly FoundTable[], { roles, required }: RoleSet): Recognised {
  const tables: Partial<Record<TableRole, FoundTable>> = {};
  const passedOver: FoundTable[] = [];
  const problems: PlacedProblem[] = [];
  for (const role of roles) {
    const mine = claims.filter((claim) => claim.role === role);
    const best = Math.max(...mine.map(({ certainty }) => CERTAINTY[certainty]));
    const [first, ...rivals] = mine.filter(({ certainty }) => CERTAINTY[certainty] === best);
    const title = shownLabels(TABLES[role].titles);
    if (!first) {
      if (required.includes(role))
        problems.push({ problem: problem('missing-table', { title }), place: sheetPlace('') });
      continue;
    }
    passedOver.push(...mine.filter((claim) => CERTAINTY[claim.certainty] < best));
    tables[role] = first;
    problems.push(...headerProblems(first));
    for (const rival of rivals) {
      const place = { ...sheetPlace(rival.sheet), row: rival.headerRow };
      problems.push({ problem: problem('two-tables', { title, first: first.sheet, second: rival.sheet }), place });
    }
  }
  return { tables: tables as FoundTables, passedOver, problems };
}

function build(
  role: TableRole,
  from: { sheet: SheetValues; certainty: Certainty; name: string | null; run: Run; totalRow: boolean },
  bounds: { limit: number; sure: number },
): FoundTable {
  const { name, grid, formulas } = from.sheet;
  const { columns } = readHeader(role, grid, from.run);
  const dataEnd = from.totalRow ? bounds.sure - 1 : bounds.sure;
  const { rows, end } = dataRows({
    grid,
    firstRow: from.run.row + 1,
    limit: from.totalRow ? dataEnd : bounds.limit,
    sure: dataEnd,
    columns: Object.values(columns),
  });
  return {
    role,
    sheet: name,
    grid,
    formulas,
    certainty: from.certainty,
    name: from.name,
    headerRow: from.run.row,
    column: from.run.column,
    width: from.run.width,
    columns,
    rows,
    end: from.totalRow ? bounds.sure : end,
    totalRow: from.totalRow,
  };
}

/** An Excel table with a name of ours. What touches its lower end belongs to it, up to the next table. */
function namedTable(table: TableInfo, sheet: SheetValues, others: readonly TableInfo[]): FoundTable[] {
  const role = roleOfName(table.name);
  if (!role) return [];
  const { row, column, rows, columns } = table.area;
  const below = others.filter(({ area }) => area.row >= row + rows && overlapsColumns(area, column, columns));
  const limit = Math.min(Infinity, ...below.map(({ area }) => area.row));
  const from = { sheet, certainty: 'name', name: table.name, totalRow: table.totalRow } as const;
  return [build(role, { ...from, run: { row, column, width: columns } }, { limit, sure: row + rows })];
}

/** At least so many labels make a header row of a sheet whose title says nothing. */
const MIN_LABELS = 2;

interface Candidate {
  readonly run: Run;
  readonly fit: Fit;
  readonly titled: boolean;
}

/** Whether a sheet is called like the table of a role, in any language. */
export const isTitleOf = (sheet: string, role: TableRole): boolean =>
  allLabels(TABLES[role].titles).some((label) => normalizeLabel(label) === normalizeLabel(sheet));

const titledRole = (sheet: string, roles: readonly TableRole[]): TableRole | undefined =>
  roles.find((role) => isTitleOf(sheet, role));

/** Header rows on a sheet outside Excel tables of ours. */
function looseTables(sheet: SheetValues, tables: readonly TableInfo[], roles: readonly TableRole[]): FoundTable[] {
  const { grid } = sheet;
  const taken = tables.filter(({ name }) => roleOfName(name)).map(({ area }) => area);
  const titled = titledRole(sheet.name, roles);
  const candidates = grid.flatMap((cells, row) => {
    if (!cells.some((cell) => meaningsOf(cell).length > 0)) return [];
    return runsOf(grid, row).flatMap((run) => {
      if (taken.some((area) => containsCell(area, run.row, run.column))) return [];
      const candidate = bestFit(grid, run, titled, roles);
      return candidate ? [candidate] : [];
    });
  });
  const headers = withoutEchoes(candidates);
  return headers.map(({ run, fit, titled: byTitle }) => {
    const named = tables.find(({ area }) => containsCell(area, run.row, run.column) && area.row === run.row);
    const starts = [...taken, ...headers.map((other) => areaOf(other.run))];
    const below = starts.filter((area) => area.row > run.row && overlapsColumns(area, run.column, run.width));
    const limit = Math.min(Infinity, ...below.map(({ row }) => row));
    const certainty = byTitle ? 'title' : 'header';
    const totalRow = named?.totalRow ?? false;
    const sure = named ? named.area.row + named.area.rows : 0;
    return build(fit.role, { sheet, certainty, name: named?.name ?? null, run, totalRow }, { limit, sure });
  });
}

const areaOf = ({ row, column, width }: Run): Area => ({ row, column, rows: 1, columns: width });

/** The role whose header the run is: most labels found, fewest required ones missed, then the sheet's title. */
function bestFit(
  grid: Grid,
  run: Run,
  titled: TableRole | undefined,
  roles: readonly TableRole[],
): Candidate | undefined {
  const cells = (grid[run.row] ?? []).slice(run.column, run.column + run.width);
  const fits = roles.map((role) => fitOf(cells, role)).filter((fit) => isHeader(fit, fit.role === titled));
  const score = ({ role, matched, missing }: Fit) => matched - 2 * missing + (role === titled ? 2 : 0);
  const [best] = fits.sort((a, b) => score(b) - score(a));
  return best && { run, fit: best, titled: best.role === titled };
}

/** A header may miss a required column (a renamed one): it is then named, not passed over. */
const isHeader = ({ matched, missing }: Fit, titled: boolean): boolean =>
  matched >= MIN_LABELS && (missing === 0 || titled || (missing === 1 && matched >= MIN_LABELS + 2));

/** A table's rows may hold words that are labels too: below a complete header only another complete one counts. */
const withoutEchoes = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.filter(
    (candidate) =>
      candidate.fit.missing === 0 ||
      !candidates.some(
        (other) => other !== candidate && other.fit.role === candidate.fit.role && surer(other, candidate),
      ),
  );

const surer = (a: Candidate, b: Candidate): boolean =>
  a.fit.missing < b.fit.missing || (a.fit.missing === b.fit.missing && a.run.row < b.run.row);

function ledgerByHeader(sheet: SheetValues): FoundTable[] {
  const { grid } = sheet;
  return runsOf(grid, 0).flatMap((run) => {
    const cells = (grid[0] ?? []).slice(run.column, run.column + run.width);
    const [best] = (['ledger', 'phases'] as const)
      .map((role) => fitOf(cells, role))
      .sort((a, b) => b.matched - a.matched);
    if (!best || best.matched < MIN_LABELS + 2) return [];
    const from = { sheet, certainty: 'header', name: null, run, totalRow: false } as const;
    return [build(best.role, from, { limit: Infinity, sure: 0 })];
  });
}
