import { removeCombat } from '../../src/app/landing/combats';
import { writeReports } from '../../src/app/reports';
import { resolvePhase } from '../../src/app/resolve';
import { undoPhase } from '../../src/app/undo';
import { verifyLedger } from '../../src/app/verify';
import { renderDocument } from '../../src/reports/render';
import { contentsOf, good, sampleCampaign } from '../support/sample-campaign';
import { cellOfRow, enterOrders } from '../support/sample-orders';

const ORDERS = [
  { id: 'R-20', player: 'P4', order: 'attack', subject: 'S-12', details: 'L10' },
  { id: 'R-21', player: 'P1', order: 'attack', subject: 'S-01', details: 'Red Lances' },
  { id: 'R-22', player: 'P4', order: 'attack', subject: 'S-14', details: 'B-02' },
];

/** The sample with three of its combats left to attack orders. */
async function ordered() {
  const port = await sampleCampaign();
  for (const id of ['F-1', 'F-4', 'F-6']) good(await removeCombat(port, id));
  await enterOrders(port, ORDERS);
  return port;
}

describe('L-23 a combats from attack orders', () => {
  test('are fought beside those that were entered, a building too, and every order is answered', async () => {
    const port = await ordered();
    const resolved = good(await resolvePhase(port, 'combat', ''));
    const sides = resolved.fights.map(({ combat, engagement }) => [
      combat.id,
      engagement.attackers.map(({ id }) => id).join(' '),
      engagement.defenders.map(({ id }) => id).join(' '),
    ]);
    expect(sides.slice(3)).toEqual([
      ['F-6', 'S-12', 'S-11'],
      ['F-7', 'S-14', 'B-02'],
    ]);
    // J11 to L10 and F11 to C12.
    expect(resolved.fights.slice(3).map(({ engagement }) => [...engagement.places.values()])).toEqual([
      [0, 2],
      [0, 3],
    ]);
    expect(await cellOfRow(port, 'orders', 'R-20', 'answer')).toBe('“Wild Boars” attacks.');
    expect(await cellOfRow(port, 'orders', 'R-21', 'answer')).toBe(
      '“Second Company” does not attack: the target in F4 is 3 cells away, and the longest range is 2.',
    );
    const left = resolved.fights[4]?.result.hp.get('B-02');
    expect(await cellOfRow(port, 'buildings', 'B-02', 'hp')).toBe(Number(left) / 1e6);
    expect(good(await verifyLedger(port, null))).toMatchObject({ dice: resolved.dice, mismatches: [] });
  });

  test('refused ones are told to their owner alone', async () => {
    const port = await ordered();
    good(await resolvePhase(port, 'combat', ''));
    const { letters } = good(await writeReports(port, null));
    const texts = letters.map(({ document }) => renderDocument(document, 'txt'));
    expect(texts.map((text) => text.includes('does not attack'))).toEqual([true, false, false, false]);
  });

  test('are taken back with HP and answers', async () => {
    const port = await ordered();
    const before = await contentsOf(port);
    good(await resolvePhase(port, 'combat', ''));
    good(await undoPhase(port));
    const { 'Ledger 4': ledger, ...rest } = await contentsOf(port);
    expect(ledger).toBeDefined();
    expect(rest).toEqual(before);
  });

  test('at what is not there are bad data: nothing is resolved', async () => {
    const port = await ordered();
    await enterOrders(port, [{ id: 'R-23', player: 'P4', order: 'attack', subject: 'S-12', details: 'the tower' }]);
    const before = await contentsOf(port);
    expect(await resolvePhase(port, 'combat', '')).toMatchObject({
      ok: false,
      error: { problems: [{ problem: { code: 'unknown-attack-target', params: { value: 'the tower' } } }] },
    });
    expect(await contentsOf(port)).toEqual(before);
  });
});
