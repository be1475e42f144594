import { canonicalJson, combatInputs } from '../../src/workbook/digest';
import { newCampaign } from '../../src/workbook/new';
import { readWorkbook } from '../support/reading';
import { bookOf } from './support/sheets';

const { outline, sheets } = bookOf(
  newCampaign({ language: 'es', sample: true, master: 'A'.repeat(26), commitment: '' }),
);
const { campaign: read } = readWorkbook(outline, sheets);
if (read.ruleset !== 'landing') throw new Error('the sample is a Landing campaign');
const campaign = read;

describe('D-3: canonical JSON', () => {
  it.each([
    ['keys sorted', { b: 1, a: { d: [], c: null } }, '{"a":{"c":null,"d":[]},"b":1}'],
    ['keys sorted by code point', { '\uff5e': 1, '😀': 2 }, '{"\uff5e":1,"😀":2}'],
    ['text in NFC', 'n\u0303', '"ñ"'],
    ['no spaces', [true, 'a b', -2], '[true,"a b",-2]'],
    ['keys without value left out', { a: undefined, b: 1 }, '{"b":1}'],
  ])('%s', (_, value, text) => expect(canonicalJson(value)).toBe(text));
});

describe('D-3: inputs of a combat phase', () => {
  const lines = combatInputs(campaign).split('\n');

  it('are one object a line, sorted, none empty at the end', () => {
    expect(lines).toEqual([...lines].sort());
    expect(lines).toHaveLength(1 + 6 + 14);
    expect(lines.map((line) => (JSON.parse(line) as { kind: string }).kind)).toContain('options');
  });

  it('hold numbers as the rules know them, and rules as canonical ids (B-6)', () => {
    const squad = lines.find((line) => line.includes('"id":"E-04"'));
    expect(squad).toBe(
      '{"attackModifiers":[],"cellPassability":2,"hp":"21.5","id":"E-04","kind":"squad","modifierOfAttacksOnIt":1,' +
        '"passability":3,"rules":["enemy-type(Tanque) -> fire(Cañón, type(Tanque))","always -> keep(3)"],"skill":7,' +
        '"type":"Tanque","weapons":[{"contact":false,"critical":"standard","damage":"2d6","equipment":false,' +
        '"indirect":false,"name":"Cañón","range":4,"shots":1,"uses":null},{"contact":false,"critical":"standard",' +
        '"damage":"1","equipment":false,"indirect":false,"name":"Ametralladora","range":3,"shots":6,"uses":null}]}',
    );
  });

  it('do not change with what the resolution does not read', () => {
    const renamed = { ...campaign, squads: campaign.squads.map((squad) => ({ ...squad, name: 'x', owner: 'y' })) };
    expect(combatInputs(renamed)).toBe(combatInputs(campaign));
  });

  it.each(['hp', 'skill', 'modifierOfAttacksOnIt'] as const)('change with %s', (key) => {
    const [first, ...rest] = campaign.squads;
    const changed = { ...campaign, squads: [{ ...first!, [key]: 3 }, ...rest] };
    expect(combatInputs(changed)).not.toBe(combatInputs(campaign));
  });
});
