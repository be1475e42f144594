import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeReports } from '../../src/app/reports';
import { resolvePhase } from '../../src/app/resolve';
import { renderDocument } from '../../src/reports/render';
import type { PhaseId } from '../../src/workbook/campaign';
import type { WorkbookPort } from '../../src/workbook/port';
import { exoSample } from '../support/exo-campaign';
import { planetCampaign } from '../support/planet-campaign';
import { describeWith } from '../support/programs';
import { good } from '../support/sample-campaign';

/** docs/verify.md is for people who trust nobody: its programs are run, its numbers are those of the product. */
const DOCS = readFileSync(join(__dirname, '../../docs/verify.md'), 'utf8');
const MASTER = 'TRYTHISCAMPAIGNATHOME234567';

const blocks = (language: string): readonly string[] =>
  [...DOCS.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gmu'))].map(([, block = '']) => block);

describeWith('python', 'D-2, D-3 the programs of docs/verify.md', () => {
  test('print what stands below them', () => {
    // Later programs use the functions of earlier ones.
    const { stdout, stderr } = spawnSync('python3', ['-c', blocks('python').join('\n')], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toBe(blocks('text').join(''));
  });
});

/** A player's report of the sample's phase. */
async function reportOf(port: WorkbookPort, phase: PhaseId, player: string): Promise<string> {
  good(await resolvePhase(port, phase, ''));
  const letter = good(await writeReports(port, null)).letters.find((each) => each.player.name === player);
  if (!letter) throw new Error(`no report for ${player}`);
  return renderDocument(letter.document, 'txt');
}

/** What the section says in code: keys, digests, labels, dice. */
const said = (pattern: RegExp): readonly string[] => [...DOCS.matchAll(pattern)].map(([, value = '']) => value);

test.each([
  [
    'P-8',
    'turn',
    'Clara',
    () => planetCampaign('en', undefined, MASTER),
    /piece key: (\w{64})/gu,
    /(linear\/U-1\/save\/y)`/gu,
  ],
  ['E-25', 'round', 'Anna', () => exoSample('en', MASTER), /character key: (\w{64})/gu, /(R6\/C-01\/1\/C-05)`/gu],
] as const)('%s key, digest and label of docs/verify.md stand in the report of the %s for %s', async (...row) => {
  const [, phase, player, sample, key, label] = row;
  const report = await reportOf(await sample(), phase, player);
  const digest = new RegExp(`digest = "(\\w{64})"(?=[^]*?\\|${phase}\\|)`, 'gu');
  for (const value of [...said(key), ...said(label)]) expect(report).toContain(value);
  expect([said(key).length, said(label).length]).toEqual([1, 1]);
  expect(said(digest).some((value) => report.includes(value))).toBe(true);
});

test('the faces of docs/verify.md stand in the reports', async () => {
  const clara = await reportOf(await planetCampaign('en', undefined, MASTER), 'turn', 'Clara');
  expect(clara).toMatch(/linear\/U-1\/save\/y +1 1 6 \(4\)/u);
  const anna = await reportOf(await exoSample('en', MASTER), 'round', 'Anna');
  expect(anna).toMatch(/R6\/C-01\/1\/C-05 +6 +8 +8/u);
});
