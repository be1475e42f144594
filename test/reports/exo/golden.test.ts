import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../src/i18n/language';
import { composeRound, composeRoundLog, composeRoundPacket } from '../../../src/reports/exo/compose';
import { roundKnownTo, roundLog } from '../../../src/reports/exo/viewer';
import { renderDocument, type TextFormat } from '../../../src/reports/render';
import { renderSheet } from '../../../src/reports/sheet';
import { sampleRound } from './sample-round';

const FOLDER = join(__dirname, '..', '..', 'golden', 'exo');
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

describe.each(LANGUAGES)('the sample round of EXO, %s', (language) => {
  test.each(FORMATS)('a report as %s', async (format) => {
    const facts = await sampleRound(language);
    const document = composeRound(roundKnownTo(facts.players[0]!.id, facts), language);
    expectGolden(`first.${language}.${format}`, renderDocument(document, format));
  });

  test('a report as a sheet', async () => {
    const facts = await sampleRound(language);
    const { cells, widths } = renderSheet(composeRound(roundKnownTo(facts.players[1]!.id, facts), language));
    const rows = cells.map((row) => row.map(({ value, style }) => `${style}:${JSON.stringify(value)}`).join(' | '));
    expectGolden(`second.${language}.sheet`, `${widths.join(' ')}\n${rows.join('\n')}\n`);
  });

  test('the log of the game master: every modifier with its rule', async () => {
    const facts = await sampleRound(language);
    const text = renderDocument(composeRoundLog(roundLog(facts), language), 'txt');
    for (const event of facts.events) {
      if (!('modifiers' in event)) continue;
      for (const { rule } of event.modifiers) expect(text).toContain(`[${rule}]`);
    }
    expectGolden(`log.${language}.txt`, text);
  });

  test('the public packet', async () => {
    expectGolden(
      `packet.${language}.txt`,
      renderDocument(composeRoundPacket(await sampleRound(language), language), 'txt'),
    );
  });
});
