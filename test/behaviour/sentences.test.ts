import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeIds } from '../../src/behaviour/ids';
import { readRule } from '../../src/behaviour/read';
import type { NameContext } from '../../src/engine/landing/behaviour/context';
import * as en from './cases/en';
import * as es from './cases/es';
import * as ru from './cases/ru';

const NOTHING_KNOWN: NameContext = { weapons: null, types: null, showEnemyHp: false };

/** Canonical ids, or the reason of refusal. */
function outcome(text: string, context = NOTHING_KNOWN): string {
  const read = readRule(text, context);
  return read.ok ? makeIds(read.value.rule) : read.error.reason;
}

interface Sentence {
  readonly text: string;
  readonly weapons?: string;
  readonly ids?: string;
  readonly refused?: string;
}

function weaponsOf(cell: string | undefined): NameContext['weapons'] {
  if (cell === undefined) return null;
  return cell.split(';').map((part) => {
    const [name = ''] = part.trim().split(/ \d/);
    return { name, equipment: /equipo|снаряжение|equipment/.test(part), uses: null };
  });
}

describe('B-1 the sentences given with the rules', () => {
  const lines = readFileSync(join(__dirname, '../vectors/sentences.jsonl'), 'utf8').trim().split('\n');
  test.each(lines.map((line) => JSON.parse(line) as Sentence))('B-1 «$text»', ({ text, weapons, ids, refused }) => {
    expect(outcome(text, { ...NOTHING_KNOWN, weapons: weaponsOf(weapons) })).toBe(ids ?? refused);
  });
});

describe.each(Object.entries({ ru, es, en }))('B-2, B-3 sentences in %s', (_, { ACCEPTED, REFUSED }) => {
  test.each(ACCEPTED)('B-1 understands «%s»', (text, ids) => {
    expect(outcome(text)).toBe(ids);
  });
  test.each(REFUSED)('B-1.6, B-1.7 refuses «%s»', (text, reason) => {
    expect(outcome(text)).toBe(reason);
  });
});
