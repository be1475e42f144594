import type * as languages from '../../src/functions/excel/language';

/** A fresh copy of the module, as when a workbook is opened. */
const opened = (office: unknown): typeof languages => {
  Object.assign(globalThis, { Office: office });
  jest.resetModules();
  return jest.requireActual<typeof languages>('../../src/functions/excel/language');
};

const excel = (displayLanguage: string, remembered: string | null = null): { context: Record<string, unknown> } => ({
  context: { displayLanguage, document: { settings: { get: () => remembered } } },
});

test.each([
  ['ru-RU', null, 'ru'],
  ['es-MX', null, 'es'],
  ['de-DE', null, 'en'],
  ['en-US', 'ru', 'ru'],
  ['en-US', 'xx', 'en'],
])('with Excel in %s and a campaign in %s, results are in %s', (display, remembered, language) => {
  expect(opened(excel(display, remembered)).resultLanguage()).toBe(language);
});

test('the language is settled by the first formula', () => {
  const office = excel('es-ES');
  const { resultLanguage } = opened(office);
  expect(resultLanguage()).toBe('es');
  office.context['displayLanguage'] = 'ru-RU';
  expect(resultLanguage()).toBe('es');
});

test('it is not settled before Excel has told its language', () => {
  const office: { context: unknown } = { context: undefined };
  const { resultLanguage } = opened(office);
  expect(resultLanguage()).toBe('en');
  office.context = excel('ru-RU').context;
  expect(resultLanguage()).toBe('ru');
});
