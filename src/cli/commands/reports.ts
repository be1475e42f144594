import { writeCheckedReport } from '../../adapters/xlsx/report';
import { type NewFile, writeFilesWhole } from '../../adapters/xlsx/write-files';
import { packLetter, packPacket, packPost, type Parcel } from '../../app/delivery';
import type { Letters } from '../../app/reports';
import { writeReports } from '../../app/reports';
import { CLI_WORDS } from '../../i18n/cli';
import { fill } from '../../i18n/template';
import type { Problem } from '../../engine/problem';
import type { Result } from '../../engine/result';
import { err, ok } from '../../engine/result';
import type { ReportFormat } from '../../workbook/campaign';
import { REPORT_FORMATS } from '../../workbook/campaign';
import type { Command, Given } from '../command';
import type { Io, Status } from '../io';
import { DONE } from '../io';
import { wrongUsage } from '../usage';
import { refuse, refuseAll, withWorkbook } from '../workbookFile';

const isFormat = (text: string): text is ReportFormat => (REPORT_FORMATS as readonly string[]).includes(text);

/** Formats asked for, each once; `null`: each player's own. The error is the one that is not known. */
function formatsOf(text: string | boolean | undefined): Result<readonly ReportFormat[] | null, string> {
  if (typeof text !== 'string') return ok(null);
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  const unknown = names.find((name) => !isFormat(name));
  return unknown === undefined ? ok([...new Set(names.filter(isFormat))]) : err(unknown);
}

const utf8 = new TextEncoder();

/** A parcel as the bytes of one file. */
const bytesOf = async (parcel: Parcel): Promise<Result<Uint8Array, readonly Problem[]>> =>
  parcel.kind === 'text'
    ? ok(utf8.encode(parcel.text))
    : writeCheckedReport(
        { name: parcel.sheetName, widths: parcel.sheet.widths, rows: parcel.sheet.cells },
        parcel.check,
      );

/** All files of a turn's reports, or every reason why one of them cannot be made. */
async function makeFiles(
  written: Letters,
  asked: readonly ReportFormat[] | null,
): Promise<Result<readonly NewFile[], readonly Problem[]>> {
  const { letters } = written;
  const formats = asked ?? [...new Set(letters.map(({ player }) => player.format))];
  const inPost = letters.filter(({ player }) => asked !== null || player.format === 'dm');
  const parcels = [
    ...letters.flatMap((letter) =>
      (asked ?? [letter.player.format]).map((format) => packLetter(written, letter, format)),
    ),
    ...formats.map((format) => packPacket(written, format)),
    ...(formats.includes('dm') ? [packPost(written, inPost)] : []),
  ];
  const problems = parcels.flatMap((parcel) => (parcel.ok ? [] : parcel.error));
  if (problems.length > 0) return err(problems);
  const files: NewFile[] = [];
  for (const parcel of parcels) {
    if (!parcel.ok) continue;
    const bytes = await bytesOf(parcel.value);
    if (bytes.ok) files.push({ name: parcel.value.fileName, bytes: bytes.value });
    else problems.push(...bytes.error);
  }
  return problems.length > 0 ? err(problems) : ok(files);
}

/** Writes all files or none, and says so. */
async function writeAll(directory: string, files: readonly NewFile[], given: Given, io: Io): Promise<Status> {
  const written = await writeFilesWhole(directory, files);
  if (written.ok) return DONE;
  const status = refuseAll(written.error, given, io);
  const { language, values } = given;
  // A second problem is of a file that could not be put back.
  if (values['json'] !== true && written.error.length === 1)
    io.err(`${fill(language, CLI_WORDS[language]['reports-none'], { dir: directory })}\n`);
  return status;
}

/** `warsheet reports FILE.xlsx --dir DIR [--format …] [--turn N]`: one file a player and format, and the packet. */
export const reports: Command = {
  options: { dir: { type: 'string' }, format: { type: 'string' }, turn: { type: 'string' } },
  words: 1,
  run(typed, io) {
    const { dir: directory, turn } = typed.values;
    const formats = formatsOf(typed.values['format']);
    if (typeof directory !== 'string') return wrongUsage(typed, io, 'dir-needed');
    if (!formats.ok) return wrongUsage(typed, io, 'format-unknown', { text: formats.error });
    if (typeof turn === 'string' && !/^[1-9]\d{0,3}$/.test(turn))
      return wrongUsage(typed, io, 'turn-unreadable', { text: turn });
    return withWorkbook(typed, io, async (workbook, given) => {
      const { language, values } = given;
      const written = await writeReports(workbook, typeof turn === 'string' ? Number(turn) : null);
      if (!written.ok) return refuse(written.error, given, io);
      const { letters, phase } = written.value;
      const concerned = phase === 'round' ? 'recipient-round' : 'recipient';
      const files = await makeFiles(written.value, formats.value);
      if (!files.ok) return refuseAll(files.error, given, io);
      const status = await writeAll(directory, files.value, given, io);
      if (status !== DONE) return status;
      if (values['json'] === true) io.out(`${JSON.stringify(files.value.map(({ name }) => name))}\n`);
      else {
        for (const { player, fights } of letters) {
          io.out(
            `${fill(language, CLI_WORDS[language][fights > 0 ? concerned : 'recipient-none'], { player: player.name, fights })}\n`,
          );
        }
        io.err(
          `${fill(language, CLI_WORDS[language]['reports-written'], { count: files.value.length, dir: directory })}\n`,
        );
      }
      return DONE;
    });
  },
};
