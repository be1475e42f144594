import type { Campaign } from '../workbook/campaign';
import type { Outline, WorkbookPort } from '../workbook/port';
import { problem } from '../engine/problem';
import type { PlacedProblem } from '../workbook/problems';
import { sheetPlace } from '../workbook/problems';
import type { Reading } from '../workbook/read/campaign';
import { readWorkbook, rulesetOf } from '../workbook/read/campaign';
import { rulesetReader } from '../workbook/read/readers';
import type { RulesetReader } from '../workbook/read/ruleset';
import type { SheetValues } from '../workbook/recognise';
import { sheetsToRead } from '../workbook/recognise';
import type { WorkbookState } from '../workbook/state';
import { brokenPromise, missingSheets } from './kept';
import { EMPTY_STATE, readState, STATE_SHEET } from '../workbook/state';

/** A workbook as a use case finds it. */
export interface Opened {
  readonly port: WorkbookPort;
  readonly outline: Outline;
  readonly sheets: readonly SheetValues[];
  readonly state: WorkbookState;
  readonly reading: Reading;
  /** What has read the campaign by its rules. */
  readonly read: RulesetReader<Campaign>;
  /** What is wrong with what the product itself keeps; part of the reading's problems. */
  readonly kept: readonly PlacedProblem[];
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
  const read = await rulesetReader(rulesetOf(outline, sheets));
  const found = readWorkbook(outline, sheets, read);
  const broken: readonly PlacedProblem[] = state.ok
    ? []
    : [{ problem: problem('state-unreadable', state.error.params), place: sheetPlace(STATE_SHEET) }];
  const known = state.ok ? state.value : EMPTY_STATE;
  const kept = [...broken, ...(state.ok ? missingSheets(outline, known) : []), ...brokenPromise(found, known)];
  const reading = { ...found, problems: [...kept, ...found.problems] };
  return { port, outline, sheets, state: known, reading, read, kept };
}
