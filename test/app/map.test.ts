import { lookAt } from '../../src/app/glance';
import { openCampaign } from '../../src/app/open';
import { writeReports } from '../../src/app/reports';
import { resolvePhase } from '../../src/app/resolve';
import { undoPhase } from '../../src/app/undo';
import { verifyLedger } from '../../src/app/verify';
import { LANGUAGES } from '../../src/i18n/language';
import { renderDocument } from '../../src/reports/render';
import type { WorkbookPort } from '../../src/workbook/port';
import { contentsOf, good, sampleCampaign } from '../support/sample-campaign';
import { cellOfRow, enterOrders } from '../support/sample-orders';

const landing = async (port: WorkbookPort) => {
  const { campaign } = (await openCampaign(port)).reading;
  if (campaign.ruleset !== 'landing') throw new Error(campaign.ruleset);
  return campaign;
};

/** Moves a squad by hand, next to what nobody has found. */
async function stand(port: WorkbookPort, id: string, cell: string): Promise<void> {
  const place = (await landing(port)).squads.find((squad) => squad.id === id)?.place;
  if (!place) throw new Error(id);
  const at = { sheet: place.sheet, row: place.row, column: place.columns['cell'] ?? -1 };
  await port.apply([{ kind: 'cells', ...at, values: [[cell]] }]);
}

const closed = async (port: WorkbookPort): Promise<number> =>
  (await landing(port)).map?.cells.filter(({ open }) => !open).length ?? -1;

describe('L-20 recon', () => {
  test.each(LANGUAGES)(
    'opens cells, settles a neutral building and gives everybody one packet, in %s',
    async (language) => {
      const port = await sampleCampaign(language);
      const hidden = (await landing(port)).buildings.filter(({ type }) => type === null);
      const scout = (await landing(port)).squads[0]?.id ?? '';
      await stand(port, scout, 'D1');
      const before = await closed(port);
      const resolved = good(await resolvePhase(port, 'recon', ''));
      expect(resolved).toMatchObject({ dice: 1, fights: [] });
      const after = await landing(port);
      expect(before - (await closed(port))).toBe(9);
      const [found, lost] = hidden.map(({ id }) => after.buildings.find((building) => building.id === id)?.type);
      expect([found?.neutral, lost]).toEqual([true, null]);
      expect(good(await verifyLedger(port, null))).toMatchObject({ dice: 1, mismatches: [] });
      const { letters, packet } = good(await writeReports(port, null));
      for (const letter of letters) expect(letter.document).toEqual(packet.document);
    },
  );

  test('says the same in the packet as on the map, and nothing of who is unseen', async () => {
    const port = await sampleCampaign();
    good(await resolvePhase(port, 'recon', ''));
    const { packet } = good(await writeReports(port, null));
    const text = renderDocument(packet.document, 'txt');
    // The Second Company stands in C4, three cells from the nearest squad of another player.
    expect(text).not.toContain('Second Company');
    // Red Lances in F4 are seen by the scouts in E6.
    expect(text).toContain('Red Lances');
    expect(text).toContain(' 1  ?  ?  ?');
  });

  test('resolved again keeps its die, undone puts everything back', async () => {
    const port = await sampleCampaign();
    await stand(port, 'S-01', 'D1');
    const before = await contentsOf(port);
    good(await resolvePhase(port, 'recon', ''));
    const type = (await landing(port)).buildings.map((building) => building.type?.name);
    await stand(port, 'S-01', 'C2');
    good(await resolvePhase(port, 'recon', 'it stood elsewhere'));
    expect((await landing(port)).buildings.map((building) => building.type?.name)).toEqual(type);
    await stand(port, 'S-01', 'D1');
    expect(good(await undoPhase(port))).toMatchObject({ phase: 'recon' });
    const { 'Ledger 4': ledger, ...rest } = await contentsOf(port);
    expect(ledger).toBeDefined();
    expect(rest).toEqual(before);
  });
});

describe('L-19 manoeuvre', () => {
  const ORDERS = [
    { id: 'R-10', player: 'P1', order: 'move', subject: 'S-02', details: 'D5 C4' },
    { id: 'R-11', player: 'P1', order: 'move', subject: 'S-04', details: 'D8' },
    { id: 'R-12', player: 'P2', order: 'move', subject: 'S-01', details: 'C5' },
  ];

  test('moves squads, answers every order, and tells each owner their own', async () => {
    const port = await sampleCampaign();
    await enterOrders(port, ORDERS);
    const resolved = good(await resolvePhase(port, 'manoeuvre', ''));
    expect(resolved.dice).toBe(0);
    expect(resolved.summary('en')).toEqual(['1 squad moved, 2 orders refused or cut short.']);
    expect(await cellOfRow(port, 'squads', 'S-02', 'cell')).toBe('C4');
    expect(await cellOfRow(port, 'squads', 'S-02', 'moved')).toBe(4);
    expect(await cellOfRow(port, 'squads', 'S-04', 'cell')).toBe('E7');
    expect(await cellOfRow(port, 'orders', 'R-10', 'answer')).toBe('“Grey Wolves” goes E6 D5 C4: cost 3.');
    expect(await cellOfRow(port, 'orders', 'R-11', 'answer')).toBe(
      '“Old Bess” stays in E7: D8 is water, and it neither floats nor flies.',
    );
    expect(await cellOfRow(port, 'orders', 'R-12', 'answer')).toBe('Order R-12 is refused: the squad is not yours.');
    expect(await cellOfRow(port, 'orders', 'R-12', 'state')).toBe('refused');
    const { letters, packet } = good(await writeReports(port, null));
    const [anna, ben, clara] = letters.map(({ document }) => renderDocument(document, 'txt'));
    expect(anna).toContain('Grey Wolves');
    expect(ben).toContain('the squad is not yours');
    expect(ben).not.toContain('Second Company');
    expect(clara).toContain('You gave no orders to move.');
    expect(renderDocument(packet.document, 'txt')).not.toContain('C4');
  });

  test('is undone with its cells and answers', async () => {
    const port = await sampleCampaign();
    await enterOrders(port, ORDERS);
    const before = await contentsOf(port);
    good(await resolvePhase(port, 'manoeuvre', ''));
    good(await undoPhase(port));
    const { 'Ledger 4': ledger, ...rest } = await contentsOf(port);
    expect(ledger).toBeDefined();
    expect(rest).toEqual(before);
  });
});

test('phases of one turn follow one another, and the stepper says which are done', async () => {
  const port = await sampleCampaign();
  good(await resolvePhase(port, 'recon', ''));
  good(await resolvePhase(port, 'manoeuvre', ''));
  good(await resolvePhase(port, 'combat', ''));
  const { phases, undoable } = await lookAt(port);
  expect(phases.map(({ phase, resolved }) => [phase, resolved?.attempt, resolved?.changed])).toEqual([
    ['recon', 1, false],
    ['build', undefined, undefined],
    ['manoeuvre', 1, false],
    ['combat', 1, false],
    ['turn', undefined, undefined],
  ]);
  expect(undoable).toEqual({ turn: 4, phase: 'combat' });
  expect(good(await verifyLedger(port, null)).mismatches).toEqual([]);
});

test('without a map recon and manoeuvre are refused, and combat goes on', async () => {
  const port = await sampleCampaign();
  await port.apply([{ kind: 'remove-sheet', sheet: 'Cells' }]);
  for (const phase of ['recon', 'manoeuvre'] as const) {
    expect(await resolvePhase(port, phase, '')).toMatchObject({
      ok: false,
      error: { problems: [{ problem: { code: 'no-map' } }] },
    });
  }
  expect(good(await resolvePhase(port, 'combat', '')).fights).toHaveLength(6);
});
