import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { readTurn, writeTurn, type TurnSnapshot } from '../../src/app/planet/snapshot';
import { playTurn } from '../../src/app/planet/turn';
import type { PhaseSetting } from '../../src/app/ruleset';
import { LANGUAGES } from '../../src/i18n/language';
import { composeTurn, composeTurnPacket } from '../../src/reports/planet/compose';
import type { TurnFacts } from '../../src/reports/planet/facts';
import { hiddenOfTurn } from '../../src/reports/planet/hidden';
import { turnTwin } from '../../src/reports/planet/twin';
import { turnKnownTo } from '../../src/reports/planet/viewer';
import { renderDocument } from '../../src/reports/render';
import type { Language } from '../../src/i18n/language';
import type { PlanetCampaign } from '../../src/workbook/campaign';
import { readWorkbook } from '../support/reading';
import { planetSheets } from '../support/planet-campaign';
import { bookOf } from '../workbook/support/sheets';

function campaignIn(language: Language): PlanetCampaign {
  const { outline, sheets } = bookOf(planetSheets(language));
  const { campaign } = readWorkbook(outline, sheets);
  if (campaign.ruleset !== 'planet') throw new Error('not the planet wargame');
  return campaign;
}

const settingOf = ({ players }: PlanetCampaign, key = 'phase key'): PhaseSetting => ({
  ...{ turn: 2, phase: 'turn', key, commitment: 'c0ffee', digest: 'd1ce', players },
});

const snapshotOf = (campaign: PlanetCampaign): TurnSnapshot => readTurn(writeTurn(campaign));
const FORMATS = ['dm', 'bbcode', 'html', 'md', 'txt'] as const;

const spanish = campaignIn('es');
const facts = playTurn(snapshotOf(spanish), settingOf(spanish)).facts;
const ANA = 'J1';

/** Everything that Ana may not know replaced: dice and keys of others, hands, who is out of sight, who else plays. */
const disguised = (given: TurnFacts): TurnFacts => ({
  ...given,
  players: given.players.map((each) =>
    each.id === ANA ? each : { ...each, name: `otro ${each.id}`, character: `persona ${each.id}` },
  ),
  pieces: given.pieces.map((piece) => {
    if (piece.owner === ANA) return piece;
    const isSeen = ['P-4', 'P-5', 'P-6', 'P-7'].includes(piece.id);
    const { name } = piece.profile;
    const profile = { name, toHit: 2, reaction: 6, save: 5, style: null, saveModifier: 0, shots: 3, attacks: 9 };
    if (isSeen) return { ...piece, profile };
    const gone = { models: 77, place: 'nadie sabe dónde' };
    return { ...piece, name: 'Alguien', profile: { ...profile, name: 'Algo' }, before: gone, after: gone };
  }),
  hands: given.hands.map((hand) =>
    hand.player === ANA
      ? hand
      : { ...hand, before: ['very-good-aim'], after: ['lucky-aim', 'bad-reaction'], played: [] },
  ),
  keys: given.keys.map((each) =>
    given.pieces.find(({ id }) => id === each.piece)?.owner === ANA ? each : { ...each, key: 'another' },
  ),
  events: given.events.map((event) => {
    if (event.kind !== 'engagement') return event;
    const isMine = (side: 'x' | 'y') => given.pieces.find(({ id }) => id === event.pieces[side])?.owner === ANA;
    return {
      ...event,
      events: event.events.map((each) =>
        (each.kind === 'die' || each.kind === 'ghost') && !isMine(each.side)
          ? { ...each, face: 7 - each.face, needed: 3, modifiers: [] }
          : each,
      ),
    };
  }),
});

describe('what a player may not know leaves no trace', () => {
  test.each(FORMATS)('in %s: hidden values replaced give the same report, byte for byte', (format) => {
    const text = (given: TurnFacts) => renderDocument(composeTurn(turnKnownTo(ANA, given), 'es'), format);
    const other = disguised(facts);
    expect(other).not.toEqual(facts);
    expect(text(other)).toBe(text(facts));
  });

  test("another's hand, a piece out of sight and fights of others are not in the report", () => {
    const text = renderDocument(composeTurn(turnKnownTo(ANA, facts), 'es'), 'txt');
    expect(text).toContain('Muro de Hierro');
    expect(text).not.toMatch(/Batería del Trueno|Yunque|Patrulla del Juncal|Clara|Bruno/);
    expect(text).toContain('una pieza fuera de la vista');
  });

  test('whoever is no player gets no report', () => {
    expect(() => turnKnownTo('J9', facts)).toThrow();
  });

  test('P-6 a hand is told to its owner alone, whatever was dealt', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        const dealt = playTurn(snapshotOf(spanish), settingOf(spanish, key)).facts;
        for (const { id } of spanish.players) {
          const report = turnKnownTo(id, dealt);
          expect(report.hands.map(({ player }) => player)).toEqual([id]);
          expect(report.course.filter(({ kind }) => kind === 'dealt')).toHaveLength(['J2', 'J4'].includes(id) ? 1 : 0);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('the guard’s own twin is told as the turn is, over many keys, and holds nothing of what is hidden', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        const { facts: played } = playTurn(snapshotOf(spanish), settingOf(spanish, key));
        for (const { id } of spanish.players) {
          const text = (given: TurnFacts) => renderDocument(composeTurn(turnKnownTo(id, given), 'es'), 'txt');
          expect(text(turnTwin(id, played))).toBe(text(played));
        }
      }),
      { numRuns: 30 },
    );
    const twin = JSON.stringify(turnTwin(ANA, facts));
    const hidden = hiddenOfTurn(ANA, facts, ['MASTER']);
    for (const word of ['Batería del Trueno', 'Teniente Roque']) {
      expect(hidden).toContain(word);
      expect(twin).not.toContain(word);
    }
    expect(hidden).toEqual(expect.arrayContaining(['MASTER', 'Buena suerte en reacción']));
    const nobody = JSON.stringify(turnTwin(null, facts));
    for (const { name, id } of facts.pieces) for (const word of [name, `"${id}"`]) expect(nobody).not.toContain(word);
    expect(renderDocument(composeTurnPacket(turnTwin(null, facts), 'es'), 'txt')).toBe(
      renderDocument(composeTurnPacket(facts, 'es'), 'txt'),
    );
  });
});

describe('P-1 … P-5 over whole turns', () => {
  test('a better save never costs more models', () => {
    const losses = (save: number, key: string): number => {
      const snapshot = snapshotOf(spanish);
      const pieces = snapshot.pieces.map((piece) =>
        piece.id === 'P-6' ? { ...piece, profile: { ...piece.profile, save } } : piece,
      );
      const sequence = snapshot.sequence.slice(4, 8);
      const { facts: played } = playTurn({ ...snapshot, pieces, sequence }, settingOf(spanish, key));
      const six = played.pieces.find(({ id }) => id === 'P-6');
      return (six?.before.models ?? 0) - (six?.after.models ?? 0);
    };
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 7 }), fc.string(), (save, key) => {
        expect(losses(save - 1, key)).toBeLessThanOrEqual(losses(save, key));
      }),
    );
  });
});

const GOLDEN = join(__dirname, '../golden/planet');

/** Compares with the file, or writes it with `GOLDEN=write`. */
function expectGolden(name: string, text: string): void {
  const path = join(GOLDEN, name);
  if (process.env['GOLDEN'] === 'write') {
    mkdirSync(GOLDEN, { recursive: true });
    writeFileSync(path, text);
  }
  expect(existsSync(path)).toBe(true);
  expect(text).toBe(readFileSync(path, 'utf8'));
}

describe.each(LANGUAGES)('golden reports in %s', (language) => {
  const campaign = campaignIn(language);
  const played = playTurn(snapshotOf(campaign), settingOf(campaign)).facts;
  const first = campaign.players[0]?.id ?? '';

  test.each(FORMATS)('the first player in %s', (format) => {
    expectGolden(
      `first.${language}.${format}`,
      renderDocument(composeTurn(turnKnownTo(first, played), language), format),
    );
  });

  test('the packet', () => {
    expectGolden(`packet.${language}.txt`, renderDocument(composeTurnPacket(played, language), 'txt'));
  });
});
