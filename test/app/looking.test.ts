import { packLetter, packPacket, packPost } from '../../src/app/delivery';
import { viewFight } from '../../src/app/landing/fightView';
import { summariseLedger } from '../../src/app/ledgerSummary';
import { writeReports } from '../../src/app/reports';
import { resolveCombat } from '../../src/app/resolve';
import { resolvedPhase } from '../../src/app/results';
import { undoPhase } from '../../src/app/undo';
import { toNumber } from '../../src/engine/fixed';
import { REPORT_FORMATS } from '../../src/workbook/campaign';
import { good, sampleCampaign } from '../support/sample-campaign';

describe('a resolved phase looked over', () => {
  test('is the same as when it was resolved; HP over the cycles end at what is left', async () => {
    const port = await sampleCampaign();
    const { fights } = good(await resolveCombat(port, ''));
    const played = good(await resolvedPhase(port, 'combat'));
    expect(played.fights.map(viewFight)).toEqual(fights.map(viewFight));
    for (const fight of fights) {
      const view = viewFight(fight);
      expect(view.id).toBe(fight.combat.id);
      expect(view.course).toHaveLength(view.cycles);
      for (const { id, hp } of view.squads) {
        expect(hp).toHaveLength(view.cycles + 1);
        expect(hp.at(-1)).toBe(toNumber(fight.result.hp.get(id)!));
        expect([...hp].sort((a, b) => b - a)).toEqual(hp);
      }
    }
  });

  test('a line of fire has every shot of the squad in the cycle', async () => {
    const port = await sampleCampaign();
    const { fights } = good(await resolveCombat(port, ''));
    const shots = fights.flatMap(({ result }) => result.events.filter(({ kind }) => kind === 'shot'));
    const lines = fights.flatMap((fight) => viewFight(fight).course.flatMap((cycle) => cycle.lines));
    const fired = lines.flatMap((line) => (line.kind === 'fire' ? line.shots : []));
    expect(fired).toHaveLength(shots.length);
  });

  test('before it is resolved there is nothing to look at', async () => {
    expect(await resolvedPhase(await sampleCampaign(), 'combat')).toMatchObject({
      ok: false,
      error: { problems: [{ problem: { code: 'not-resolved' } }] },
    });
  });
});

describe('D-4 the ledger in short', () => {
  test('counts the dice of each phase, and those that were undone apart', async () => {
    const port = await sampleCampaign();
    expect(await summariseLedger(port)).toEqual({ phases: [], faces: Array.from({ length: 12 }, () => 0) });
    const { dice } = good(await resolveCombat(port, ''));
    const summary = await summariseLedger(port);
    expect(summary.phases).toMatchObject([{ turn: 4, phase: 'combat', attempts: 1, dice, undone: 0, live: true }]);
    const attacks = summary.faces.reduce((sum, count) => sum + count, 0);
    expect(attacks).toBeGreaterThan(0);
    expect(attacks).toBeLessThanOrEqual(dice);
    good(await undoPhase(port));
    expect((await summariseLedger(port)).phases).toMatchObject([{ dice: 0, undone: dice, live: false }]);
  });
});

describe('L-23 e parcels', () => {
  test('every player has one in every format, named after the player', async () => {
    const port = await sampleCampaign('ru');
    good(await resolveCombat(port, ''));
    const letters = good(await writeReports(port, null));
    for (const letter of letters.letters) {
      for (const format of REPORT_FORMATS) {
        const parcel = good(packLetter(letters, letter, format));
        expect(parcel.fileName).toContain(`turn-4-${letter.player.name}`);
        expect(parcel.kind).toBe(format === 'xlsx' ? 'sheet' : 'text');
      }
    }
    const post = good(packPost(letters, letters.letters));
    expect(post.kind === 'text' && post.text.match(/\[private=/g)).toHaveLength(4);
    expect(good(packPacket(letters, 'xlsx'))).toMatchObject({ kind: 'sheet', sheetName: 'Ход 4' });
  });

  test('Markdown comes in messages of at most 2,000 characters, which a remark tells apart in one file', async () => {
    const port = await sampleCampaign('es');
    good(await resolveCombat(port, ''));
    const letters = good(await writeReports(port, null));
    const [letter] = letters.letters;
    const parcel = good(packLetter(letters, letter!, 'md'));
    if (parcel.kind !== 'text') throw new Error('Markdown is text');
    const { messages, text } = parcel;
    expect(messages.length).toBeGreaterThan(1);
    expect(Math.max(...messages.map((message) => message.length))).toBeLessThanOrEqual(2000);
    expect(text.split(/\n<!-- \d+\/\d+ -->\n/u)).toEqual(messages);
  });

  test('a word that is hidden from the player holds the parcel back in every format', async () => {
    const port = await sampleCampaign();
    good(await resolveCombat(port, ''));
    const letters = good(await writeReports(port, null));
    const [letter, other] = letters.letters;
    const term = other!.player.name;
    const { document } = letter!;
    const leaking = { ...letter!, document: { ...document, title: `${document.title} (${term})` } };
    const leak = (file: string) => ({
      ok: false,
      error: [{ code: 'leak-found', params: { player: letter!.player.name, term, file } }],
    });
    for (const format of REPORT_FORMATS) {
      const { fileName } = good(packLetter(letters, letter!, format));
      expect(packLetter(letters, leaking, format)).toEqual(leak(fileName));
    }
    expect(packPost(letters, [leaking])).toEqual(leak('turn-4-post.dm.txt'));
  });
});
