import { makeMemoryWorkbook } from '../../src/adapters/memory/workbook';
import { newXlsx, openXlsx } from '../../src/adapters/xlsx/workbook';
import { previewRules } from '../../src/app/importRules';
import { openCampaign } from '../../src/app/open';
import { checkCampaign, resolveCombat } from '../../src/app/resolve';
import { writeReports } from '../../src/app/reports';
import { undoPhase } from '../../src/app/undo';
import { commitment } from '../../src/engine/dice/campaignKeys';
import { describePlaced } from '../../src/i18n/problem';
import type { RowPlace } from '../../src/workbook/campaign';
import { newCampaign } from '../../src/workbook/new';
import {
  NOT_CALCULATED,
  type CellContent,
  type FormulaCell,
  type FormulaKind,
  type WorkbookPort,
} from '../../src/workbook/port';
import { good, MASTER, sampleCampaign } from '../support/sample-campaign';

const reopened = async (workbook: Awaited<ReturnType<typeof newXlsx>>): Promise<WorkbookPort> =>
  good(await openXlsx(await workbook.bytes()));

const MAKERS = [
  { maker: 'memory', make: async () => makeMemoryWorkbook(), again: async (port: WorkbookPort) => port },
  {
    maker: 'xlsx',
    make: newXlsx,
    // Through its bytes, so that what is read is what was written.
    again: (port: WorkbookPort) => reopened(port as Awaited<ReturnType<typeof newXlsx>>),
  },
];

type Row = { readonly place: RowPlace } | undefined;

const write = async (port: WorkbookPort, row: Row, column: string, content: CellContent): Promise<void> => {
  const at = row?.place.columns[column];
  if (row === undefined || at === undefined) throw new Error(`no column ${column}`);
  await port.apply([{ kind: 'cells', sheet: row.place.sheet, row: row.place.row, column: at, values: [[content]] }]);
};

const at = async (port: WorkbookPort, row: Row, column: string): Promise<CellContent | undefined> => {
  if (row === undefined) return undefined;
  const { place } = row;
  const [formulas] = await port.formulas([place.sheet]);
  const [grid] = await port.values([place.sheet]);
  const index = place.columns[column] ?? -1;
  return formulas?.[place.row]?.[index] ?? grid?.[place.row]?.[index];
};

const campaignOf = async (port: WorkbookPort) => (await openCampaign(port)).reading.campaign;
const squadOf = async (port: WorkbookPort, id: string) =>
  (await campaignOf(port)).squads.find((each) => each.id === id);
const codes = (problems: readonly { problem: { code: string } }[]): string[] =>
  problems.map(({ problem }) => problem.code);

const formula = (text: string, value: FormulaCell['value'], kind: FormulaKind = 'plain'): FormulaCell => ({
  formula: text,
  value,
  kind,
});

describe.each(MAKERS)('formulas in a workbook made by $maker', ({ make, again }) => {
  const sample = async (): Promise<WorkbookPort> => {
    const port = await make();
    const made = commitment(MASTER);
    const sheets = newCampaign({ language: 'en', sample: true, master: MASTER, commitment: made });
    await port.apply(sheets.map((sheet) => ({ kind: 'put-sheet', sheet })));
    return again(port);
  };
  const fighter = async (port: WorkbookPort) => squadOf(port, (await campaignOf(port)).combats[0]!.attackers[0]!);

  test('one that was never calculated is a problem that names it, but only where it is read', async () => {
    let port = await sample();
    const { squads, combats } = await campaignOf(port);
    await write(port, squads[0], 'skill', formula('=_xlfn.IFS(E2>3,15,TRUE,5)', NOT_CALCULATED));
    await write(port, combats[0], 'outcome', formula('=A1', NOT_CALCULATED));
    port = await again(port);
    const { problems, warnings } = await checkCampaign(port);
    expect(problems.map((each) => describePlaced('en', each))).toEqual([
      'sheet “Squads”, row 2, column “Skill”: nobody has calculated the formula =IFS(E2>3,15,TRUE,5) of this cell: ' +
        'open and save the workbook in Excel or LibreOffice once, or put a value in its place',
    ]);
    expect(warnings.map((each) => describePlaced('en', each))).toEqual([
      'sheet “Combats”, row 2, column “Outcome”: the phase puts a value in place of the formula =A1; ' +
        'undoing the phase brings the formula back',
    ]);
    const before = (await port.outline()).sheets;
    expect(await resolveCombat(port, '')).toMatchObject({ ok: false, error: { problems } });
    expect((await port.outline()).sheets).toEqual(before);
  });

  test('a row of nothing else is not passed over, and neither is a header', async () => {
    let port = await sample();
    const { squads } = await campaignOf(port);
    const last = squads.at(-1)!;
    for (const column of Object.keys(last.place.columns))
      await write(port, last, column, formula('=X1', NOT_CALCULATED));
    const header = { place: { ...squads[0]!.place, row: squads[0]!.place.row - 1 } };
    await write(port, header, 'fullHp', formula('=Words!A1', NOT_CALCULATED));
    port = await again(port);
    const { problems } = await checkCampaign(port);
    expect(new Set(codes(problems).slice(0, 15))).toEqual(new Set(['formula-not-calculated']));
    expect(problems[0]).toMatchObject({
      place: { row: header.place.row },
      problem: { params: { formula: '=Words!A1' } },
    });
    expect(problems.filter(({ place }) => place.row === last.place.row).length).toBeGreaterThan(10);
  });

  test.each(['#REF!', '#N/A', '#NAME?', '#DIV/0!', '#VALUE!', '#SPILL!'])(
    'one that gives %s is a problem wherever it is read',
    async (error) => {
      let port = await sample();
      const { squads, combats, players } = await campaignOf(port);
      const read = [
        [squads[0], 'name'],
        [squads[0], 'hp'],
        [squads[1], 'weapons'],
        [squads[2], 'owner'],
        [combats[0], 'defenders'],
        [combats[1], 'blocked'],
        [players[0], 'language'],
      ] as const;
      for (const [row, column] of read) await write(port, row, column, formula('=A1', error));
      await write(port, combats[1], 'outcome', formula('=A1', error));
      port = await again(port);
      const { problems } = await checkCampaign(port);
      const told = problems.filter(
        ({ problem }) => problem.code === 'excel-error' && problem.params['value'] === error,
      );
      expect(told).toHaveLength(read.length);
      expect(codes(problems).filter((code) => code !== 'excel-error')).toEqual([]);
    },
  );

  test('those in cells that a phase writes are warned of, kept, and put back by undoing it', async () => {
    let port = await sample();
    const hp = formula('=SUM(F2,-2)+0*LEN("F2")', 7);
    const array = formula('=MAX(F2:F3*1)', 'text', 'array');
    const squad = await fighter(port);
    const [combat] = (await campaignOf(port)).combats;
    await write(port, squad, 'hp', hp);
    await write(port, combat, 'remark', array);
    port = await again(port);
    const { problems, warnings } = await checkCampaign(port);
    expect(problems).toEqual([]);
    expect(codes(warnings)).toEqual(['formula-replaced', 'formula-replaced']);
    expect(good(await resolveCombat(port, ''))).toMatchObject({ warnings });
    port = await again(port);
    expect(await at(port, squad, 'hp')).toEqual(expect.any(Number));
    expect(await at(port, combat, 'remark')).toEqual(expect.any(String));
    // The phase resolved again starts from the formulas, and so does undoing it then.
    const other = (await campaignOf(port)).squads.at(-1);
    await write(port, (await campaignOf(port)).combats[1], 'attackerModifier', 7);
    expect(codes((await checkCampaign(port)).warnings)).toHaveLength(2);
    expect(good(await resolveCombat(port, 'corrected'))).toMatchObject({ attempt: 2, warnings });
    expect(good(await undoPhase(port)).changedSince).toEqual([]);
    port = await again(port);
    expect(await at(port, squad, 'hp')).toEqual(hp);
    expect(await at(port, combat, 'remark')).toEqual(array);
    expect(await at(port, other, 'hp')).toEqual(expect.any(Number));
    expect((await checkCampaign(port)).problems).toEqual([]);
  });

  test('put back in a row that has moved, one still means its own row', async () => {
    const port = await sample();
    const squad = await fighter(port);
    const { place } = squad!;
    const line = place.row + 1;
    await write(port, squad, 'hp', formula(`=F${line}*2+$F$1+'Unit types'!B${line}`, 9));
    good(await resolveCombat(port, ''));
    await port.apply([
      { kind: 'insert-rows', sheet: place.sheet, row: place.row, column: 0, values: [['']], table: null },
    ]);
    good(await undoPhase(port));
    const moved = { place: { ...place, row: place.row + 1 } };
    expect(await at(port, moved, 'hp')).toEqual(formula(`=F${line + 1}*2+$F$1+'Unit types'!B${line}`, 9));
  });

  test('one that gives another commitment than the master seed stands in the way, the right one stays', async () => {
    const port = await sample();
    const { settings } = (await openCampaign(port)).reading.tables;
    const [grid] = await port.values([settings!.sheet]);
    const row = grid!.findIndex((line) => line.includes(commitment(MASTER)));
    const place = { place: { sheet: settings!.sheet, row, columns: settings!.columns } };
    const right = formula('=GM.COMMITMENT(B9)', commitment(MASTER));
    await write(port, place, 'value', { ...right, value: 'ab' });
    expect(codes((await checkCampaign(port)).problems)).toEqual(['formula-in-the-way']);
    await write(port, place, 'value', right);
    expect((await checkCampaign(port)).problems).toEqual([]);
    good(await resolveCombat(port, ''));
    expect(await at(port, place, 'value')).toEqual(right);
  });

  test('B-5 an import of rules overwrites none, and deletes no row that holds one of the GM', async () => {
    const port = await sample();
    const { behaviour, squads } = await campaignOf(port);
    const named = behaviour.filter(({ squad }) => squad === behaviour[0]!.squad);
    expect(named.length).toBeGreaterThan(1);
    const post = `Squad: ${squads.find(({ id }) => id === named[0]!.squad)!.name}\n1) If under fire, then fall back.`;
    const beside = { place: { ...named[1]!.place, columns: { own: 9 } } };
    await write(port, beside, 'own', formula('=""', ''));
    await port.apply(good(await previewRules(port, post)).changes);
    expect(await at(port, beside, 'own')).toEqual(formula('=""', ''));
    const left = (await campaignOf(port)).behaviour.find(({ squad }) => squad === named[0]!.squad);
    await write(port, left, 'text', formula('=Forum!A1', left!.text));
    const refused = await previewRules(port, post.replace('under fire', 'always'));
    expect(refused).toMatchObject({ ok: false, error: { problems: [{ problem: { code: 'formula-in-the-way' } }] } });
  });
});

test('an array formula over several cells stands in the way of a phase', async () => {
  const port = await sampleCampaign();
  const squad = await squadOf(port, (await campaignOf(port)).combats[0]!.attackers[0]!);
  await write(port, squad, 'hp', formula('=F2:F3', 7, 'part'));
  const { problems } = await checkCampaign(port);
  expect(problems.map((each) => describePlaced('en', each))).toEqual([
    expect.stringContaining(
      'column “HP”: a value has to be written into this cell, but the formula =F2:F3 stands there',
    ),
  ]);
  expect(await resolveCombat(port, '')).toEqual({ ok: false, error: { problems } });
});

test('what looks at cells of a phase waits to be calculated in the file; the rest keeps its value, and reports go out', async () => {
  const workbook = await newXlsx();
  const sheets = newCampaign({ language: 'en', sample: true, master: MASTER, commitment: commitment(MASTER) });
  await workbook.apply(sheets.map((sheet) => ({ kind: 'put-sheet', sheet })));
  const squad = await squadOf(workbook, (await campaignOf(workbook)).combats[0]!.attackers[0]!);
  const { place, fullHp } = squad!;
  const hp = `E${place.row + 1}`;
  expect(place.columns['hp']).toBe(4);
  const texts = [`=${hp}`, '=SUM(WsSquads[HP])', '=1+1', '=A1', `=IF('Unit types'!B2>1,1,2)`];
  await workbook.apply([
    {
      kind: 'cells',
      sheet: place.sheet,
      row: 40,
      column: 25,
      values: [texts.map((text, index) => formula(text, index))],
    },
  ]);
  await write(workbook, squad, 'fullHp', formula(`=MAX(${hp},5)`, Number(fullHp) / 1000));
  const port = await reopened(workbook);
  expect((await checkCampaign(port)).problems).toEqual([]);
  good(await resolveCombat(port, ''));
  const again = await reopened(port as typeof workbook);
  const [grid] = await again.values([place.sheet]);
  expect(grid?.[40]?.slice(25)).toEqual([NOT_CALCULATED, NOT_CALCULATED, 2, 3, 4]);
  expect(await at(again, squad, 'fullHp')).toEqual(formula(`=MAX(${hp},5)`, NOT_CALCULATED));
  expect(codes((await checkCampaign(again)).problems)).toEqual(['formula-not-calculated']);
  expect(good(await writeReports(again, null)).letters.length).toBeGreaterThan(0);
  expect(good(await undoPhase(again)).changedSince).toEqual([]);
});
