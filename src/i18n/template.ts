import type { Language } from './language';

type Params = Readonly<Record<string, string | number>>;

const rules = new Map<Language, Intl.PluralRules>();

function pluralForm(language: Language, count: number, forms: readonly string[]): string {
  let rule = rules.get(language);
  if (!rule) rules.set(language, (rule = new Intl.PluralRules(language)));
  const category = rule.select(count);
  // Russian: one, few, many (fractions take the form of `few`); English and Spanish: one, other.
  const index = category === 'one' ? 0 : category === 'few' || category === 'other' ? 1 : 2;
  return forms[Math.min(index, forms.length - 1)] ?? '';
}

/** A number as people of the language write it: decimal comma in Russian and Spanish, no grouping. */
export const formatNumber = (language: Language, value: number): string =>
  language === 'en' ? String(value) : String(value).replace('.', ',');

/**
 * Fills a text: `{name}` is a parameter (numbers in the language's way), `{count|цикл|цикла|циклов}` the plural form
 * that fits the parameter `count`. A parameter that is not given stays visible as its name, so that a test finds it.
 */
export function fill(language: Language, text: string, params: Params): string {
  return text.replace(/\{([a-zA-Z]+)((?:\|[^{}|]*)*)\}/g, (whole, name: string, forms: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (forms) return pluralForm(language, Number(value), forms.slice(1).split('|'));
    return typeof value === 'number' ? formatNumber(language, value) : value;
  });
}
