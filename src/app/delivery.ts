import type { Problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { err, ok } from '../engine/result';
import { SHEET_WORDS } from '../i18n/sheets';
import { fill } from '../i18n/template';
import { makeDmBlock, makeDmPost } from '../reports/dm';
import { splitMarkdown } from '../reports/markdown';
import { renderDocument } from '../reports/render';
import { renderSheet, type ReportSheet } from '../reports/sheet';
import type { ReportFormat } from '../workbook/campaign';
import { fileNameOf, PACKET, POST, stemOf } from './fileNames';
import { documentLeaks, type Leak, type Outgoing, sheetLeaks, textLeaks } from './leaks';
import type { Letter } from './letters';
import type { Letters } from './reports';

/** The last look at a finished workbook file: problems for what shows in its texts. */
export type FileCheck = (texts: readonly string[]) => readonly Leak[];

/** Something ready to leave the workbook: a text, or the only sheet of a file of values. */
export type Parcel = { readonly fileName: string } & (
  | {
      readonly kind: 'text';
      readonly text: string;
      /** The text in messages of a chat's length. */ readonly messages: readonly string[];
    }
  | { readonly kind: 'sheet'; readonly sheetName: string; readonly sheet: ReportSheet; readonly check: FileCheck }
);

/** Chats take a long text in messages (Markdown); everything else goes out in one piece. */
const messagesOf = (text: string, format: ReportFormat): readonly string[] =>
  format === 'md' ? splitMarkdown(text) : [text];

/** The remark before a message but the first. */
const remark = (index: number, count: number): string => `<!-- ${index + 1}/${count} -->`;

/** A text as it goes out; where it takes several messages, a remark that Markdown does not show stands between them. */
function textParcel(fileName: string, text: string, format: ReportFormat): Parcel & { readonly kind: 'text' } {
  const messages = messagesOf(text, format);
  const whole = messages.map((each, index) => (index === 0 ? each : `${remark(index, messages.length)}\n${each}`));
  return { kind: 'text', fileName, text: messages.length === 1 ? text : whole.join('\n'), messages };
}

/** A document as a parcel, unless something hidden shows in it or around it. */
function packed(
  outgoing: Outgoing,
  format: ReportFormat,
  name: FileName,
  wrap: (body: string) => Result<string, readonly Problem[]>,
): Result<Parcel, readonly Problem[]> {
  const { document } = outgoing;
  const leaks = documentLeaks(outgoing, name.given);
  if (leaks.length > 0) return err(leaks);
  if (format === 'xlsx') {
    const { sheetName } = name;
    const check: FileCheck = (texts) => sheetLeaks(outgoing, name.given, texts, [...knownNames(name), sheetName]);
    return ok({ kind: 'sheet', fileName: name.given, sheetName, sheet: renderSheet(document), check });
  }
  const text = wrap(renderDocument(document, format));
  if (!text.ok) return text;
  const parcel = textParcel(name.given, text.value, format);
  const remarks = parcel.messages.map((_, index) => remark(index, parcel.messages.length));
  const file = { name: name.given, text: parcel.text };
  const around = textLeaks(outgoing, format, file, [...knownNames(name), ...remarks, ...name.own]);
  return around.length > 0 ? err(around) : ok(parcel);
}

interface FileName {
  readonly given: string;
  /** What it would be if there were no other file. */
  readonly plain: string;
  readonly sheetName: string;
  /** The reader's own names. */
  readonly own: readonly string[];
}

/** A file that is told from another by a number has its own name all the same, whatever name and number look like. */
const knownNames = ({ given, plain }: FileName): readonly string[] =>
  given.replace(/-\d+(?=\.)/u, '') === plain ? [plain, given] : [plain];

/** One player's report in a format. A dm.am block may be refused for its character's name. */
export function packLetter(
  { turn, letters }: Letters,
  letter: Letter,
  format: ReportFormat,
): Result<Parcel, readonly Problem[]> {
  const { player } = letter;
  const name: FileName = {
    given: fileNameOf(turn, stemOf(letters, letter), format),
    plain: fileNameOf(turn, stemOf([letter], letter), format),
    sheetName: fill(player.language, SHEET_WORDS[player.language].report, { turn }),
    own: [player.name, player.character],
  };
  return packed(letter, format, name, (body) => (format === 'dm' ? makeDmBlock({ player, body }) : ok(body)));
}

/** The public packet in a format. */
export function packPacket(
  { turn, language, packet }: Letters,
  format: ReportFormat,
): Result<Parcel, readonly Problem[]> {
  const given = fileNameOf(turn, PACKET, format);
  const sheetName = fill(language, SHEET_WORDS[language].report, { turn });
  return packed(packet, format, { given, plain: given, sheetName, own: [] }, ok);
}

/** One dm.am post for several players, each report in a private block of its own. */
export function packPost({ turn }: Letters, chosen: readonly Letter[]): Result<Parcel, readonly Problem[]> {
  const fileName = fileNameOf(turn, POST, 'dm');
  const problems = chosen.flatMap((letter) => documentLeaks(letter, fileName));
  if (problems.length > 0) return err(problems);
  const post = makeDmPost(chosen.map(({ player, document }) => ({ player, body: renderDocument(document, 'dm') })));
  return post.ok ? ok(textParcel(fileName, post.value, 'dm')) : post;
}
