import { putCombat, removeCombat } from '../../src/app/landing/combats';
import { finishTurn } from '../../src/app/nextTurn';
import { openCampaign } from '../../src/app/open';
import { writeReports } from '../../src/app/reports';
import { checkCampaign, resolveCombat } from '../../src/app/resolve';
import { setSettings } from '../../src/app/settings';
import { undoPhase } from '../../src/app/undo';
import { verifyLedger } from '../../src/app/verify';
import { LANGUAGES } from '../../src/i18n/language';
import { describePlaced } from '../../src/i18n/problem';
import { TURN_PROBLEM_WORDS, TURN_PROBLEMS } from '../../src/i18n/turns';
import type { CellValue, WorkbookPort } from '../../src/workbook/port';
import { STATE_SHEET } from '../../src/workbook/state';
import { contentsOf, good, MASTER, sampleCampaign } from '../support/sample-campaign';

test.each(LANGUAGES)('every problem has words in %s with the same values', (language) => {
  const names = (of: string) => [...of.matchAll(/\{([a-z]+)/gi)].map(([, name]) => name).sort();
  for (const code of TURN_PROBLEMS) {
    expect([code, names(TURN_PROBLEM_WORDS[language][code])]).toEqual([code, names(TURN_PROBLEM_WORDS.en[code])]);
  }
});

async function setHp(port: WorkbookPort, id: string, hp: CellValue): Promise<void> {
  const { reading } = await openCampaign(port);
  const place = reading.campaign.squads.find((squad) => squad.id === id)!.place;
  await port.apply([
    { kind: 'cells', sheet: place.sheet, row: place.row, column: place.columns['hp'] ?? -1, values: [[hp]] },
  ]);
}

const hpOf = async (port: WorkbookPort, id: string): Promise<number> =>
  (await openCampaign(port)).reading.campaign.squads.find((squad) => squad.id === id)!.hp / 1e6;

/** Takes all combats out and enters one between squads that live. */
async function onlyCombat(port: WorkbookPort, attackers: readonly string[], defenders: readonly string[]) {
  const { combats } = (await openCampaign(port)).reading.campaign;
  for (const { id } of combats) good(await removeCombat(port, id));
  const plain = { distance: 1, blocked: false, attackerModifier: 0, defenderModifier: 0 };
  await putCombat(port, null, { attackers, defenders, ...plain, attackerCell: null, defenderCell: null });
}

const codesOf = (problems: readonly { readonly problem: { readonly code: string } }[]) =>
  problems.map(({ problem }) => problem.code);

describe('D-3 a turn whose number was forgotten', () => {
  test('is not taken for another attempt when no combat of the earlier one is left', async () => {
    const port = await sampleCampaign();
    good(await resolveCombat(port, ''));
    await onlyCombat(port, ['S-01'], ['S-14']);
    const before = await contentsOf(port);
    const refused = await resolveCombat(port, '');
    expect(refused).toMatchObject({
      ok: false,
      error: { problems: [{ problem: { code: 'other-fights', params: { turn: 4, next: 5 } } }] },
    });
    expect(await contentsOf(port)).toEqual(before);
    // With a reason it is a correction; with its own number a turn of its own.
    expect(good(await resolveCombat(port, 'the fights were mixed up'))).toMatchObject({ turn: 4, attempt: 2 });
  });

  test('goes on and says so when combats were added, dropped or changed', async () => {
    const port = await sampleCampaign();
    good(await resolveCombat(port, ''));
    good(await removeCombat(port, 'F-1'));
    const plain = { distance: 1, blocked: false, attackerModifier: 0, defenderModifier: 0 };
    const sides = { ...plain, attackerCell: null, defenderCell: null };
    // The same squads on the other sides.
    const { attackers, defenders } = (await openCampaign(port)).reading.campaign.combats.find(
      ({ id }) => id === 'F-2',
    )!;
    await putCombat(port, 'F-2', { attackers: defenders, defenders: attackers, ...sides });
    const { warnings } = good(await resolveCombat(port, ''));
    const told = warnings.filter(({ problem: { code } }) => code.startsWith('fights-'));
    expect(told.map(({ problem }) => [problem.code, problem.params['names']])).toEqual([
      ['fights-dropped', 'F-1'],
      ['fights-changed', 'F-2'],
    ]);
  });
});

describe('D-3 HP typed by hand after the phase', () => {
  test('counts as HP before it, and the further attempt says so', async () => {
    const port = await sampleCampaign();
    const was = await hpOf(port, 'S-01');
    good(await resolveCombat(port, ''));
    await setHp(port, 'S-01', 99);
    const { warnings } = good(await resolveCombat(port, 'typing error'));
    const told = warnings.find(({ problem }) => problem.code === 'changed-before-phase')!;
    expect(told.problem.params).toEqual({ id: 'S-01', column: 'HP', typed: 99, before: was });
    expect(describePlaced('en', told)).toMatch(/row 2, column “HP”: S-01: HP before the phase is now 99/);
    // Nothing is said of what nobody changed.
    expect(codesOf(warnings).filter((code) => code === 'changed-before-phase')).toHaveLength(1);
  });

  test('is named with what comes back when the phase is undone', async () => {
    const port = await sampleCampaign();
    const was = await hpOf(port, 'S-01');
    good(await resolveCombat(port, ''));
    await setHp(port, 'S-01', 99);
    const { changedSince } = good(await undoPhase(port));
    expect(changedSince).toMatchObject([
      { problem: { code: 'change-undone', params: { typed: 99, before: was } }, place: { row: 1, column: 'HP' } },
    ]);
    expect(await hpOf(port, 'S-01')).toBe(was);
  });
});

describe('D-3 the commitment', () => {
  test('that is not made from the master seed stands in the way of everything; verify says it in one line', async () => {
    const port = await sampleCampaign();
    good(await resolveCombat(port, ''));
    await setSettings(port, { master: MASTER.replace('A', 'B') });
    expect(codesOf((await checkCampaign(port)).problems)).toEqual(['commitment-unlike']);
    const refused = await resolveCombat(port, '');
    expect(refused).toMatchObject({
      error: { problems: [{ problem: { code: 'commitment-unlike' }, place: { sheet: 'Campaign', column: 'Value' } }] },
    });
    const { mismatches } = good(await verifyLedger(port, null));
    expect(mismatches.map(({ code }) => code)).toEqual(['verify-commitment']);
    // The right seed proves the ledger whatever stands in the workbook.
    expect(good(await verifyLedger(port, MASTER)).mismatches).toEqual([]);
  });

  test('that was emptied is missed once dice were rolled, and made anew before', async () => {
    const port = await sampleCampaign();
    await setSettings(port, { commitment: '' });
    expect((await checkCampaign(port)).problems).toEqual([]);
    good(await resolveCombat(port, ''));
    await setSettings(port, { commitment: '' });
    expect(codesOf((await checkCampaign(port)).problems)).toEqual(['commitment-missing']);
    expect((await resolveCombat(port, '')).ok).toBe(false);
    expect((await verifyLedger(port, null)).ok).toBe(false);
  });
});

describe('D-4 a sheet of what was resolved that is gone', () => {
  test.each([
    [STATE_SHEET, 'state-missing'],
    ['Ledger 4', 'ledger-missing'],
  ])('%s: one message from check, resolve, undo and verify', async (sheet, code) => {
    const port = await sampleCampaign();
    good(await resolveCombat(port, ''));
    await port.apply([{ kind: 'remove-sheet', sheet }]);
    expect(codesOf((await checkCampaign(port)).problems).filter((each) => each.endsWith('-missing'))).toEqual([code]);
    for (const came of [await undoPhase(port), await verifyLedger(port, null)]) {
      expect(came).toMatchObject({ ok: false, error: { problems: [{ problem: { code } }] } });
    }
    const resolved = await resolveCombat(port, '');
    expect(resolved.ok ? [] : codesOf(resolved.error.problems)).toContain(code);
    // Reports are made of what the hidden sheet keeps.
    expect((await writeReports(port, null)).ok).toBe(sheet === 'Ledger 4');
  });
});

describe('L-23 the next turn', () => {
  test('takes out the combats of the turn that is over, and no others', async () => {
    const port = await sampleCampaign();
    const unresolved = await contentsOf(port);
    expect(await finishTurn(port)).toMatchObject({
      error: { problems: [{ problem: { code: 'turn-not-fought', params: { turn: 4, names: expect.any(String) } } }] },
    });
    expect(await contentsOf(port)).toEqual(unresolved);
    good(await resolveCombat(port, ''));
    expect(good(await finishTurn(port))).toEqual({ turn: 5, declared: 6 });
    const { campaign } = (await openCampaign(port)).reading;
    expect([campaign.settings.turn, campaign.combats]).toEqual([5, []]);
    // A turn without fights may end as well.
    expect(good(await finishTurn(port))).toEqual({ turn: 6, declared: 0 });
  });
});
