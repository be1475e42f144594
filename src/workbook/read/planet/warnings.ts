import { problem } from '../../../engine/problem';
import type { SequenceRow } from '../../campaign';
import { cellAt, isBlank, placeOf, type FoundTable } from '../../found';
import type { PlacedProblem } from '../../problems';

/** A sequence with outcomes before its turn is resolved: rows of the turn before, which would be played once more. */
export function playedBefore(
  table: FoundTable<'sequence'> | undefined,
  sequence: readonly SequenceRow[],
): readonly PlacedProblem[] {
  const column = table?.columns.outcome;
  if (!table || column === undefined) return [];
  const first = sequence.find(({ place }) => !isBlank(cellAt(table.grid, place.row, column)));
  return first ? [{ problem: problem('sequence-played'), place: placeOf(table, first.place.row, 'outcome') }] : [];
}
