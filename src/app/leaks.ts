import { problem, type Problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { err, ok } from '../engine/result';
import type { ReportDocument } from '../reports/document';
import { findLeaks, type Terms } from '../reports/guard';
import type { TextFormat } from '../reports/render';
import { renderDocument } from '../reports/render';
import { visibleText } from '../reports/visible';

/**
 * A document in a format, unless the finished text holds a word that its reader may not know (L-23 e): the last look
 * before anything is written or leaves. There should be nothing to find; what is found names reader and word.
 * @param reader name of who is to read it.
 */
export function guardedText(
  document: ReportDocument,
  format: TextFormat,
  reader: string,
  hidden: Terms,
): Result<string, readonly Problem[]> {
  const text = renderDocument(document, format);
  const leaks = findLeaks(visibleText(text, format), hidden);
  return leaks.length === 0 ? ok(text) : err(leaks.map((term) => problem('leak-found', { player: reader, term })));
}

/** The same look at a document that goes out as cells. */
export function leaksIn(document: ReportDocument, reader: string, hidden: Terms): Problem[] {
  const text = guardedText(document, 'txt', reader, hidden);
  return text.ok ? [] : [...text.error];
}
