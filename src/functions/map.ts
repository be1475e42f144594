import type { Cell } from '../engine/landing/cell';
import { cellDistance, cellName, parseCell } from '../engine/landing/cell';
import { blockingCells } from '../engine/landing/lineOfFire';
import { parsePath, pathCost } from '../engine/landing/path';
import { problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { ok } from '../engine/result';
import type { ArgumentId } from '../i18n/functions';
import { LINE_OF_FIRE_WORDS } from '../i18n/map';
import { chosen } from '../workbook/schema/choices';
import { TERRAIN_CHOICE } from '../workbook/schema/landing/terrain';
import { readOptions } from './options';
import type { Argument, Failure, FunctionSpec } from './spec';
import { oneValue, refuse, rowsOf, textOf } from './values';

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

/** `MOVE_COST` (L-15). */
const MOVE_COST: FunctionSpec = {
  id: 'MOVE_COST',
  arguments: [{ id: 'path' }],
  result: 'cell',
  run([pathText = null]) {
    const text = oneValue(pathText, 'path');
    if (!text.ok) return text;
    const path = parsePath(textOf(text.value));
    return path.ok ? ok({ kind: 'cell', cell: pathCost(path.value) }) : refuse('path', path.error);
  },
};

type Rows = ReturnType<typeof rowsOf>;

/** A cell that must lie on the map. */
function cellOn(rows: Rows, argument: Argument, id: ArgumentId): Result<Cell, Failure> {
  const found = cell(argument, id);
  if (!found.ok) return found;
  const columns = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  const { column, row } = found.value;
  if (column < columns && row < rows.length) return found;
  const last = cellName({ column: columns - 1, row: rows.length - 1 });
  return refuse(id, problem('cell-off-map', { text: cellName(found.value), last }));
}

/** `LINE_OF_FIRE` (L-8): `clear`, or the black cells in the way. */
const LINE_OF_FIRE: FunctionSpec = {
  id: 'LINE_OF_FIRE',
  arguments: [{ id: 'map' }, { id: 'from' }, { id: 'to' }, { id: 'options', optional: true }],
  result: 'cell',
  run([map = null, fromText = null, toText = null, optionsText = null], hostLanguage) {
    const rows = rowsOf(map);
    const from = cellOn(rows, fromText, 'from');
    if (!from.ok) return from;
    const to = cellOn(rows, toText, 'to');
    if (!to.ok) return to;
    const options = readOptions(optionsText, hostLanguage);
    if (!options.ok) return options;
    const isBlack = ({ column, row }: Cell): boolean =>
      chosen(TERRAIN_CHOICE, textOf(rows[row]?.[column] ?? null)) === 'impassable';
    const blocking = blockingCells(from.value, to.value, isBlack).map(cellName);
    const text = blocking.length > 0 ? blocking.join(' ') : LINE_OF_FIRE_WORDS[options.value.language].clear;
    return ok({ kind: 'cell', cell: text });
  },
};

export const MAP_FUNCTIONS: readonly FunctionSpec[] = [MOVE_COST, CELL_DISTANCE, LINE_OF_FIRE];
