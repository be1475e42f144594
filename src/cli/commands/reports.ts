import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeReportXlsx } from '../../adapters/xlsx/report';
import type { Letter } from '../../app/reports';
import { writeReports } from '../../app/reports';
import { CLI_WORDS } from '../../i18n/cli';
import type { Language } from '../../i18n/language';
import { fill } from '../../i18n/template';
import { makeDmBlock, makeDmPost } from '../../reports/dm';
import type { ReportDocument } from '../../reports/document';
import { renderDocument } from '../../reports/render';
import { renderSheet } from '../../reports/sheet';
import type { Problem } from '../../engine/problem';
import { problem } from '../../engine/problem';
import type { Result } from '../../engine/result';
import { err, ok } from '../../engine/result';
import type { ReportFormat } from '../../workbook/campaign';
import { REPORT_FORMATS } from '../../workbook/campaign';
import type { Command, Given } from '../command';
import type { Io, Status } from '../io';
import { DONE } from '../io';
import { refuse, save, withWorkbook, wrongUsage } from '../workbookFile';

const EXTENSIONS: Readonly<Record<ReportFormat, string>> = {
  xlsx: 'xlsx',
  dm: 'dm.txt',
  bbcode: 'bbcode.txt',
  html: 'html',
  md: 'md',
  txt: 'txt',
};

const isFormat = (text: string): text is ReportFormat => (REPORT_FORMATS as readonly string[]).includes(text);

/** Formats asked for; `null`: each player's own; `undefined`: one of them is not known. */
function formatsOf(text: string | boolean | undefined): readonly ReportFormat[] | null | undefined {
  if (typeof text !== 'string') return null;
  const names = text.split(',').map((name) => name.trim());
  return names.every(isFormat) ? names : undefined;
}

const utf8 = new TextEncoder();

/** A document as the bytes of one file. A dm.am block may be refused for its character's name. */
async function bytesOf(
  document: ReportDocument,
  format: ReportFormat,
  sheetName: string,
  player: Letter['player'] | null,
): Promise<Result<Uint8Array, readonly Problem[]>> {
  if (format === 'xlsx') {
    const { cells, widths } = renderSheet(document);
    return ok(await writeReportXlsx([{ name: sheetName, widths, rows: cells }]));
  }
  const text = renderDocument(document, format);
  if (format !== 'dm' || player === null) return ok(utf8.encode(text));
  const block = makeDmBlock({ player, body: text });
  return block.ok ? ok(utf8.encode(block.value)) : err(block.error);
}

/** File names say the player's id only as far as every system takes it; two equal ones get a number. */
function fileNames(letters: readonly Letter[]): ReadonlyMap<string, string> {
  const taken = new Set<string>(['packet', 'post']);
  return new Map(
    letters.map(({ player }) => {
      const plain = player.name
        .normalize('NFC')
        .replace(/[^\p{L}\p{N}_-]+/gu, '-')
        .replace(/^-+|-+$/gu, '')
        .slice(0, 60);
      const stem = plain === '' || /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu.test(plain) ? `player-${plain}` : plain;
      let name = stem;
      for (let i = 2; taken.has(name.toLowerCase()); i++) name = `${stem}-${i}`;
      taken.add(name.toLowerCase());
      return [player.id, name] as const;
    }),
  );
}

interface File {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** All files of a turn's reports, or every reason why one of them cannot be made. */
async function makeFiles(
  letters: readonly Letter[],
  packet: ReportDocument,
  turn: number,
  asked: readonly ReportFormat[] | null,
  language: Language,
): Promise<Result<readonly File[], readonly Problem[]>> {
  const names = fileNames(letters);
  const files: File[] = [];
  const problems: Problem[] = [];
  const add = async (document: ReportDocument, format: ReportFormat, stem: string, player: Letter['player'] | null) => {
    const sheetName = fill(player?.language ?? language, CLI_WORDS[player?.language ?? language]['report-sheet'], {
      turn,
    });
    const made = await bytesOf(document, format, sheetName, player);
    if (made.ok) files.push({ name: `turn-${turn}-${stem}.${EXTENSIONS[format]}`, bytes: made.value });
    else problems.push(...made.error);
  };
  for (const { player, document } of letters) {
    for (const format of asked ?? [player.format])
      await add(document, format, names.get(player.id) ?? player.id, player);
  }
  const formats = asked ?? [...new Set(letters.map(({ player }) => player.format))];
  for (const format of formats) await add(packet, format, 'packet', null);
  if (formats.includes('dm')) {
    const inPost = letters.filter(({ player }) => asked !== null || player.format === 'dm');
    const post = makeDmPost(inPost.map(({ player, document }) => ({ player, body: renderDocument(document, 'dm') })));
    if (post.ok) files.push({ name: `turn-${turn}-post.dm.txt`, bytes: utf8.encode(post.value) });
    else problems.push(...post.error);
  }
  return problems.length > 0 ? err(problems) : ok(files);
}

async function writeAll(directory: string, files: readonly File[], given: Given, io: Io): Promise<Status> {
  const made = await mkdir(directory, { recursive: true }).then(
    () => true,
    () => false,
  );
  if (!made) {
    return refuse({ problems: [{ problem: problem('folder-not-made', { file: directory }), place: null }] }, given, io);
  }
  for (const { name, bytes } of files) {
    const status = await save(join(directory, name), bytes, given, io);
    if (status !== DONE) return status;
  }
  return DONE;
}

/** `warsheet reports FILE.xlsx --dir DIR [--format …] [--turn N]`: one file a player and format, and the packet. */
export const reports: Command = {
  options: { dir: { type: 'string' }, format: { type: 'string' }, turn: { type: 'string' } },
  words: 1,
  run(given, io) {
    const { language, values } = given;
    const directory = values['dir'];
    const formats = formatsOf(values['format']);
    const { turn } = values;
    if (typeof directory !== 'string') return Promise.resolve(wrongUsage(language, io, 'dir-needed'));
    if (formats === undefined) return Promise.resolve(wrongUsage(language, io, 'format-unknown'));
    if (typeof turn === 'string' && !/^\d{1,4}$/.test(turn))
      return Promise.resolve(wrongUsage(language, io, 'turn-unreadable'));
    return withWorkbook(given, io, async (workbook) => {
      const written = await writeReports(workbook, typeof turn === 'string' ? Number(turn) : null);
      if (!written.ok) return refuse(written.error, given, io);
      const { letters, packet } = written.value;
      const files = await makeFiles(letters, packet, written.value.turn, formats, written.value.language);
      if (!files.ok) {
        const problems = files.error.map((each) => ({ problem: each, place: null }));
        return refuse({ problems }, given, io);
      }
      const status = await writeAll(directory, files.value, given, io);
      if (status !== DONE) return status;
      if (values['json'] === true) io.out(`${JSON.stringify(files.value.map(({ name }) => name))}\n`);
      else {
        for (const { player, fights } of letters) {
          io.out(
            `${fill(language, CLI_WORDS[language][fights > 0 ? 'recipient' : 'recipient-none'], { player: player.name, fights })}\n`,
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
