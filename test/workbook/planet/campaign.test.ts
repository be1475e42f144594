import { newCampaign } from '../../../src/workbook/new';
import type { NewSheet } from '../../../src/workbook/port';
import { readWorkbook } from '../../support/reading';
import { WORKBOOK_LANGUAGES } from '../../../src/workbook/schema/language';
import { LANGUAGES } from '../../../src/i18n/language';
import { describePlaced } from '../../../src/i18n/problem';
import { bookOf } from '../support/sheets';

const MASTER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const made = (language: 'en' | 'ru' | 'es', sample: boolean) =>
  newCampaign({ ruleset: 'planet', language, sample, master: MASTER, commitment: 'c0' });

function planetOf(sheets: readonly NewSheet[], tables = true) {
  const book = bookOf(sheets, { tables });
  const { problems, campaign } = readWorkbook(book.outline, book.sheets);
  if (campaign.ruleset !== 'planet') throw new Error('not the planet wargame');
  return { problems, campaign };
}

type Cell = readonly [table: string, row: number, header: string, value: string | number];

/** The sample in Spanish with other values in some cells: table, row of data, header, value. */
function withCells(...cells: readonly Cell[]) {
  return made('es', true).map((sheet) => ({
    ...sheet,
    tables: sheet.tables.map((table) => ({
      ...table,
      rows: table.rows.map((row, at) =>
        row.map((value, column) => {
          const cell = cells.find(
            ([name, line, header]) => name === table.name && line === at && header === table.columns[column]?.header,
          );
          return cell ? cell[3] : value;
        }),
      ),
    })),
  }));
}

describe.each(WORKBOOK_LANGUAGES)('a campaign of the planet wargame in %s', (language) => {
  it.each([true, false])('the sample is free of problems (Excel tables kept: %s)', (tables) => {
    const { problems, campaign } = planetOf(made(language, true), tables);
    expect(problems).toEqual([]);
    expect(campaign.pieces).toHaveLength(10);
    expect(new Set(campaign.pieces.map(({ side }) => side)).size).toBe(2);
    expect(campaign.sequence).toHaveLength(17);
    expect(campaign.hands.map(({ cards }) => cards.length)).toEqual([2, 1, 2, 1]);
    expect(campaign.settings).toMatchObject({ language, turn: 2, phase: 'turn', master: MASTER });
    expect(campaign.pieces[0]?.seenBy).toEqual([campaign.pieces[5]?.id, campaign.pieces[6]?.id]);
  });

  it('an empty one is free of problems, has the twelve profiles (P-7) and declares nothing', () => {
    const sheets = made(language, false);
    const { problems, campaign } = planetOf(sheets);
    expect(problems).toEqual([]);
    expect(campaign).toMatchObject({ pieces: [], hands: [], sequence: [] });
    const soldiers = sheets.flatMap(({ tables }) => tables).find(({ name }) => name === 'WsSoldiers');
    expect(soldiers?.rows).toHaveLength(12);
  });

  it('frozen headers, widths, notes and validations stand on every sheet', () => {
    for (const { name, tables, frozenRows } of made(language, true).filter(({ hidden }) => !hidden)) {
      expect([name, frozenRows > 0]).toEqual([name, true]);
      for (const { columns } of tables) {
        for (const { width, note } of columns) expect([width > 5, (note ?? '').length > 3]).toEqual([true, true]);
      }
    }
    const sequence = made(language, true)
      .flatMap(({ tables }) => tables)
      .find(({ name }) => name === 'WsSequence');
    const kinds = sequence?.columns.map(({ validation }) => validation?.kind);
    expect(kinds).toEqual(expect.arrayContaining(['whole', 'list', 'column']));
  });
});

describe('reading the tables of the planet wargame', () => {
  it('takes names without hyphens, accents and capitals, in any language', () => {
    const { problems, campaign } = planetOf(
      withCells(
        ['WsPieces', 0, 'Perfil', 'SOLDADO DE ARMA SEMIPESADA'],
        ['WsPieces', 1, 'Perfil', 'Солдат в тяжелой броне'],
        ['WsPieces', 2, 'Perfil', 'soldado lanza granadas'],
        ['WsHands', 0, 'Cartas en mano', 'buena punteria; Неудача в спасброске'],
        ['WsSequence', 7, 'Acción', 'linear fire'],
        ['WsSequence', 7, 'Objetivo', 'jinetes de la frontera'],
      ),
    );
    expect(problems).toEqual([]);
    expect(campaign.pieces.slice(0, 3).map(({ profile }) => [profile.save, profile.saveModifier])).toEqual([
      [4, -1],
      [2, 0],
      [4, 0],
    ]);
    expect(campaign.hands[0]?.cards).toEqual(['good-aim', 'unlucky-save']);
    expect(campaign.sequence[7]?.declaration).toMatchObject({ kind: 'linear', target: 'P-6', inSight: true });
  });

  it('P-7 a profile of the GM goes before that of the rules; numbers as the source writes them', () => {
    const { problems, campaign } = planetOf(
      withCells(['WsSoldiers', 0, 'Salvación', '3+'], ['WsSoldiers', 0, 'Modificador de salvación', '(-1)']),
    );
    expect(problems).toEqual([]);
    expect(campaign.pieces[0]?.profile).toMatchObject({ save: 3, saveModifier: -1 });
  });

  it('P-10 the word of the row goes before the sheet Pieces', () => {
    const { campaign } = planetOf(
      withCells(['WsSequence', 7, 'A la vista', 'no'], ['WsSequence', 8, 'A la vista', 'sí']),
    );
    expect(campaign.sequence.slice(7, 9).map(({ declaration }) => declaration)).toMatchObject([
      { inSight: false },
      { inSight: true },
    ]);
  });

  it('sight may name pieces, players, sides and everybody', () => {
    const { campaign } = planetOf(
      withCells(
        ['WsPieces', 0, 'A la vista de', 'Yunque; J3'],
        ['WsPieces', 1, 'A la vista de', 'bando y'],
        ['WsPieces', 2, 'A la vista de', 'todos'],
      ),
    );
    expect(campaign.pieces.slice(0, 3).map(({ seenBy }) => seenBy.length)).toEqual([4, 5, 10]);
    expect(campaign.pieces[0]?.seenBy).toEqual(['P-9', 'P-6', 'P-7', 'P-8']);
  });

  it('rows may stand in any order: the numbers count', () => {
    const turned = made('es', true).map((sheet) => ({
      ...sheet,
      tables: sheet.tables.map((table) =>
        table.name === 'WsSequence' ? { ...table, rows: [...table.rows].reverse() } : table,
      ),
    }));
    const declared = (sheets: readonly NewSheet[]) =>
      planetOf(sheets).campaign.sequence.map((each) => each.declaration);
    expect(declared(turned)).toEqual(declared(made('es', true)));
  });

  it.each<[string, Cell, string, string]>([
    ['a profile that is none', ['WsPieces', 0, 'Perfil', 'Arquero'], 'unknown-profile', 'Perfil'],
    ['an owner who is no player', ['WsPieces', 0, 'Dueño', 'J9'], 'unknown-player', 'Dueño'],
    ['a player on both sides', ['WsPieces', 1, 'Bando', 'y'], 'player-on-both-sides', 'Bando'],
    ['somebody unknown who sees', ['WsPieces', 0, 'A la vista de', 'Nadie'], 'unknown-seer', 'A la vista de'],
    ['models that are none', ['WsPieces', 0, 'Modelos', -1], 'out-of-range', 'Modelos'],
    ['a card that is none', ['WsHands', 0, 'Cartas en mano', 'As de picas'], 'unknown-choice', 'Cartas en mano'],
    [
      'P-6 a card more often than the deck has it',
      ['WsHands', 1, 'Cartas en mano', 'Buena puntería'],
      'too-many-of-card',
      'Cartas en mano',
    ],
    ['a number twice', ['WsSequence', 1, 'N.º', 10], 'duplicate-id', 'N.º'],
    ['an action that is none', ['WsSequence', 2, 'Acción', 'volar'], 'unknown-choice', 'Acción'],
    ['a piece that is none', ['WsSequence', 7, 'Pieza', 'P-99'], 'unknown-piece', 'Pieza'],
    ['a move to nowhere', ['WsSequence', 2, 'Adónde', ''], 'missing-value', 'Adónde'],
    ['P-4 a template that covers who knows how many', ['WsSequence', 14, 'Cuántos', ''], 'missing-value', 'Cuántos'],
    ['cards for a player without a row', ['WsHands', 1, 'Jugador', ''], 'missing-value', 'Jugador'],
    ['a target number that is none', ['WsSoldiers', 0, 'Impactar', 'cuatro'], 'not-whole', 'Impactar'],
  ])('%s is told with place and value', (_name, cell, code, column) => {
    const { problems } = planetOf(withCells(cell));
    const found = problems.find(({ problem }) => problem.code === code);
    expect(found?.place).toMatchObject({ column });
    for (const placed of problems) {
      for (const language of LANGUAGES) expect(describePlaced(language, placed)).not.toMatch(/[{}]|undefined/);
    }
  });

  it('who gets or plays cards needs a row for them', () => {
    const { problems } = planetOf(withCells(['WsHands', 1, 'Jugador', 'J1'], ['WsHands', 0, 'Jugador', 'J4']));
    expect(problems.map(({ problem }) => problem.code)).toContain('no-hand');
  });
});
