import { writeReports } from '../../src/app/reports';
import { resolveCombat } from '../../src/app/resolve';
import { verifyLedger } from '../../src/app/verify';
import type { Stage, Work } from '../../src/app/work';
import { contentsOf, good, sampleCampaign } from '../support/sample-campaign';

/** Notes every step and stops at the one wanted. */
function watch(stop?: { readonly stage: Stage; readonly done: number }): Work & { readonly seen: string[] } {
  const seen: string[] = [];
  const step: Work['step'] = (stage, done, total) => {
    seen.push(`${stage} ${done}/${total}`);
    return Promise.resolve(!(stop?.stage === stage && stop.done === done));
  };
  return { seen, step };
}

const STOPPED = { ok: false, error: { problems: [{ problem: { code: 'stopped' }, place: null }] } };

test('a step comes before every fight and every sheet', async () => {
  const work = watch();
  good(await resolveCombat(await sampleCampaign(), '', work));
  const fights = Array.from({ length: 6 }, (_, i) => `fights ${i}/6`);
  const sheets = Array.from({ length: 4 }, (_, i) => `sheets ${i}/4`);
  expect(work.seen).toEqual([...fights, ...sheets]);
});

test.each([
  { stage: 'fights', done: 0 },
  { stage: 'fights', done: 5 },
  { stage: 'sheets', done: 3 },
] as const)('resolving stopped at $stage $done loses nothing and writes nothing', async (stop) => {
  const port = await sampleCampaign();
  const before = await contentsOf(port);
  expect(await resolveCombat(port, '', watch(stop))).toMatchObject(STOPPED);
  expect(await contentsOf(port)).toEqual(before);
  expect(good(await resolveCombat(port, ''))).toMatchObject({ attempt: 1, again: false });
});

test('reports and verification stop too', async () => {
  const port = await sampleCampaign();
  good(await resolveCombat(port, ''));
  expect(await writeReports(port, null, watch({ stage: 'reports', done: 2 }))).toMatchObject(STOPPED);
  expect(await verifyLedger(port, null, watch({ stage: 'fights', done: 3 }))).toMatchObject(STOPPED);
});
