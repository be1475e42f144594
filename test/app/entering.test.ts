import { makeMemoryWorkbook } from '../../src/adapters/memory/workbook';
import { lookAt } from '../../src/app/glance';
import { importRules } from '../../src/app/importRules';
import { type CombatEntry, entryOf, putCombat, removeCombat } from '../../src/app/landing/combats';
import { nextTurn } from '../../src/app/nextTurn';
import { masterOf, MASTER_LETTERS } from '../../src/app/master';
import { openCampaign } from '../../src/app/open';
import { resolveCombat } from '../../src/app/resolve';
import { setPhase, setPublicWord } from '../../src/app/settings';
import { startCampaign } from '../../src/app/start';
import { takeBack } from '../../src/app/takeBack';
import { undoPhase } from '../../src/app/undo';
import { commitment } from '../../src/engine/dice/campaignKeys';
import type { WorkbookPort } from '../../src/workbook/port';
import { contentsOf, good, MASTER, sampleCampaign } from '../support/sample-campaign';

const ENTRY: CombatEntry = {
  attackers: ['S-07'],
  defenders: ['S-11'],
  distance: 3,
  blocked: true,
  attackerModifier: -1,
  defenderModifier: 0,
  attackerCell: 4,
  defenderCell: null,
};

const combats = async (port: WorkbookPort) => (await openCampaign(port)).reading.campaign.combats;

/** Rows left blank at the end of a table are no difference. */
async function meaning(port: WorkbookPort): Promise<unknown> {
  const { campaign } = (await openCampaign(port)).reading;
  return JSON.parse(JSON.stringify(campaign, (key, value: unknown) => (key === 'place' ? undefined : value)));
}

/** How the combat phase stands at a glance. */
const combatNow = async (port: WorkbookPort) => (await lookAt(port)).phases.find(({ phase }) => phase === 'combat');

describe('a fight entered', () => {
  test('is read back as it was entered, under the next id', async () => {
    const port = await sampleCampaign();
    await takeBack(port, good(await removeCombat(port, 'F-6')).takeBack);
    good(await removeCombat(port, 'F-4'));
    good(await removeCombat(port, 'F-6'));
    const { id } = await putCombat(port, null, ENTRY);
    expect(id).toBe('F-6');
    const written = (await combats(port)).at(-1)!;
    expect(written.id).toBe('F-6');
    expect(entryOf(written)).toEqual(ENTRY);
  });

  test('is rewritten in its place, and put back', async () => {
    const port = await sampleCampaign('ru');
    const before = await contentsOf(port);
    const [first] = await combats(port);
    const written = await putCombat(port, first!.id, { ...entryOf(first!), distance: 1, attackerModifier: 2 });
    const changed = (await combats(port))[0]!;
    expect(entryOf(changed)).toMatchObject({ distance: 1, attackerModifier: 2, attackers: first!.attackers });
    await takeBack(port, written.takeBack);
    expect(await contentsOf(port)).toEqual(before);
  });

  test('is taken out, and put back below the others with all its cells', async () => {
    const port = await sampleCampaign();
    const before = new Map((await combats(port)).map((combat) => [combat.id, entryOf(combat)]));
    const { takeBack: way } = good(await removeCombat(port, 'F-3'));
    expect((await combats(port)).map(({ id }) => id)).toEqual(['F-1', 'F-2', 'F-4', 'F-5', 'F-6']);
    await takeBack(port, way);
    expect(new Map((await combats(port)).map((combat) => [combat.id, entryOf(combat)]))).toEqual(before);
    expect(await removeCombat(port, 'F-33')).toEqual({ ok: false, error: 'gone' });
  });

  test('the last one leaves a blank row that the next one takes', async () => {
    const port = await sampleCampaign();
    for (const { id } of await combats(port)) good(await removeCombat(port, id));
    expect(await combats(port)).toEqual([]);
    expect((await combatNow(port))?.problems).toMatchObject([{ problem: { code: 'no-combats' } }]);
    expect((await putCombat(port, null, ENTRY)).id).toBe('F-1');
    const { tables } = (await openCampaign(port)).reading;
    expect(tables.combats?.rows).toEqual([1]);
  });

  test.each(['en', 'ru', 'es'] as const)('the first one in %s is named in its language', async (language) => {
    const port = makeMemoryWorkbook();
    good(await startCampaign(port, { ruleset: 'landing', language, sample: false, master: MASTER }));
    const { id } = await putCombat(port, null, { ...ENTRY, attackers: [], defenders: [] });
    expect(id).toBe({ en: 'F-1', ru: 'Б-1', es: 'C-1' }[language]);
  });
});

describe('D-3 settings', () => {
  test('the public word and the phase are written and put back', async () => {
    const port = await sampleCampaign('es');
    const before = await contentsOf(port);
    const word = await setPublicWord(port, '  faro 17 ');
    const phase = await setPhase(port, 'recon');
    expect((await openCampaign(port)).reading.campaign.settings).toMatchObject({
      publicWord: 'faro 17',
      phase: 'recon',
    });
    await takeBack(port, { kind: 'all', parts: [phase, word] });
    expect(await contentsOf(port)).toEqual(before);
  });

  test('the next turn has no fights and no public word; going back brings them again', async () => {
    const port = await sampleCampaign();
    await setPublicWord(port, 'beacon');
    const before = await meaning(port);
    const { turn, takeBack: way } = await nextTurn(port);
    const { campaign } = (await openCampaign(port)).reading;
    expect(turn).toBe(5);
    expect(campaign.settings).toMatchObject({ turn: 5, publicWord: '' });
    expect(campaign.combats).toEqual([]);
    await takeBack(port, way);
    expect(await meaning(port)).toEqual(before);
  });
});

describe('B-5 rules written', () => {
  const POST = 'Squad: Second Company\n1) If always, then hold position\n2) If HP is below 30 %, then fall back';

  test('replace those of the squad, and its old ones come back', async () => {
    const port = await sampleCampaign();
    const name = (await openCampaign(port)).reading.campaign.squads[0]!.name;
    const before = await contentsOf(port);
    const written = good(await importRules(port, POST.replace('Second Company', name)));
    expect(written).toMatchObject({ rules: 2, squads: 1 });
    expect(await contentsOf(port)).not.toEqual(before);
    await takeBack(port, written.takeBack);
    expect(await contentsOf(port)).toEqual(before);
  });

  test('a squad named twice is refused, and nothing is written', async () => {
    const port = await sampleCampaign();
    const name = (await openCampaign(port)).reading.campaign.squads[0]!.name;
    const before = await contentsOf(port);
    const post = `Squad: ${name}\nIf always, then hold position\nSquad: ${name}\nIf always, then hold position`;
    expect(await importRules(port, post)).toMatchObject({
      ok: false,
      error: { problems: [{ problem: { code: 'squad-repeated', params: { name } } }] },
    });
    expect(await contentsOf(port)).toEqual(before);
  });
});

describe('a new campaign', () => {
  test('D-3 its master seed has 160 bits in base32, every letter from one byte', () => {
    expect(masterOf(Uint8Array.from({ length: MASTER_LETTERS }, (_, i) => i + 224))).toBe(
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
    );
  });

  test('leaves the sheets that are there alone', async () => {
    const port = makeMemoryWorkbook([{ name: 'Sheet1', cells: [['mine']] }]);
    expect((await lookAt(port)).empty).toBe(true);
    const made = good(await startCampaign(port, { ruleset: 'landing', language: 'en', sample: true, master: MASTER }));
    expect(made.commitment).toBe(commitment(MASTER));
    expect((await contentsOf(port))['Sheet1']).toEqual([['mine']]);
    expect((await lookAt(port)).empty).toBe(false);
  });

  test('is not made where a sheet of that name is', async () => {
    const port = makeMemoryWorkbook([{ name: 'players', cells: [['mine']] }]);
    expect(
      await startCampaign(port, { ruleset: 'landing', language: 'en', sample: true, master: MASTER }),
    ).toMatchObject({
      ok: false,
      error: { problems: [{ problem: { code: 'sheet-there', params: { name: 'Players' } } }] },
    });
    expect(await contentsOf(port)).toEqual({ players: [['mine']] });
  });
});

describe('a glance at the campaign', () => {
  test('says what is resolved, whether the workbook has changed since, and what can be undone', async () => {
    const port = await sampleCampaign();
    expect(await combatNow(port)).toMatchObject({ problems: [], resolved: null });
    good(await resolveCombat(port, ''));
    const resolved = await lookAt(port);
    expect(await combatNow(port)).toMatchObject({ problems: [], resolved: { attempt: 1, changed: false } });
    expect(resolved.undoable).toEqual({ turn: 4, phase: 'combat' });
    expect(resolved.sheets.filter(({ role }) => role === 'private')).toHaveLength(4);
    await putCombat(port, 'F-1', { ...entryOf((await combats(port))[0]!), distance: 2 });
    expect((await combatNow(port))?.resolved).toMatchObject({ changed: true });
    good(await undoPhase(port));
    expect((await combatNow(port))?.resolved).toBeNull();
  });

  test('a row that has only moved is no change', async () => {
    const port = await sampleCampaign();
    good(await resolveCombat(port, ''));
    const { place } = (await openCampaign(port)).reading.campaign.squads[0]!;
    await port.apply([
      { kind: 'insert-rows', sheet: place.sheet, row: place.row, column: 0, values: [['']], table: 'WsSquads' },
    ]);
    expect((await combatNow(port))?.resolved).toMatchObject({ changed: false });
    expect(good(await resolveCombat(port, ''))).toMatchObject({ unchanged: true });
  });
});
