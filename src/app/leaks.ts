import { problem, type Problem } from '../engine/problem';
import type { ReportDocument } from '../reports/document';
import { leaksBeside, leaksBetween } from '../reports/guard';
import type { TextFormat } from '../reports/render';
import { renderDocument } from '../reports/render';
import { renderSheet } from '../reports/sheet';
import { visibleText } from '../reports/visible';

/** A document about to leave, and what the leak guard holds against it (L-23 e). */
export interface Outgoing {
  /** Who reads it, for the message. */
  readonly reader: string;
  readonly document: ReportDocument;
  /** The same document of the phase's twin: where they differ, something hidden shows. */
  readonly twin: ReportDocument;
  /** Words that the reader may not know. */
  readonly hidden: readonly string[];
}

export type Leak = Problem<'leak-found'>;

const leak =
  ({ reader }: Outgoing, file: string) =>
  (term: string): Leak =>
    problem('leak-found', { player: reader, term, file });

/** Every text and number of a document, in its order. */
const textsOf = (document: ReportDocument): readonly string[] => [
  document.title,
  ...renderSheet(document).cells.flatMap((cells) => cells.map(({ value }) => String(value))),
];

const linesOf = (text: string): readonly string[] => text.split('\n').map((line) => line.trim());

/**
 * What shows in a document that its reader may not know.
 * @param file name of the file or sheet that it is about to become.
 */
export const documentLeaks = (outgoing: Outgoing, file: string): readonly Leak[] =>
  leaksBetween(textsOf(outgoing.document), textsOf(outgoing.twin), outgoing.hidden).map(leak(outgoing, file));

/**
 * What shows in a finished text file, its name included: its lines are those of the twin's text, and what is written
 * around them holds nothing hidden.
 * @param own what may stand around the text besides: the reader's own names.
 */
export function textLeaks(
  outgoing: Outgoing,
  format: TextFormat,
  file: { readonly name: string; readonly text: string },
  own: readonly string[],
): readonly Leak[] {
  const twin = linesOf(visibleText(renderDocument(outgoing.twin, format), format));
  const finished = [...linesOf(visibleText(file.text, format)), file.name];
  return leaksBeside(finished, [...twin, ...own], outgoing.hidden).map(leak(outgoing, file.name));
}

/**
 * What shows in a finished workbook file.
 * @param texts every text of its unpacked parts but those that such a file always has.
 * @param own what may stand around the cells besides: its own name, and that of its sheet.
 */
export const sheetLeaks = (
  outgoing: Outgoing,
  fileName: string,
  texts: readonly string[],
  own: readonly string[],
): readonly Leak[] =>
  leaksBeside([...texts, fileName], [...textsOf(outgoing.twin), ...own], outgoing.hidden).map(leak(outgoing, fileName));
