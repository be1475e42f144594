import { METADATA_FILES } from '../../src/functions/excel/metadata';
import { FUNCTIONS } from '../../src/functions/table';
import { FUNCTION_IDS } from '../../src/i18n/functionHelp/words';

const files = Object.entries(METADATA_FILES);
const english = METADATA_FILES['functions.json']!;

/** What must not depend on the language: everything but the descriptions. */
const bare = (metadata: typeof english): unknown =>
  JSON.parse(JSON.stringify(metadata, (key, value: unknown) => (key === 'description' ? undefined : value)));

test('every function that has help is there, and no other', () => {
  expect(FUNCTIONS.map(({ id }) => id).sort()).toEqual([...FUNCTION_IDS].sort());
});

test.each(files)('%s names the same functions and arguments as every other language', (_file, metadata) => {
  expect(bare(metadata)).toEqual(bare(english));
});

test.each(files)(
  '%s has a description of its own for each function and argument, that Excel can show',
  (_, metadata) => {
    for (const { id, description, parameters } of metadata.functions) {
      for (const text of [description, ...parameters.map((parameter) => parameter.description)]) {
        expect([id, text.length > 5 && text.length <= 255]).toEqual([id, true]);
      }
    }
  },
);

test('descriptions are translated', () => {
  for (const [file, { functions }] of files.filter(([name]) => name !== 'functions.json')) {
    functions.forEach(({ id, description }, i) => {
      expect([file, id, description]).not.toEqual([file, id, english.functions[i]?.description]);
    });
  }
});

test.each(files)('%s is far below the megabyte that Excel reads', (_file, metadata) => {
  expect(Buffer.byteLength(JSON.stringify(metadata))).toBeLessThan(200_000);
});

test('names are such as Excel accepts, and what may be left out stands at the end', () => {
  for (const { id, name, parameters } of english.functions) {
    expect(id).toMatch(/^[A-Z][A-Z0-9_.]{2,}$/);
    expect(name).toBe(id);
    const names = parameters.map((parameter) => parameter.name);
    expect(new Set(names).size).toBe(names.length);
    for (const parameter of names) expect(parameter).toMatch(/^[a-z][A-Za-z0-9]*$/);
    const optional = parameters.map((parameter) => parameter.optional === true);
    expect([id, optional]).toEqual([id, [...optional].sort()]);
  }
});

test('a function of one value is scalar, so that it may stand in an Excel table; the others spill', () => {
  const results = english.functions.map(({ id, result }) => [id, result.dimensionality]);
  expect(results).toEqual(FUNCTIONS.map(({ id, result }) => [id, result === 'cell' ? 'scalar' : 'matrix']));
});

/** What workbooks rely on: the arguments of each function in order; those in brackets may be left out. */
const SIGNATURES = `
ROLL dice [seed]
RESOLVE_COMBAT attacker defender [distance] [seed] [attackerRules] [defenderRules] [options]
COMBAT_LOG attacker defender [distance] [seed] [attackerRules] [defenderRules] [options]
COMBAT_ODDS attacker defender [distance] [attackerRules] [defenderRules] [options]
ROLL_TA skill [modifier] [seed]
TA_ODDS skill [modifier]
EXO_FIRE skill modifier mode rateOfFire damageType [seed] [critical] [options]
EXO_DAMAGE damageType dE dPlus dMinus
EXO_WOUND damage resistance location [options]
EXO_IMPACT damageTotal resistance
INITIATIVE_ORDER characters
LINEAR_FIRE x y [cardsX] [cardsY] [seed] [options]
PARABOLIC_FIRE x y covered [cardsX] [cardsY] [seed] [options]
CLOSE_COMBAT x y [seed] [options]
LINEAR_ODDS x y [cardsX] [cardsY] [options]
PARABOLIC_ODDS x y covered [cardsX] [cardsY] [options]
CLOSE_ODDS x y [options]
DEAL_CARDS number [seed]
MOVE_COST path
CELL_DISTANCE from to
LINE_OF_FIRE map from to
CHECK_RULES text [squad]
COMMITMENT seed`;

test.each(
  SIGNATURES.trim()
    .split('\n')
    .map((line) => line.split(' ')),
)('%s takes the arguments that workbooks give it, and asks for no more', (id, ...given) => {
  const parameters = english.functions.find((each) => each.id === id)?.parameters ?? [];
  const named = parameters.map(({ name, optional }) => (optional ? `[${name}]` : name));
  expect(named.slice(0, given.length)).toEqual(given);
  expect(named.slice(given.length).filter((name) => !name.startsWith('['))).toEqual([]);
});
