import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { writeCheckedReport } from '../../src/adapters/xlsx/report';
import { mustUnpack } from '../../src/adapters/xlsx/package';
import { textsOfFile } from '../../src/adapters/xlsx/texts';
import { packLetter, packPacket, packPost } from '../../src/app/delivery';
import type { Letter } from '../../src/app/letters';
import type { Letters } from '../../src/app/reports';
import { fixedOf, toNumber } from '../../src/engine/fixed';
import { LANGUAGES } from '../../src/i18n/language';
import { composePacket, composeReport } from '../../src/reports/landing/compose';
import type { PhaseFacts, SquadFacts } from '../../src/reports/landing/facts';
import { hiddenFrom } from '../../src/reports/landing/hidden';
import type { ViewerReport } from '../../src/reports/landing/known';
import { oneLine } from '../../src/reports/one-line';
import { packetOf } from '../../src/reports/landing/packet';
import { phaseTwin } from '../../src/reports/landing/twin';
import { knownTo } from '../../src/reports/landing/viewer';
import { REPORT_FORMATS, type ReportFormat } from '../../src/workbook/campaign';
import { anyPhase } from '../reports/random-phase';
import { samplePhase } from '../reports/sample';
import { good } from '../support/sample-campaign';

/** A filter by viewer: the product's, or one that lets something through. */
type Filter = (playerId: string, facts: PhaseFacts) => ViewerReport;

/** What a turn's players get through a filter. */
function lettersOf(facts: PhaseFacts, filter: Filter): Letters {
  const letters = facts.players.map(({ id, ...rest }): Letter => {
    const player = { id, ...rest, character: rest.character || 'Nobody', place: null } as unknown as Letter['player'];
    const document = (given: PhaseFacts) => composeReport(filter(id, given), player.language);
    return {
      ...{ player, fights: 1, reader: player.name },
      document: document(facts),
      twin: document(phaseTwin(id, facts)),
      hidden: hiddenFrom(id, facts, { squads: [], keys: ['MASTER-SEED'] }),
    };
  });
  const packet = {
    reader: 'everybody',
    document: composePacket(packetOf(facts), 'en'),
    twin: composePacket(packetOf(phaseTwin(null, facts)), 'en'),
    hidden: hiddenFrom(null, facts, { squads: [], keys: ['MASTER-SEED'] }),
  };
  return { turn: facts.turn, phase: 'combat', letters, packet, language: 'en' };
}

/** Names that words of reports, of their notations and of files would set a search off. */
const TRICKY = [
  ...[
    'Fight 1',
    'Fight',
    'HP',
    'You',
    '1',
    '1/2',
    'turn',
    'packet',
    'private',
    'Sheet1',
    'A1',
    'Calibri',
    'xl',
    'General',
  ],
  ...[
    'Рота 2',
    'Отряд',
    'Бой 1',
    'Ход 4',
    'Вы',
    'Цикл 1',
    'Combate 1',
    'Escuadra',
    'Usted',
    'b',
    'table',
    'style',
    'code',
  ],
  ...[
    '=1+1',
    '🐺',
    '[/private]',
    '<b>',
    '**',
    ']',
    ' ',
    '(2)',
    'of',
    'hit',
    'Cycle 1',
    'dm',
    'worksheet',
    'Arial',
    'P-1',
    'Name of P-1',
  ],
];

const anyName = fc.oneof(fc.constantFrom(...TRICKY), fc.string({ minLength: 1, maxLength: 12 }));

/** A phase whose squads and players bear such names. */
const trickyPhase: fc.Arbitrary<PhaseFacts> = fc
  .tuple(anyPhase, fc.array(anyName, { minLength: 12, maxLength: 12 }), fc.constantFrom(...LANGUAGES))
  .map(([facts, names, language]) => {
    let count = 0;
    const next = (): string => names[count++ % names.length] ?? '';
    const renamed = (squads: readonly SquadFacts[]): readonly SquadFacts[] =>
      squads.map((squad) => ({ ...squad, name: next(), type: next(), ruleTexts: squad.ruleTexts.map(next) }));
    return {
      ...facts,
      players: facts.players.map((player) => ({ ...player, name: next(), language })),
      engagements: facts.engagements.map((fight) => ({
        ...fight,
        attackers: renamed(fight.attackers),
        defenders: renamed(fight.defenders),
      })),
    };
  });

test('L-23 e: a right report is never held back, whatever squads and players are called, down to the file’s bytes', async () => {
  await fc.assert(
    fc.asyncProperty(trickyPhase, async (facts) => {
      const letters = lettersOf(facts, knownTo);
      const problems: unknown[] = [];
      for (const letter of letters.letters) {
        for (const format of REPORT_FORMATS) {
          const parcel = packLetter(letters, letter, format);
          // A private block cannot carry every name; that is another refusal.
          if (!parcel.ok) problems.push(...parcel.error.filter(({ code }) => code === 'leak-found'));
          else if (parcel.value.kind === 'sheet') {
            const { sheetName, sheet, check } = parcel.value;
            const file = await writeCheckedReport({ name: sheetName, widths: sheet.widths, rows: sheet.cells }, check);
            if (!file.ok) problems.push(...file.error);
          }
        }
      }
      for (const format of REPORT_FORMATS) if (!packPacket(letters, format).ok) problems.push(format);
      expect(problems).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

/** Squads of others that the viewer fought. */
const enemiesOf = (id: string, { engagements }: PhaseFacts): readonly SquadFacts[] =>
  engagements.flatMap(({ attackers, defenders }) => {
    const all = [...attackers, ...defenders];
    return all.some(({ owner }) => owner === id) ? all.filter(({ owner }) => owner !== id) : [];
  });

/** A filter that puts one hidden text into the report. */
type Leak = (id: string, facts: PhaseFacts) => string | undefined;

const HIDDEN_TEXTS: Readonly<Record<string, Leak>> = {
  'an enemy’s id': (id, facts) => enemiesOf(id, facts)[0]?.id,
  'an enemy’s weapon': (id, facts) => enemiesOf(id, facts)[0]?.weapons[0]?.name,
  'an enemy’s rule': (id, facts) => enemiesOf(id, facts)[0]?.ruleTexts[0],
  'an enemy’s skill': (id, facts) => enemiesOf(id, facts)[0]?.skill.toString(),
  'an enemy’s HP': (id, facts) => (facts.showEnemyHp ? undefined : enemiesOf(id, facts)[0]?.hp.toString()),
  'another player’s name': (id, facts) => facts.players.find((player) => player.id !== id)?.name,
  'another player’s character': (id, facts) => facts.players.find((player) => player.id !== id)?.character,
  'a fight’s id': (_, facts) => facts.engagements[0]?.id,
  'a squad in nobody’s sight': (id, facts) => {
    const seen = new Set([...enemiesOf(id, facts).map((each) => each.id)]);
    return facts.engagements
      .flatMap(({ attackers, defenders }) => [...attackers, ...defenders])
      .find((squad) => squad.owner !== id && !seen.has(squad.id))?.name;
  },
  'an enemy’s key': (id, facts) => {
    const [enemy] = enemiesOf(id, facts);
    return facts.engagements.flatMap(({ squadKeys }) => squadKeys.get(enemy?.id ?? '') ?? [])[0];
  },
};

/** Places of a report that take any text. */
const PLACES: Readonly<Record<string, (report: ViewerReport, text: string) => ViewerReport>> = {
  'the heading': (report, text) => ({ ...report, campaign: `${report.campaign} ${text}` }),
  'a label': (report, text) => ({
    ...report,
    fights: report.fights.map((fight, index) =>
      index > 0
        ? fight
        : { ...fight, enemies: fight.enemies.map((each) => ({ ...each, label: `${each.label} ${text}` })) },
    ),
  }),
  'a rule': (report, text) => ({
    ...report,
    fights: report.fights.map((fight) => ({
      ...fight,
      own: fight.own.map((own) => ({ ...own, rules: [...own.rules, { number: 9, text, cycles: [1] }] })),
    })),
  }),
  'the digest': (report, text) => ({ ...report, digest: text }),
};

const leaky =
  (leak: Leak, place: keyof typeof PLACES): Filter =>
  (id, facts) => {
    const report = knownTo(id, facts);
    const text = leak(id, facts);
    return text === undefined || report.fights.length === 0 ? report : PLACES[place]!(report, text);
  };

test.each(REPORT_FORMATS)('L-23 e: %s: a filter that lets one hidden value through is always caught', (format) => {
  let planted = 0;
  for (const leak of Object.values(HIDDEN_TEXTS)) {
    for (const place of Object.keys(PLACES)) {
      const letters = lettersOf(samplePhase, leaky(leak, place));
      for (const letter of letters.letters) {
        const { id, name } = letter.player;
        const term = leak(id, samplePhase);
        const parcel = packLetter(letters, letter, format);
        if (term === undefined || knownTo(id, samplePhase).fights.length === 0) {
          expect(parcel.ok).toBe(true);
          continue;
        }
        planted += 1;
        expect([place, term, parcel]).toMatchObject([
          place,
          term,
          { ok: false, error: [{ code: 'leak-found', params: { player: name } }] },
        ]);
        const file = parcel.ok ? '' : String(parcel.error[0]!.params['file']);
        expect(file).toMatch(new RegExp(`^turn-4-.*\\.`));
      }
    }
  }
  expect(planted).toBeGreaterThan(80);
});

test('what shows is named: the word, the reader and the file', () => {
  const letters = lettersOf(samplePhase, leaky(HIDDEN_TEXTS['an enemy’s weapon']!, 'the heading'));
  const [anna] = letters.letters;
  expect(packLetter(letters, anna!, 'html')).toMatchObject({
    error: [{ params: { player: 'Анна', term: 'Автоматы', file: 'turn-4-Анна.html' } }],
  });
});

test('in random phases with tricky names: one hidden value of any kind in any place is caught in any format', () => {
  let planted = 0;
  fc.assert(
    fc.property(
      trickyPhase,
      fc.constantFrom(...Object.values(HIDDEN_TEXTS)),
      fc.constantFrom(...Object.keys(PLACES)),
      fc.constantFrom<ReportFormat>(...REPORT_FORMATS.filter((format) => format !== 'dm')),
      (facts, leak, place, format) => {
        const letters = lettersOf(facts, leaky(leak, place));
        for (const letter of letters.letters) {
          const { id } = letter.player;
          const term = oneLine(leak(id, facts) ?? '');
          const isPlanted = JSON.stringify(leaky(leak, place)(id, facts)) !== JSON.stringify(knownTo(id, facts));
          if (term === '' || !isPlanted) continue;
          planted += 1;
          expect([term, packLetter(letters, letter, format).ok]).toEqual([term, false]);
        }
      },
    ),
    { numRuns: 60 },
  );
  expect(planted).toBeGreaterThan(60);
});

test.each<[string, Filter]>([
  [
    'the fights of others',
    (id, facts) => ({
      ...knownTo(id, facts),
      fights: facts.players.flatMap((player) => knownTo(player.id, facts).fights),
    }),
  ],
  ['an enemy’s HP as a number', (id, facts) => knownTo(id, { ...facts, showEnemyHp: true })],
  [
    'the number needed in place of the die',
    (id, facts) =>
      knownTo(id, {
        ...facts,
        engagements: facts.engagements.map((fight) => ({
          ...fight,
          events: fight.events.map((event) => (event.kind === 'shot' ? { ...event, roll: event.needed } : event)),
        })),
      }),
  ],
  [
    'damage that an enemy’s HP capped',
    (id, facts) => {
      const report = knownTo(id, facts);
      const hp = enemiesOf(id, facts).reduce((sum, { hp: each }) => sum + toNumber(each), 0);
      const capped = fixedOf(hp);
      return {
        ...report,
        fights: report.fights.map((fight) => ({ ...fight, own: fight.own.map((own) => ({ ...own, damage: capped })) })),
      };
    },
  ],
])('a filter that lets through %s is caught though no word tells', (_, filter) => {
  const letters = lettersOf(samplePhase, filter);
  const held = letters.letters.filter((letter) => !packLetter(letters, letter, 'txt').ok);
  expect(held.map(({ player }) => player.name)).toContain('Анна');
});

test('reports mixed up between two players are caught in every format and in the post', () => {
  const letters = lettersOf(samplePhase, knownTo);
  const [anna, boris] = letters.letters;
  const mixed = { ...anna!, document: boris!.document };
  for (const format of REPORT_FORMATS) expect(packLetter(letters, mixed, format).ok).toBe(false);
  expect(packPost(letters, [mixed]).ok).toBe(false);
});

describe('around the document', () => {
  const letters = lettersOf(samplePhase, knownTo);
  const [anna] = letters.letters;
  const parcel = good(packLetter(letters, anna!, 'xlsx'));
  if (parcel.kind !== 'sheet') throw new Error('a workbook is a sheet');
  const { sheetName, sheet, check } = parcel;
  const finished = async (): Promise<Record<string, Uint8Array>> => {
    const made = await writeCheckedReport({ name: sheetName, widths: sheet.widths, rows: sheet.cells }, check);
    return Object.fromEntries(mustUnpack(good(made)));
  };
  const edited = (parts: Record<string, Uint8Array>, path: string, from: string, to: string) => ({
    ...parts,
    [path]: strToU8(new TextDecoder().decode(parts[path]).replace(from, to)),
  });

  test.each<[string, (parts: Record<string, Uint8Array>) => Record<string, Uint8Array>]>([
    [
      'the document’s properties',
      (parts) => ({ ...parts, 'docProps/core.xml': strToU8('<dc:creator>Борис</dc:creator>') }),
    ],
    ['a comment of the XML', (parts) => edited(parts, 'xl/workbook.xml', '<sheets>', '<!-- Борис --><sheets>')],
    ['the name of a sheet', (parts) => edited(parts, 'xl/workbook.xml', sheetName, 'Борис')],
    ['an escaped attribute', (parts) => edited(parts, 'xl/workbook.xml', '<sheets>', '<x y="&#1041;орис"/><sheets>')],
    ['the name of a part', (parts) => ({ ...parts, 'xl/Борис.bin': new Uint8Array([1, 2]) })],
    [
      'a cell',
      (parts) =>
        edited(parts, 'xl/worksheets/sheet1.xml', '</row>', '<c r="Z1" t="inlineStr"><is><t>Борис</t></is></c></row>'),
    ],
    [
      'a hidden header',
      (parts) =>
        edited(
          parts,
          'xl/worksheets/sheet1.xml',
          '</sheetData>',
          '</sheetData><headerFooter><oddHeader>&amp;LБорис</oddHeader></headerFooter>',
        ),
    ],
  ])('a secret in %s of the finished workbook is found', async (_, plant) => {
    const parts = await finished();
    expect(check(textsOfFile(zipSync(parts)))).toEqual([]);
    const leak = { code: 'leak-found', params: { player: 'Анна', term: 'Борис', file: 'turn-4-Анна.xlsx' } };
    expect(check(textsOfFile(zipSync(plant(parts))))).toEqual([leak]);
  });

  test('a sheet named after another player does not leave', async () => {
    const refused = await writeCheckedReport({ name: 'Борис', widths: [], rows: sheet.cells }, check);
    expect(refused).toMatchObject({ ok: false, error: [{ params: { term: 'Борис' } }] });
  });
});
