import { makeIds } from '../../src/behaviour/ids';
import { readRule } from '../../src/behaviour/read';
import type { NameContext } from '../../src/engine/landing/behaviour/context';
import { ACTIONS, CONDITIONS, REFUSED } from './cases/table';

const CONTEXT: NameContext = { weapons: null, types: null, showEnemyHp: true };

function outcome(text: string): string {
  const read = readRule(text, CONTEXT);
  return read.ok ? makeIds(read.value.rule) : read.error.reason;
}

const FRAMES = {
  ru: { condition: (text: string) => `Если ${text}, то стоять`, action: (text: string) => `Если всегда, то ${text}` },
  es: { condition: (text: string) => `Si ${text}, quedarse quietos`, action: (text: string) => `Si siempre: ${text}` },
  en: { condition: (text: string) => `When ${text}: hold`, action: (text: string) => `IF always THEN ${text}` },
};

describe.each(['ru', 'es', 'en'] as const)('the tables in %s', (language) => {
  const frame = FRAMES[language];
  test.each(CONDITIONS[language])('B-2 «%s»', (text, ids) => {
    expect(outcome(frame.condition(text))).toBe(`${ids} -> hold`);
  });
  test.each(ACTIONS[language])('B-3 «%s»', (text, ids) => {
    expect(outcome(frame.action(text))).toBe(`always -> ${ids}`);
  });
});

test.each(REFUSED)('B-1 refused with advice: «%s»', (text, reason) => {
  expect(outcome(text)).toBe(reason);
});
