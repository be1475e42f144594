import { mustUnpack, partText } from '../../src/adapters/xlsx/package';
import { writeCheckedReport } from '../../src/adapters/xlsx/report';
import { packLetter, packPacket } from '../../src/app/delivery';
import { openCampaign } from '../../src/app/open';
import { writeReports } from '../../src/app/reports';
import { checkCampaign, resolveCombat } from '../../src/app/resolve';
import { LANGUAGES } from '../../src/i18n/language';
import { describePlaced } from '../../src/i18n/problem';
import { REPORT_FORMATS } from '../../src/workbook/campaign';
import type { RowPlace } from '../../src/workbook/campaign';
import type { CellValue, WorkbookPort } from '../../src/workbook/port';
import { NAMES } from '../support/hostile';
import { good, sampleCampaign } from '../support/sample-campaign';

interface Rows {
  readonly squads: readonly RowPlace[];
  readonly players: readonly RowPlace[];
}

async function rowsOf(port: WorkbookPort): Promise<Rows> {
  const { campaign } = (await openCampaign(port)).reading;
  if (campaign.ruleset !== 'landing') throw new Error('not Landing');
  const placed = (rows: readonly { readonly place: unknown }[]) => rows.map(({ place }) => place as RowPlace);
  return { squads: placed(campaign.squads), players: placed(campaign.players) };
}

const type = (port: WorkbookPort, { sheet, row, columns }: RowPlace, column: string, value: CellValue) =>
  port.apply([{ kind: 'cells', sheet, row, column: columns[column] ?? -1, values: [[value]] }]);

test.each(NAMES.map((name) => [JSON.stringify(name).slice(0, 40), name]))(
  'a squad called %s is taken as it is, or refused with place and value in three languages',
  async (_, name) => {
    const port = await sampleCampaign();
    const { squads } = await rowsOf(port);
    await type(port, squads[1]!, 'name', name);
    const { problems } = await checkCampaign(port);
    for (const each of problems) {
      expect(each.place).toMatchObject({ sheet: squads[1]!.sheet, row: squads[1]!.row });
      for (const language of LANGUAGES) {
        const message = describePlaced(language, each);
        expect(message).not.toMatch(/undefined|\{[a-z]+\}/);
        expect(message).toContain(name.trim().slice(0, 5));
      }
    }
    // Excel's own errors are no names.
    expect(problems.length > 0).toBe(/^#(?:REF!|N\/A)$/.test(name));
  },
);

describe('a campaign full of such names', () => {
  const kept = NAMES.filter((name) => !/^#(?:REF!|N\/A)$/.test(name));

  test('is resolved and reported; no name becomes a formula, markup or a tag, and none holds a report back', async () => {
    for (let from = 0; from < kept.length; from += 16) {
      const port = await sampleCampaign();
      const { squads, players } = await rowsOf(port);
      const names = kept.slice(from, from + 16);
      for (const [index, place] of squads.entries())
        await type(port, place, 'name', `${names[index % names.length]!}${index}`);
      for (const [index, place] of players.entries())
        await type(port, place, 'name', names[(index + 7) % names.length]!);
      good(await resolveCombat(port, ''));
      const letters = good(await writeReports(port, null));
      for (const letter of letters.letters) {
        for (const format of REPORT_FORMATS) {
          const parcel = good(packLetter(letters, letter, format));
          expect(parcel.fileName).toMatch(/^turn-4-[\p{L}\p{M}\p{N}_-]+(?:\.\w+)+$/u);
          if (parcel.kind === 'text') {
            if (format === 'html') expect(parcel.text).not.toMatch(/<(?:script|img|b>x)|onerror=alert\(1\)>/);
            if (format === 'dm') expect(parcel.text.match(/\[\/?private/g)).toHaveLength(2);
            if (format === 'dm' || format === 'bbcode') expect(parcel.text).not.toMatch(/\[(?:url|img)/);
            continue;
          }
          const { sheetName: name, sheet, check } = parcel;
          const parts = mustUnpack(
            good(await writeCheckedReport({ name, widths: sheet.widths, rows: sheet.cells }, check)),
          );
          for (const path of parts.keys()) expect(partText(parts, path)).not.toMatch(/<f[ >]|t="str"/);
        }
      }
      good(packPacket(letters, 'html'));
    }
  });

  test('its private sheets hold texts, and their names are ones that Excel takes', async () => {
    const port = await sampleCampaign();
    const { players } = await rowsOf(port);
    for (const [index, place] of players.entries()) await type(port, place, 'name', kept[index * 3]!);
    good(await resolveCombat(port, ''));
    const { sheets } = await port.outline();
    for (const { name } of sheets) {
      expect(name).toMatch(/^[^[\]:*?/\\\p{Cc}]{1,31}$/u);
      expect(name).not.toMatch(/^'|'$/);
    }
    expect(new Set(sheets.map(({ name }) => name.toLowerCase())).size).toBe(sheets.length);
    const formulas = await port.formulas(sheets.map(({ name }) => name));
    expect(formulas.flat(2).filter((each) => each !== undefined)).toEqual([]);
  });
});
