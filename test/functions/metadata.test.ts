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
