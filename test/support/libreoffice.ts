import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs `work` with a folder of its own. */
const inFolder = <T>(work: (folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'warsheet-libreoffice-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** CSV filter options: comma, quotes, UTF-8, from line 1, values as shown, text quoted, every sheet a file of its own. */
const EVERY_SHEET = '44,34,76,1,,0,true,true,false,false,false,-1';

const parseCsv = (text: string): string[][] =>
  text
    .trimEnd()
    .split('\n')
    // With a comma before each cell every match takes one.
    .map((line) => Array.from(`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g), toCell));

const toCell = ([, quoted, plain]: RegExpMatchArray): string => quoted?.replace(/""/g, '"') ?? plain ?? '';

/**
 * Opens workbooks in LibreOffice (one process for all) and gives what its sheets show, by workbook and sheet. A workbook
 * that it cannot open is not among them.
 */
export const showInLibreOffice = (
  books: Readonly<Record<string, Uint8Array>>,
  sheets: readonly string[],
): Record<string, Record<string, string[][]>> =>
  inFolder((folder) => {
    const files = Object.entries(books).map(([name, bytes]) => {
      const file = join(folder, `${name}.xlsx`);
      writeFileSync(file, bytes);
      return file;
    });
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    const filter = `csv:Text - txt - csv (StarCalc):${EVERY_SHEET}`;
    spawnSync('soffice', [profile, '--headless', '--convert-to', filter, '--outdir', folder, ...files], {
      timeout: 120_000,
    });
    const shown: Record<string, Record<string, string[][]>> = {};
    for (const name of Object.keys(books)) {
      for (const sheet of sheets) {
        try {
          (shown[name] ??= {})[sheet] = parseCsv(readFileSync(join(folder, `${name}-${sheet}.csv`), 'utf8'));
        } catch {
          // Not every workbook has every sheet.
        }
      }
    }
    return shown;
  });
