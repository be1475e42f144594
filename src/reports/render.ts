import type { Language } from '../i18n/language';
import type { ReportFormat } from '../workbook/campaign';
import { renderBbcode } from './bbcode';
import { composeReport } from './landing/compose';
import { renderDm } from './dm';
import type { ReportDocument } from './document';
import { renderHtml } from './html';
import type { ViewerReport } from './landing/known';
import { renderMarkdown } from './markdown';
import { renderText } from './text';

/** Formats that are text; `xlsx` is made by an adapter from the cells of `sheet`. */
export type TextFormat = Exclude<ReportFormat, 'xlsx'>;

const RENDERERS: Readonly<Record<TextFormat, (document: ReportDocument) => string>> = {
  dm: renderDm,
  bbcode: renderBbcode,
  html: renderHtml,
  md: renderMarkdown,
  txt: renderText,
};

/** Writes a document out in one notation. */
export const renderDocument = (document: ReportDocument, format: TextFormat): string => RENDERERS[format](document);

/** A player's report in one notation and language. */
export const renderReport = (report: ViewerReport, format: TextFormat, language: Language): string =>
  renderDocument(composeReport(report, language), format);
