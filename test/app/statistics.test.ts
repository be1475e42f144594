import { diceStatistics } from '../../src/app/diceStatistics';
import { resolvePhase } from '../../src/app/resolve';
import { remarkWords, statisticsLine } from '../../src/app/statisticsWords';
import { undoPhase } from '../../src/app/undo';
import { exoSample } from '../support/exo-campaign';
import { good, sampleCampaign } from '../support/sample-campaign';

test('D-4 every die counts once for all and once for its owner, undone ones not at all', async () => {
  const port = await sampleCampaign('en');
  expect(good(await diceStatistics(port, { turn: null }))).toEqual([]);
  const { dice } = good(await resolvePhase(port, 'combat', ''));
  const all = good(await diceStatistics(port, { turn: 4 }));
  const sum = (ofAll: boolean): number =>
    all.filter(({ player }) => (player === null) === ofAll).reduce((total, { count }) => total + count, 0);
  expect([sum(true), sum(false)]).toEqual([dice, dice]);
  for (const { faces, count, mean, sides } of all) {
    expect(faces).toHaveLength(sides);
    expect(faces.reduce((total, each) => total + each)).toBe(count);
    expect(faces.reduce((total, each, i) => total + each * (i + 1), 0) / count).toBeCloseTo(mean, 12);
  }
  expect(statisticsLine('ru', { ...all[0]!, count: 60, mean: 6.256 })).toBe(
    'Все кубики: 60 d12, среднее 6,26 (у честных кубиков 6,5).',
  );
  expect(remarkWords('en', all)).toEqual(['Nothing unusual: fair dice fall like this.']);
  good(await undoPhase(port));
  expect(good(await diceStatistics(port, { turn: null }))).toEqual([]);
});

test('D-4 characters of EXO have owners as well; a turn that was not resolved is refused', async () => {
  const port = await exoSample('es');
  good(await resolvePhase(port, 'round', ''));
  const all = good(await diceStatistics(port, { turn: null }));
  expect(new Set(all.map(({ player }) => player?.name ?? null)).size).toBeGreaterThan(2);
  const refused = await diceStatistics(port, { turn: 99 });
  expect(refused.ok ? [] : refused.error.problems.map(({ problem }) => problem.code)).toEqual(['turn-not-resolved']);
});
