import type { Result } from '../../engine/result';
import { err, ok } from '../../engine/result';
import { FUNCTION_FRAME_WORDS } from '../../i18n/functionCells';
import type { Language } from '../../i18n/language';
import { fill } from '../../i18n/template';
import type { FunctionSpec, Value } from '../spec';
import type { FunctionError, Work } from '../table';
import { errorOf, startFunction } from '../table';
import { readArguments } from './arguments';

type Cell = string | number;
export type CellResult = Cell | readonly (readonly Cell[])[];

/** More than that does not fit into a cell. */
const MAX_TEXT = 32_767;

function plain(cell: unknown): Cell {
  if (typeof cell === 'number' && Number.isFinite(cell)) return cell;
  if (typeof cell === 'string') return cell.length > MAX_TEXT ? `${cell.slice(0, MAX_TEXT - 1)}…` : cell;
  // Excel would show 0 for it and say nothing.
  throw new TypeError(`a result is ${String(cell)}`);
}

/** A value as Excel takes it: one cell or a full rectangle of text and finite numbers. */
function resultOf(value: Value): CellResult {
  if (value.kind === 'cell') return plain(value.cell);
  const rows = value.kind === 'row' ? [value.row] : value.rows;
  const width = rows[0]?.length ?? 0;
  if (rows.some((row) => row.length !== width)) throw new TypeError('a result has rows of several lengths');
  return width === 0 ? [['']] : rows.map((row) => row.map(plain));
}

/** What a formula comes to. */
export type Outcome = Result<CellResult, FunctionError>;

/** A longer stretch makes Excel's windows stutter; one of five seconds makes it start the add-in anew. */
const STRETCH_MS = 200;

/** Works for one stretch. Undefined where there is more to do. */
function workOn(work: Work): Outcome | undefined {
  const until = Date.now() + STRETCH_MS;
  do {
    const step = work.next();
    if (step.done) return step.value.ok ? ok(resultOf(step.value.value)) : step.value;
  } while (Date.now() < until);
  return undefined;
}

/** A mistake of ours is an error with a message too: Excel would show none. */
function guarded(spec: FunctionSpec, language: Language, step: () => Outcome | undefined): Outcome | undefined {
  try {
    return step();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const words = FUNCTION_FRAME_WORDS[language].mistake;
    return err({ code: '#VALUE!', message: fill(language, words, { name: spec.id, message }) });
  }
}

/**
 * What a formula in a cell gives: at once, or where it takes long, later, with turns for Excel in between.
 * @param raw the arguments as Excel hands them over.
 */
export function callFromCell(
  spec: FunctionSpec,
  raw: readonly unknown[],
  language: Language,
): Outcome | Promise<Outcome> {
  const args = readArguments(spec, raw);
  if (!args.ok) return err(errorOf(args.error, language));
  const work = startFunction(spec, args.value, language);
  const step = (): Outcome | undefined => guarded(spec, language, () => workOn(work));
  const rest = async (): Promise<Outcome> => {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve));
      const outcome = step();
      if (outcome) return outcome;
    }
  };
  return step() ?? rest();
}

/** What a formula gives, for a host whose formulas cannot give their value later. */
export function calculateNow(spec: FunctionSpec, raw: readonly unknown[], language: Language): Outcome {
  const args = readArguments(spec, raw);
  if (!args.ok) return err(errorOf(args.error, language));
  const work = startFunction(spec, args.value, language);
  for (;;) {
    const outcome = guarded(spec, language, () => workOn(work));
    if (outcome) return outcome;
  }
}
