// What the .xlsx library alone needs to start, read every cell of a workbook and write it again.

import { readFileSync, writeFileSync } from 'node:fs';
import { loadLibrary } from './large-workbook.mjs';

const [, , from, to] = process.argv;
const library = await loadLibrary();
const file = library.OpenReader(readFileSync(from), {});
for (const name of file.GetSheetList().list) file.GetRows(name, { RawCellValue: true });
writeFileSync(to, file.WriteToBuffer().buffer);
