import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/i18n/language';
import { composePacket, composeReport } from '../../src/reports/landing/compose';
import { packetOf } from '../../src/reports/landing/packet';
import { renderDocument, type TextFormat } from '../../src/reports/render';
import { renderSheet } from '../../src/reports/sheet';
import { knownTo } from '../../src/reports/landing/viewer';
import { samplePhase } from './sample';

const FOLDER = join(__dirname, '..', 'golden', 'reports');
const LANGUAGES: readonly Language[] = ['en', 'ru', 'es'];
const FORMATS: readonly TextFormat[] = ['txt', 'dm', 'bbcode', 'html', 'md'];

/** Compares with a golden file; `GOLDEN=write npm test` writes them anew, to be read before they are committed. */
function expectGolden(name: string, text: string): void {
  const path = join(FOLDER, name);
  if (process.env['GOLDEN'] === 'write') {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(path, text);
  }
  expect(text).toBe(readFileSync(path, 'utf8'));
}

const cases = LANGUAGES.flatMap((language) => FORMATS.map((format) => [language, format] as const));

describe('the sample report', () => {
  test.each(cases)('%s, %s', (language, format) => {
    const document = composeReport(knownTo('P-1', samplePhase), language);
    expectGolden(`anna.${language}.${format}`, renderDocument(document, format));
  });

  test('as a sheet', () => {
    const { cells, widths } = renderSheet(composeReport(knownTo('P-1', samplePhase), 'ru'));
    const rows = cells.map((row) => row.map(({ value, style }) => `${style}:${JSON.stringify(value)}`).join(' | '));
    expectGolden('anna.ru.sheet', `${widths.join(' ')}\n${rows.join('\n')}\n`);
  });

  test.each(LANGUAGES)('public packet, %s', (language) => {
    expectGolden(`packet.${language}.txt`, renderDocument(composePacket(packetOf(samplePhase), language), 'txt'));
  });

  test.each(LANGUAGES)('of a player whom nothing concerns, %s', (language) => {
    expectGolden(`dan.${language}.txt`, renderDocument(composeReport(knownTo('P-4', samplePhase), language), 'txt'));
  });
});
