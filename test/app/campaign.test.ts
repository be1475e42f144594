import { openCampaign } from '../../src/app/open';
import { previewRules } from '../../src/app/importRules';
import { writeReports } from '../../src/app/reports';
import { resolveCombat, resolvePhase } from '../../src/app/resolve';
import { undoPhase } from '../../src/app/undo';
import { verifyLedger } from '../../src/app/verify';
import { LANGUAGES } from '../../src/i18n/language';
import { renderDocument } from '../../src/reports/render';
import type { CellValue, WorkbookPort } from '../../src/workbook/port';
import { contentsOf as contents, good, MASTER, sampleCampaign as sample } from '../support/sample-campaign';

async function setHp(port: WorkbookPort, id: string, hp: CellValue): Promise<void> {
  const { reading } = await openCampaign(port);
  const place = reading.campaign.squads.find((squad) => squad.id === id)?.place;
  if (!place) throw new Error(`no squad ${id}`);
  await port.apply([
    { kind: 'cells', sheet: place.sheet, row: place.row, column: place.columns['hp'] ?? -1, values: [[hp]] },
  ]);
}

describe.each(LANGUAGES)('the sample campaign in %s', (language) => {
  test('is without problems, resolves, verifies and reports to everybody', async () => {
    const port = await sample(language);
    expect((await openCampaign(port)).reading.problems).toEqual([]);
    const resolved = good(await resolveCombat(port, ''));
    expect(resolved).toMatchObject({ attempt: 1, again: false, unchanged: false });
    expect(resolved.fights).toHaveLength(6);
    expect(good(await verifyLedger(port, null))).toMatchObject({ mismatches: [], dice: resolved.dice });
    const { letters } = good(await writeReports(port, null));
    expect(letters).toHaveLength(4);
  });
});

test('a phase that the ruleset cannot resolve is refused, and nothing is written', async () => {
  const port = await sample();
  const before = await contents(port);
  const refused = await resolvePhase(port, 'round', '');
  expect(refused).toMatchObject({
    ok: false,
    error: {
      problems: [
        {
          problem: {
            code: 'phase-not-there',
            params: { phase: 'round', phases: 'recon, build, manoeuvre, combat, turn' },
          },
        },
      ],
    },
  });
  expect(await contents(port)).toEqual(before);
});

describe('D-3 a phase resolved again', () => {
  test('says so, keeps everything and writes nothing when nothing has changed', async () => {
    const port = await sample();
    good(await resolveCombat(port, ''));
    const before = await contents(port);
    expect(good(await resolveCombat(port, ''))).toMatchObject({ attempt: 1, again: true, unchanged: true });
    expect(await contents(port)).toEqual(before);
  });

  test('keeps the dice of every squad that a correction does not touch', async () => {
    const port = await sample();
    const first = good(await resolveCombat(port, ''));
    const [fight] = first.fights;
    const id = fight?.engagement.attackers[0]?.id ?? '';
    await setHp(port, id, 99);
    const second = good(await resolveCombat(port, 'HP was mistyped'));
    expect(second).toMatchObject({ attempt: 2, again: true, unchanged: false });
    // The other fights are the same to the last event; in this one the corrected HP counts.
    expect(second.fights.slice(1).map(({ result }) => result)).toEqual(
      first.fights.slice(1).map(({ result }) => result),
    );
    expect(second.fights[0]?.engagement.attackers[0]?.hp).toBe(99_000_000);
    const verified = good(await verifyLedger(port, null));
    expect(verified.mismatches).toEqual([]);
    expect(verified.dice).toBe(first.dice + second.dice);
  });

  test('D-4 the ledger keeps the rows of the first attempt, marked as undone, and the reason', async () => {
    const port = await sample();
    const first = good(await resolveCombat(port, ''));
    await setHp(port, first.fights[0]?.engagement.attackers[0]?.id ?? '', 99);
    const second = good(await resolveCombat(port, 'HP was mistyped'));
    const grid = (await contents(port))['Ledger 4'] as CellValue[][];
    const marked = grid.filter((row) => row.includes('undone'));
    expect(marked).toHaveLength(first.dice);
    expect(grid.length - 1).toBe(first.dice + second.dice);
    expect(grid.flat()).toContain('HP was mistyped');
  });
});

describe('undo', () => {
  test('puts every cell back, removes the private sheets and keeps the ledger', async () => {
    const port = await sample();
    const before = await contents(port);
    good(await resolveCombat(port, ''));
    good(await undoPhase(port));
    const after = { ...(await contents(port)) };
    delete after['Ledger 4'];
    expect(after).toEqual(before);
    expect(await undoPhase(port)).toMatchObject({
      ok: false,
      error: { problems: [{ problem: { code: 'nothing-to-undo' } }] },
    });
  });

  test('finds the cells again when rows have moved since', async () => {
    const port = await sample();
    const before = await openCampaign(port);
    good(await resolveCombat(port, ''));
    const place = before.reading.campaign.squads[0]?.place;
    await port.apply([
      {
        kind: 'insert-rows',
        sheet: place?.sheet ?? '',
        row: place?.row ?? 0,
        column: 0,
        values: [['']],
        table: 'WsSquads',
      },
    ]);
    good(await undoPhase(port));
    const hp = (campaign: typeof before): unknown[] =>
      campaign.reading.campaign.squads.map((squad) => [squad.id, squad.hp]);
    expect(hp(await openCampaign(port))).toEqual(hp(before));
  });

  test('a phase resolved after an undo has the same dice', async () => {
    const port = await sample();
    const first = good(await resolveCombat(port, ''));
    good(await undoPhase(port));
    const second = good(await resolveCombat(port, ''));
    expect(second.attempt).toBe(2);
    expect(second.fights.map(({ result }) => result)).toEqual(first.fights.map(({ result }) => result));
  });

  test("a sheet of the GM's is never touched, even under the name of a private sheet", async () => {
    const port = await sample();
    const name = 'Turn 4 · Anna';
    await port.apply([
      {
        kind: 'put-sheet',
        sheet: { name, hidden: false, cells: [[{ value: 'my notes' }]], tables: [], widths: [], frozenRows: 0 },
      },
    ]);
    good(await resolveCombat(port, ''));
    good(await undoPhase(port));
    expect((await contents(port))[name]).toEqual([['my notes']]);
  });
});

describe('all or nothing', () => {
  test('L-7 bad data: nothing is written and every problem is told with its place', async () => {
    const port = await sample();
    const { reading } = await openCampaign(port);
    const [one, two] = reading.campaign.squads;
    await setHp(port, one?.id ?? '', 'many');
    await setHp(port, two?.id ?? '', '1.2345');
    const before = await contents(port);
    const refused = await resolveCombat(port, '');
    expect(refused).toMatchObject({
      ok: false,
      error: {
        problems: [
          { problem: { code: 'not-a-number' }, place: { sheet: 'Squads', row: one?.place.row, column: 'HP' } },
          { problem: { code: 'too-many-places' }, place: { sheet: 'Squads', row: two?.place.row, column: 'HP' } },
        ],
      },
    });
    expect(await contents(port)).toEqual(before);
  });
});

describe('D-3 verify', () => {
  test('names a face that was changed and a wrong master seed', async () => {
    const port = await sample();
    good(await resolveCombat(port, ''));
    const grid = (await contents(port))['Ledger 4'] as CellValue[][];
    const column = grid[0]?.indexOf('Face') ?? -1;
    const face = Number(grid[1]?.[column]);
    await port.apply([{ kind: 'cells', sheet: 'Ledger 4', row: 1, column, values: [[face === 12 ? 1 : face + 1]] }]);
    const changed = good(await verifyLedger(port, null));
    expect(changed.mismatches.map(({ code }) => code)).toEqual(['verify-face']);
    const wrong = good(await verifyLedger(port, MASTER.replace('A', 'B')));
    expect(wrong.mismatches.map(({ code }) => code)).toEqual(['verify-commitment']);
  });
});

describe('L-23 e reports', () => {
  test("hold nothing of the master seed, of other squads' keys or of fights elsewhere", async () => {
    const port = await sample();
    const { fights } = good(await resolveCombat(port, ''));
    const { letters } = good(await writeReports(port, null));
    for (const { player, document } of letters) {
      const text = (['txt', 'html', 'md', 'bbcode', 'dm'] as const)
        .map((format) => renderDocument(document, format))
        .join('\n');
      expect(text).not.toContain(MASTER);
      for (const { engagement, facts } of fights) {
        const squads = [...engagement.attackers, ...engagement.defenders];
        const concerned = squads.some((squad) => squad.owner === player.id);
        for (const squad of squads) {
          if (squad.owner !== player.id) expect(text).not.toContain(facts.squadKeys.get(squad.id));
          if (!concerned) expect(text).not.toContain(`“${squad.name}”`);
        }
      }
    }
  });
});

describe('B-5 import of rules', () => {
  test('understood rules replace those of the squads named; the same text again changes nothing', async () => {
    const port = await sample();
    const { reading } = await openCampaign(port);
    const squad = reading.campaign.squads.find(({ weapons }) => weapons.length > 0);
    const text = `Squad: ${squad?.name}\n1) If under fire, then fall back.\n- IF always: THEN hold\n`;
    const preview = good(await previewRules(port, text));
    expect(preview).toMatchObject({ complete: true, rules: 2 });
    await port.apply(preview.changes);
    const after = await openCampaign(port);
    expect(after.reading.problems).toEqual([]);
    const rules = after.reading.campaign.behaviour.filter((row) => row.squad === squad?.id).map(({ text: own }) => own);
    expect(rules).toEqual(['If under fire, then fall back.', 'IF always: THEN hold']);
    expect(good(await previewRules(port, text)).changes).toEqual([]);
  });

  test('a refused rule makes the preview incomplete', async () => {
    const port = await sample();
    const { reading } = await openCampaign(port);
    const text = `Squad: ${reading.campaign.squads[0]?.name}\nIf the enemy is close, then fall back`;
    expect(good(await previewRules(port, text))).toMatchObject({ complete: false, rules: 0, changes: [] });
  });
});

describe('a fight taken out after the phase was resolved', () => {
  test('its squads have their HP back when the phase is resolved again', async () => {
    const port = await sample();
    const hpOf = async (id: string): Promise<unknown> =>
      (await openCampaign(port)).reading.campaign.squads.find((squad) => squad.id === id)?.hp;
    const full = await hpOf('S-05');
    good(await resolveCombat(port, ''));
    expect(await hpOf('S-05')).not.toBe(full);
    const { reading } = await openCampaign(port);
    const { sheet, row } = reading.campaign.combats[0]!.place;
    await port.apply([{ kind: 'delete-rows', sheet, row, rows: 1 }]);
    expect(good(await resolveCombat(port, '')).fights).toHaveLength(5);
    expect(await hpOf('S-05')).toBe(full);
  });
});
