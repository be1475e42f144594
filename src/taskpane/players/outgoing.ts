import type { Parcel } from '../../app/delivery';
import type { OutgoingFile } from '../services';

/** A parcel as a file that leaves the workbook. */
export const fileOf = (parcel: Parcel): OutgoingFile =>
  parcel.kind === 'text'
    ? { kind: 'text', name: parcel.fileName, text: parcel.text }
    : { kind: 'sheet', name: parcel.fileName, sheetName: parcel.sheetName, sheet: parcel.sheet, check: parcel.check };
