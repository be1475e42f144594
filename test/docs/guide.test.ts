import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRule } from '../../src/behaviour/read';
import { LANGUAGES, type Language } from '../../src/i18n/language';
import { NOTHING_KNOWN } from '../support/sentences';

const FOLDER = join(__dirname, '../../docs/guide');
const guide = (language: Language): string => readFileSync(join(FOLDER, `${language}.md`), 'utf8');

const FRAMES = {
  ru: { condition: (text: string) => `Если ${text}, то стоять`, action: (text: string) => `Если всегда, то ${text}` },
  es: {
    condition: (text: string) => `Si ${text}, entonces mantener la posición`,
    action: (text: string) => `Si siempre, entonces ${text}`,
  },
  en: { condition: (text: string) => `If ${text}, then hold`, action: (text: string) => `If always, then ${text}` },
};

const HEADINGS = {
  en: ['what the squad sees', 'what the squad does'],
  ru: ['что видит отряд', 'что делает отряд'],
  es: ['qué ve la escuadra', 'qué hace la escuadra'],
} as const;

/** The examples in the second column of the table whose header row begins so. */
function examples(text: string, heading: string): readonly string[] {
  const [, table = ''] = text.split(`| ${heading} |`);
  const [rows = ''] = table.split('\n\n');
  return rows
    .split('\n')
    .slice(2)
    .flatMap((row) => (row.split('|')[2] ?? '').split(';').map((each) => each.trim()));
}

describe.each(LANGUAGES)("the game master's guide in %s", (language) => {
  const text = guide(language);

  test('B-2, B-3 every condition and action shown is understood', () => {
    const [sees, does] = HEADINGS[language];
    const [conditions, actions] = [examples(text, sees), examples(text, does)];
    expect(Math.min(conditions.length, actions.length)).toBeGreaterThan(9);
    const frame = FRAMES[language];
    const rules = [...conditions.map(frame.condition), ...actions.map(frame.action)];
    expect(rules.filter((rule) => !readRule(rule, NOTHING_KNOWN).ok)).toEqual([]);
  });

  test('of the post shown the last rule alone is refused, as it says', () => {
    const [, post = ''] = /```text\n([\s\S]*?)```/u.exec(text) ?? [];
    const rules = post.split('\n').filter((line) => /^\d\)/u.test(line));
    expect(rules.map((rule) => readRule(rule, NOTHING_KNOWN).ok)).toEqual([true, true, true, false]);
  });

  test('what it links to is there', () => {
    const targets = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/gu)].map(([, target = '']) => target);
    expect(targets.filter((target) => !existsSync(join(FOLDER, target)))).toEqual([]);
  });
});
