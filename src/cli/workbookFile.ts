import { openXlsxFile, writeFileWhole } from '../adapters/xlsx/file';
import type { XlsxWorkbook } from '../adapters/xlsx/workbook';
import type { Refusal } from '../app/resolve';
import { CLI_WORDS } from '../i18n/cli';
import type { Language } from '../i18n/language';
import { describePlaced } from '../i18n/problem';
import type { Given } from './command';
import type { Io, Status } from './io';
import { DONE, REFUSED, WRONG_USAGE } from './io';

/** Prints what stands in the way, each problem on a line of its own. */
export function refuse(refusal: Refusal, { language, values }: Given, io: Io): Status {
  if (values['json'] === true) {
    const problems = refusal.problems.map((each) => ({
      ...each.place,
      code: each.problem.code,
      message: describePlaced(language, each),
    }));
    io.out(`${JSON.stringify({ problems })}\n`);
  } else {
    for (const each of refusal.problems) io.err(`${describePlaced(language, each)}\n`);
  }
  return REFUSED;
}

export function wrongUsage(language: Language, io: Io, word: keyof (typeof CLI_WORDS)['en'] | null = null): Status {
  io.err(`${word === null ? '' : `${CLI_WORDS[language][word]}\n\n`}${CLI_WORDS[language].usage}\n`);
  return WRONG_USAGE;
}

/** Options of commands that change a workbook: the file goes to `--out FILE`, or stays in its place. */
export const WRITING = { out: { type: 'string' }, 'in-place': { type: 'boolean' } } as const;

/** Where the changed workbook goes; `undefined` when neither or both were given. */
export function destination({ positionals: [file], values }: Given): string | undefined {
  const { out } = values;
  if (values['in-place'] === true) return out === undefined ? file : undefined;
  return typeof out === 'string' && out !== '' ? out : undefined;
}

/** Opens the workbook named first, and hands it to `use`; what is wrong with the file is told. */
export async function withWorkbook(
  given: Given,
  io: Io,
  use: (workbook: XlsxWorkbook) => Promise<Status>,
): Promise<Status> {
  const [file] = given.positionals;
  if (file === undefined) return wrongUsage(given.language, io, 'file-needed');
  const opened = await openXlsxFile(file);
  return opened.ok ? use(opened.value) : refuse({ problems: [{ problem: opened.error, place: null }] }, given, io);
}

/** Writes a file whole or not at all, and says what went wrong. */
export async function save(path: string, bytes: Uint8Array, given: Given, io: Io): Promise<Status> {
  const written = await writeFileWhole(path, bytes);
  return written.ok ? DONE : refuse({ problems: [{ problem: written.error, place: null }] }, given, io);
}
