import type { RowPlace } from '../workbook/campaign';
import type { Selection } from './services';

/** Whether the cells that are selected are, among others, those of a row. */
export const covers = ({ sheet, row, rows }: Selection, place: Pick<RowPlace, 'sheet' | 'row'>): boolean =>
  place.sheet === sheet && place.row >= row && place.row < row + rows;
