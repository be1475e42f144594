import fc from 'fast-check';
import { newTableSheet } from '../../src/workbook/new-table';
import { newCampaign } from '../../src/workbook/new';
import type { NewSheet } from '../../src/workbook/port';
import { readWorkbook } from '../support/reading';
import { choiceWord, FORMAT_CHOICE, LANGUAGE_CHOICE, YES_NO } from '../../src/workbook/schema/choices';
import { WORKBOOK_LANGUAGES, type Language } from '../../src/workbook/schema/language';
import { bookOf } from './support/sheets';

const MASTER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Names people give: formulas to Excel, quotes, brackets, emoji, another script. */
const NAME = fc.constantFrom(
  ...['=1+1', '+7', '-5', '@home', "O'Neill", '«Гром» ]', 'a'.repeat(200), '👩‍🚀 Звезда', 'ñandú', 'МАР1', '1-2', '007'],
);
const WEAPON = fc.constantFrom(
  'Rifle 3x2 r2',
  'Нож 4х1 контакт',
  'Mina 2x1d6+1 r0 equipo usos 1',
  'Gun 1x2.125 r3 crit x1.5',
);

const squad = fc.record({
  name: NAME,
  owner: fc.integer({ min: 0, max: 2 }),
  hp: fc.integer({ min: 1, max: 99_999 }).map((thousandths) => thousandths / 1000),
  skill: fc.integer({ min: -3, max: 15 }),
  weapons: WEAPON,
  attackModifier: fc.integer({ min: -5, max: 5 }),
  modifierOfAttacksOnIt: fc.integer({ min: -5, max: 5 }),
  passability: fc.integer({ min: 1, max: 9 }),
  cellPassability: fc.integer({ min: 0, max: 9 }),
});
const campaign = fc.record({
  players: fc.array(fc.record({ name: NAME, language: fc.constantFrom(...WORKBOOK_LANGUAGES), out: fc.boolean() }), {
    minLength: 3,
    maxLength: 3,
  }),
  squads: fc.array(squad, { minLength: 2, maxLength: 8 }),
  distance: fc.option(fc.integer({ min: 0, max: 20 })),
  blocked: fc.boolean(),
});
type Written = typeof campaign extends fc.Arbitrary<infer T> ? T : never;

const squadId = (index: number) => `S-0${index + 1}`;

function sheetsOf(language: Language, { players, squads, distance, blocked }: Written): NewSheet[] {
  const [settings] = newCampaign({ language, sample: false, master: MASTER, commitment: 'ff', name: 'Проба' });
  return [
    settings!,
    newTableSheet(
      'players',
      language,
      players.map(({ name, language: own, out }, index) => ({
        id: `P${index}`,
        name,
        character: `Character ${index}`,
        language: choiceWord(LANGUAGE_CHOICE, own, language),
        format: choiceWord(FORMAT_CHOICE, 'html', language),
        eliminated: choiceWord(YES_NO, out ? 'yes' : 'no', language),
      })),
    ),
    newTableSheet(
      'squads',
      language,
      squads.map((each, index) => ({ ...each, id: squadId(index), owner: `P${each.owner}` })),
    ),
    newTableSheet('combats', language, [
      {
        attackers: squadId(0),
        defenders: squads
          .map((_, index) => squadId(index))
          .slice(1)
          .join('; '),
        distance: distance ?? '',
        blocked: choiceWord(YES_NO, blocked ? 'yes' : 'no', language),
      },
    ]),
  ];
}

it.each(WORKBOOK_LANGUAGES)(
  'what is written in %s is read as the same campaign, with and without Excel tables',
  (language) => {
    fc.assert(
      fc.property(campaign, fc.boolean(), (written, tables) => {
        const book = bookOf(sheetsOf(language, written), { tables });
        const { campaign: got, problems } = readWorkbook(book.outline, book.sheets);
        expect(problems).toEqual([]);
        expect(got.settings).toMatchObject({ name: 'Проба', language, master: MASTER, commitment: 'ff' });
        expect(
          got.players.map(({ name, language: own, eliminated }) => ({ name, language: own, out: eliminated })),
        ).toEqual(written.players);
        expect(
          got.squads.map((each) => ({
            name: each.name,
            owner: Number(each.owner.slice(1)),
            hp: each.hp / 1_000_000,
            skill: each.skill,
            attackModifier: each.attackModifiers[0]?.value ?? 0,
            modifierOfAttacksOnIt: each.modifierOfAttacksOnIt,
            passability: each.terrain?.passability,
            cellPassability: each.terrain?.cell,
          })),
        ).toEqual(written.squads.map(({ weapons, ...rest }) => (void weapons, rest)));
        expect(got.combats).toMatchObject([
          { distance: written.distance, blocked: written.blocked, attackers: ['S-01'] },
        ]);
      }),
      { numRuns: 60 },
    );
  },
);

it('the sample has the same numbers in all three languages', () => {
  const [en, ru, es] = WORKBOOK_LANGUAGES.map((language) => {
    const book = bookOf(newCampaign({ language, sample: true, master: MASTER, commitment: '' }));
    const { campaign: got } = readWorkbook(book.outline, book.sheets);
    return {
      squads: got.squads.map(({ hp, fullHp, skill, weapons, terrain, rules }) => [
        hp,
        fullHp,
        skill,
        weapons.map(({ shots, damage, range, uses, critical }) => ({ shots, damage, range, uses, critical })),
        terrain,
        rules.length,
      ]),
      combats: got.combats.map(({ distance, blocked, attackers, defenders }) => [
        distance,
        blocked,
        attackers.length,
        defenders.length,
      ]),
    };
  });
  expect(ru).toEqual(en);
  expect(es).toEqual(en);
});
