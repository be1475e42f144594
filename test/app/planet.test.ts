import { writeReports } from '../../src/app/reports';
import { checkCampaign, resolvePhase } from '../../src/app/resolve';
import { undoPhase } from '../../src/app/undo';
import { verifyLedger } from '../../src/app/verify';
import { LANGUAGES } from '../../src/i18n/language';
import type { CellValue, WorkbookPort } from '../../src/workbook/port';
import { planetCampaign, withRows } from '../support/planet-campaign';
import { contentsOf, good } from '../support/sample-campaign';

/** Rows below the header of a sheet, as the columns of the table. */
async function rowsOf(port: WorkbookPort, sheet: string): Promise<readonly (readonly CellValue[])[]> {
  const [grid = []] = await port.values([sheet]);
  return grid.slice(1);
}

const resolve = (port: WorkbookPort) => resolvePhase(port, 'turn', '');

/** Label, index and face of every die of the ledger. */
const facesOf = async (port: WorkbookPort): Promise<readonly string[]> =>
  (await rowsOf(port, 'Registro 2')).filter((row) => row[12] === '').map((row) => `${row[5]} ${row[6]} ${row[8]}`);

describe.each(LANGUAGES)('P-2 a turn of the sample in %s', (language) => {
  test('is resolved, written, reported without leaks and verified', async () => {
    const port = await planetCampaign(language);
    const resolved = good(await resolve(port));
    expect(resolved).toMatchObject({ turn: 2, attempt: 1, again: false, unchanged: false, warnings: [] });
    expect(resolved.summary(language)).toHaveLength(17);
    for (const line of resolved.summary(language)) expect(line).not.toMatch(/[{}]|undefined/);
    expect(resolved.sheets).toHaveLength(6);
    const verified = good(await verifyLedger(port, null));
    expect(verified).toMatchObject({ dice: resolved.dice, mismatches: [] });
    const { letters } = good(await writeReports(port, null));
    expect(letters).toHaveLength(4);
    for (const { document } of letters) expect(JSON.stringify(document)).not.toMatch(/\{[a-z]+[|}]|undefined/i);
    // What the phase wrote can be read again.
    expect((await checkCampaign(port)).problems).toEqual([]);
  });
});

describe('what a turn writes into the tables', () => {
  test('models left, places, hands, and what came of each row', async () => {
    const port = await planetCampaign();
    good(await resolve(port));
    const pieces = await rowsOf(port, 'Piezas');
    expect(pieces[3]?.[6]).toBe('la mitad del puente');
    expect(pieces.every((row) => typeof row[5] === 'number' && row[5] >= 0)).toBe(true);
    expect(pieces.map((row) => row[5])).not.toEqual([6, 4, 2, 3, 4, 5, 5, 2, 3, 6]);
    const hands = await rowsOf(port, 'Cartas');
    // Both of J1's cards were played; J2 was dealt one.
    expect(hands[0]?.[1]).toBe('');
    expect(hands[0]?.[2]).toBe('Muy mala puntería; Buena puntería; Mala suerte en salvación');
    expect(String(hands[1]?.[1]).split('; ')).toHaveLength(2);
    const sequence = await rowsOf(port, 'Secuencia');
    expect(sequence.map((row) => row[10]).filter((word) => word === 'rechazado')).toHaveLength(1);
    expect(sequence[8]?.[11]).toContain('no ve a');
  });

  test('P-6 no card is lost or made', async () => {
    const port = await planetCampaign();
    const all = async () =>
      (await rowsOf(port, 'Cartas')).flatMap((row) => [row[1], row[2]].flatMap((cell) => String(cell).split('; ')));
    const before = (await all()).filter((name) => name !== '');
    good(await resolve(port));
    const after = (await all()).filter((name) => name !== '');
    // Two were dealt out of the deck.
    expect(after).toHaveLength(before.length + 2);
    expect(new Set(after).size).toBe(after.length);
  });
});

describe('D-3 dice of a turn', () => {
  test('the same workbook gives the same turn; resolved again nothing changes', async () => {
    const [one, two] = [await planetCampaign(), await planetCampaign()];
    good(await resolve(one));
    good(await resolve(two));
    expect(await contentsOf(one)).toEqual(await contentsOf(two));
    expect(good(await resolve(one))).toMatchObject({ again: true, unchanged: true });
  });

  test('rows may stand in any order: only their numbers count', async () => {
    const port = await planetCampaign();
    const turned = await planetCampaign(
      'es',
      withRows('WsSequence', (rows) => [...rows].reverse()),
    );
    good(await resolve(port));
    good(await resolve(turned));
    expect(await facesOf(turned)).toEqual(await facesOf(port));
    expect(await rowsOf(turned, 'Piezas')).toEqual(await rowsOf(port, 'Piezas'));
    expect((await rowsOf(turned, 'Secuencia')).map((row) => row[11]).reverse()).toEqual(
      (await rowsOf(port, 'Secuencia')).map((row) => row[11]),
    );
  });

  test('a corrected turn keeps the dice of what was not touched, and starts from the state before', async () => {
    const port = await planetCampaign();
    good(await resolve(port));
    const before = await facesOf(port);
    const [grid = []] = await port.values(['Secuencia']);
    const at = grid.findIndex((row) => row[0] === 110);
    await port.apply([{ kind: 'cells', sheet: 'Secuencia', row: at, column: 4, values: [['P-9']] }]);
    expect(good(await resolve(port))).toMatchObject({ attempt: 2, again: true, unchanged: false });
    const others = (faces: readonly string[]) =>
      faces.filter((face) => /^(?:deck|linear\/P-[179]|parabolic)/.test(face));
    expect(others(await facesOf(port))).toEqual(others(before));
    expect(good(await verifyLedger(port, null)).mismatches).toEqual([]);
  });

  test('undone, everything is as before but for the ledger; the dice stay', async () => {
    const port = await planetCampaign();
    const before = await contentsOf(port);
    good(await resolve(port));
    const faces = await facesOf(port);
    expect(good(await undoPhase(port))).toMatchObject({ turn: 2, changedSince: [] });
    const after = { ...(await contentsOf(port)) };
    delete after['Registro 2'];
    expect(after).toEqual(before);
    good(await resolve(port));
    expect(await facesOf(port)).toEqual(faces);
  });

  test('a changed face is found', async () => {
    const port = await planetCampaign();
    good(await resolve(port));
    const [grid = []] = await port.values(['Registro 2']);
    const face = Number(grid[5]?.[8]);
    await port.apply([{ kind: 'cells', sheet: 'Registro 2', row: 5, column: 8, values: [[(face % 6) + 1]] }]);
    expect(good(await verifyLedger(port, null)).mismatches.map(({ code }) => code)).toEqual(['verify-face']);
  });

  test('nothing declared is nothing to resolve', async () => {
    const port = await planetCampaign(
      'es',
      withRows('WsSequence', (rows) => [rows[0]?.map(() => '') ?? []]),
    );
    const refused = await resolve(port);
    expect(!refused.ok && refused.error.problems.map(({ problem }) => problem.code)).toEqual(['no-sequence']);
  });
});
