import { checkCampaign, resolvePhase } from '../../src/app/resolve';
import type { CellValue, WorkbookPort } from '../../src/workbook/port';
import { planetCampaign, withRows } from '../support/planet-campaign';
import { good } from '../support/sample-campaign';

async function warningsOf(port: WorkbookPort) {
  const { problems, warnings } = await checkCampaign(port);
  expect(problems).toEqual([]);
  return warnings.map(({ problem, place }) => `${place.row} ${problem.code}`);
}

/** The sample with other rows in its sequence: number, player, action, piece, target, to, in sight, how many, card. */
const withSequence = (...rows: readonly (readonly CellValue[])[]): Promise<WorkbookPort> =>
  planetCampaign(
    'en',
    withRows('WsSequence', () => rows),
  );

describe('P-2 what `check` says of a turn', () => {
  test('the shot at one out of sight in the sample, at its row', async () => {
    expect(await warningsOf(await planetCampaign('en'))).toEqual(['9 planet-out-of-sight']);
  });

  test('nothing is declared', async () => {
    expect(await warningsOf(await withSequence())).toEqual(['null no-sequence']);
  });

  test('what no die can change', async () => {
    const port = await withSequence(
      [1, 'P1', 'move', 'U-1', '', 'the well'],
      [2, 'P1', 'move', 'U-2', '', 'the well'],
      [3, 'P1', 'linear fire', 'U-1', 'U-2', '', 'yes'],
      [4, 'P1', 'linear fire', 'U-3', 'U-6', '', 'yes'],
      [5, 'P2', 'linear fire', 'U-1', 'U-6', '', 'yes'],
      [6, 'P2', 'play card', 'U-4', '', '', '', '', 'Mala puntería'],
      [7, 'P1', 'close combat', 'U-1', 'U-6'],
      [8, 'P1', 'close combat', 'U-1', 'U-6'],
    );
    expect(await warningsOf(port)).toEqual([
      ...['2 planet-moved', '3 planet-same-side', '4 planet-not-linear', '5 planet-not-own', '6 planet-no-card'],
      '8 planet-fought',
    ]);
  });

  test('a card that may be dealt first is not foreseen', async () => {
    const port = await withSequence(
      [1, 'P2', 'deal cards', '', '', '', '', 1],
      [2, 'P2', 'play card', 'U-4', '', '', '', '', 'Mala puntería'],
    );
    expect((await warningsOf(port)).filter((each) => each.endsWith('no-card'))).toEqual([]);
  });

  test('rows of the turn before are told, those of a resolved turn are not', async () => {
    const port = await planetCampaign('en');
    good(await resolvePhase(port, 'turn', ''));
    expect(await warningsOf(port)).toEqual(['9 planet-out-of-sight']);
    const row = (await port.values(['Campaign']))[0]?.findIndex(([label]) => label === 'Turn') ?? -1;
    await port.apply([{ kind: 'cells', sheet: 'Campaign', row, column: 1, values: [[3]] }]);
    expect((await warningsOf(port))[0]).toBe('1 sequence-played');
  });
});
