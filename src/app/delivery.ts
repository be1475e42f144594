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
import { fileStems } from './fileNames';
import { guardedText, leaksIn } from './leaks';
import type { Letter, Letters } from './reports';

/** Something ready to leave the workbook: a text, or the only sheet of a file of values. */
export type Parcel = { readonly fileName: string } & (
  | {
      readonly kind: 'text';
      readonly text: string;
      /** The text in messages of a chat's length. */ readonly messages: readonly string[];
    }
  | { readonly kind: 'sheet'; readonly sheetName: string; readonly sheet: ReportSheet }
);

const EXTENSIONS: Readonly<Record<ReportFormat, string>> = {
  xlsx: 'xlsx',
  dm: 'dm.txt',
  bbcode: 'bbcode.txt',
  html: 'html',
  md: 'md',
  txt: 'txt',
};

/** Chats take a long text in messages (Markdown); everything else goes out in one piece. */
const messagesOf = (text: string, format: ReportFormat): readonly string[] =>
  format === 'md' ? splitMarkdown(text) : [text];

/** A text as it goes out; where it takes several messages, a remark that Markdown does not show stands between them. */
function textParcel(fileName: string, text: string, format: ReportFormat): Parcel {
  const messages = messagesOf(text, format);
  const whole = messages.map((each, index) =>
    index === 0 ? each : `<!-- ${index + 1}/${messages.length} -->\n${each}`,
  );
  return { kind: 'text', fileName, text: messages.length === 1 ? text : whole.join('\n'), messages };
}

/** One player's report in a format. A dm.am block may be refused for its character's name. */
export function packLetter(
  { turn, letters }: Letters,
  letter: Letter,
  format: ReportFormat,
): Result<Parcel, readonly Problem[]> {
  const { player, document, hidden } = letter;
  const fileName = `turn-${turn}-${fileStems(letters.map((each) => each.player)).get(player.id) ?? 'player'}.${EXTENSIONS[format]}`;
  if (format === 'xlsx') {
    const leaks = leaksIn(document, player.name, hidden);
    if (leaks.length > 0) return err(leaks);
    const sheetName = fill(player.language, SHEET_WORDS[player.language].report, { turn });
    return ok({ kind: 'sheet', fileName, sheetName, sheet: renderSheet(document) });
  }
  const body = guardedText(document, format, player.name, hidden);
  if (!body.ok) return body;
  const text = format === 'dm' ? makeDmBlock({ player, body: body.value }) : body;
  return text.ok ? ok(textParcel(fileName, text.value, format)) : text;
}

/** The public packet in a format. */
export function packPacket({ turn, language, packet }: Letters, format: ReportFormat): Parcel {
  const fileName = `turn-${turn}-packet.${EXTENSIONS[format]}`;
  return format === 'xlsx'
    ? {
        ...{ kind: 'sheet', fileName, sheet: renderSheet(packet) },
        sheetName: fill(language, SHEET_WORDS[language].report, { turn }),
      }
    : textParcel(fileName, renderDocument(packet, format), format);
}

/** One dm.am post for several players, each report in a private block of its own. */
export function packPost({ turn }: Letters, chosen: readonly Letter[]): Result<Parcel, readonly Problem[]> {
  const problems: Problem[] = [];
  const parts = chosen.flatMap((letter) => {
    const body = guardedText(letter.document, 'dm', letter.player.name, letter.hidden);
    if (body.ok) return [{ player: letter.player, body: body.value }];
    problems.push(...body.error);
    return [];
  });
  if (problems.length > 0) return err(problems);
  const post = makeDmPost(parts);
  return post.ok ? ok(textParcel(`turn-${turn}-post.dm.txt`, post.value, 'dm')) : post;
}
