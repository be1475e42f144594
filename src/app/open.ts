import type { Outline, WorkbookPort } from '../workbook/port';
import { problem } from '../engine/problem';
import type { PlacedProblem } from '../workbook/problems';
import { sheetPlace } from '../workbook/problems';
import type { Reading } from '../workbook/read/campaign';
import { readWorkbook } from '../workbook/read/campaign';
import type { SheetValues } from '../workbook/recognise';
import { sheetsToRead } from '../workbook/recognise';
import type { WorkbookState } from '../workbook/state';
import { EMPTY_STATE, readState, STATE_SHEET } from '../workbook/state';

/** A workbook as a use case finds it. */
export interface Opened {
  readonly port: WorkbookPort;
  readonly outline: Outline;
  readonly sheets: readonly SheetValues[];
  readonly state: WorkbookState;
  readonly reading: Reading;
}

/** What sheets that exist hold, by name. */
export async function sheetValues(port: WorkbookPort, names: readonly string[]): Promise<readonly SheetValues[]> {
  const grids = await port.values(names);
  const formulas = await port.formulas(names);
  return names.map((name, i) => ({ name, grid: grids[i] ?? [], formulas: formulas[i] ?? [] }));
}

/** Reads what Warsheet keeps in a workbook, with everything that is wrong with it. */
export async function openCampaign(port: WorkbookPort): Promise<Opened> {
  const outline = await port.outline();
  const hasState = outline.sheets.some(({ name }) => name === STATE_SHEET);
  const [stateSheet] = hasState ? await sheetValues(port, [STATE_SHEET]) : [];
  const state = readState(stateSheet?.grid);
  const own = state.ok ? state.value.sheets.map(({ name }) => name) : [];
  const names = sheetsToRead(outline, [...own, STATE_SHEET]);
  const sheets = await sheetValues(port, names);
  const read = readWorkbook(outline, sheets);
  const broken: readonly PlacedProblem[] = state.ok
    ? []
    : [{ problem: problem('state-unreadable', state.error.params), place: sheetPlace(STATE_SHEET) }];
  const reading = { ...read, problems: [...broken, ...read.problems] };
  return { port, outline, sheets, state: state.ok ? state.value : EMPTY_STATE, reading };
}
