import type { Cell } from '../engine/landing/cell';
import { cellDistance, parseCell } from '../engine/landing/cell';
import type { Result } from '../engine/result';
import { ok } from '../engine/result';
import type { ArgumentId } from '../i18n/functions';
import { readOptions } from './options';
import type { Argument, Failure, FunctionSpec } from './spec';
import { oneValue, refuse, textOf } from './values';

function cell(argument: Argument, id: ArgumentId): Result<Cell, Failure> {
  const value = oneValue(argument, id);
  if (!value.ok) return value;
  const read = parseCell(textOf(value.value));
  return read.ok ? read : refuse(id, read.error);
}

/** `CELL_DISTANCE` (L-4). */
const CELL_DISTANCE: FunctionSpec = {
  id: 'CELL_DISTANCE',
  arguments: [{ id: 'from' }, { id: 'to' }, { id: 'options', optional: true }],
  result: 'cell',
  run([fromText = null, toText = null, optionsText = null], language) {
    const from = cell(fromText, 'from');
    if (!from.ok) return from;
    const to = cell(toText, 'to');
    if (!to.ok) return to;
    const options = readOptions(optionsText, language);
    if (!options.ok) return options;
    return ok({ kind: 'cell', cell: cellDistance(from.value, to.value, options.value.distance) });
  },
};

export const MAP_FUNCTIONS: readonly FunctionSpec[] = [CELL_DISTANCE];
