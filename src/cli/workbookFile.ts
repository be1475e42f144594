import { stat } from 'node:fs/promises';
import { openXlsxFile, writeFileWhole } from '../adapters/xlsx/file';
import type { XlsxWorkbook } from '../adapters/xlsx/workbook';
import { campaignLanguage } from '../app/language';
import type { Refusal } from '../app/resolve';
import type { Problem } from '../engine/problem';
import { problem } from '../engine/problem';
import type { Language } from '../i18n/language';
import { describePlaced } from '../i18n/problem';
import type { Given } from './command';
import type { Io, Status } from './io';
import { DONE, REFUSED } from './io';
import { wrongUsage } from './usage';

/** Problems for machines. */
export const listed = (problems: Refusal['problems'], language: Language) =>
  problems.map((each) => ({ ...each.place, code: each.problem.code, message: describePlaced(language, each) }));

/** Prints what the GM should know though nothing stands in the way. */
export function warn(warnings: Refusal['problems'], language: Language, io: Io): void {
  for (const { message } of listed(warnings, language)) io.err(`⚠ ${message}\n`);
}

/** Prints what stands in the way, each problem on a line of its own. */
export function refuse(refusal: Refusal, { language, values }: Given, io: Io): Status {
  if (values['json'] === true) {
    io.out(`${JSON.stringify({ problems: listed(refusal.problems, language) })}\n`);
  } else {
    for (const each of refusal.problems) io.err(`${describePlaced(language, each)}\n`);
  }
  return REFUSED;
}

/** The same for problems that are not about a cell. */
export const refuseAll = (problems: readonly Problem[], given: Given, io: Io): Status =>
  refuse({ problems: problems.map((each) => ({ problem: each, place: null })) }, given, io);

/** Options of commands that change a workbook: the file goes to `--out FILE`, or stays in its place. */
export const WRITING = {
  out: { type: 'string' },
  'in-place': { type: 'boolean' },
  force: { type: 'boolean' },
} as const;

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Opens the workbook named first, and hands it to `use`; what is wrong with the file is told. From then on messages
 * are in the campaign's language, unless `--lang` says otherwise.
 */
export async function withWorkbook(
  given: Given,
  io: Io,
  use: (workbook: XlsxWorkbook, given: Given) => Promise<Status>,
): Promise<Status> {
  const [file] = given.positionals;
  if (file === undefined) return wrongUsage(given, io, 'file-needed');
  const opened = await openXlsxFile(file);
  if (!opened.ok) return refuseAll([opened.error], given, io);
  const language = given.asked ?? (await campaignLanguage(opened.value)) ?? given.language;
  return use(opened.value, { ...given, language });
}

/**
 * The same for a command that changes the workbook: `target` is where the changed one goes. That it may go there is
 * settled before anything else.
 */
export async function changingWorkbook(
  given: Given,
  io: Io,
  use: (workbook: XlsxWorkbook, target: string, given: Given) => Promise<Status>,
): Promise<Status> {
  const [file] = given.positionals;
  const { out, force, 'in-place': inPlace } = given.values;
  if (file === undefined) return wrongUsage(given, io, 'file-needed');
  if (inPlace === true && out !== undefined) return wrongUsage(given, io, 'destination-twice');
  const target = inPlace === true ? file : out;
  if (typeof target !== 'string') return wrongUsage(given, io, 'destination-needed');
  return withWorkbook(given, io, async (workbook, speaking) => {
    if (inPlace !== true && force !== true && (await exists(target))) {
      return refuseAll([problem('out-exists', { file: target })], speaking, io);
    }
    return use(workbook, target, speaking);
  });
}

/** Writes a file whole or not at all, and says what went wrong. */
export async function save(path: string, bytes: Uint8Array, given: Given, io: Io): Promise<Status> {
  const written = await writeFileWhole(path, bytes);
  return written.ok ? DONE : refuseAll([written.error], given, io);
}
