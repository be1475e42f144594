import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeIds } from '../../src/behaviour/ids';
import { readRule } from '../../src/behaviour/read';
import type { NameContext } from '../../src/engine/landing/behaviour/context';

/** A line of `test/vectors/sentences*.jsonl`: canonical ids (B-6), or the reason of refusal; the squad's weapons cell. */
export interface Sentence {
  readonly text: string;
  readonly weapons?: string;
  readonly ids?: string;
  readonly refused?: string;
}

export const NOTHING_KNOWN: NameContext = { weapons: null, types: null, showEnemyHp: false };

/** The sentences of a file of `test/vectors`. */
export const sentencesOf = (file: string): Sentence[] =>
  readFileSync(join(__dirname, '../vectors', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Sentence);

/** What the reader is told of a squad with these weapons: `Fusil 3x2 r2; Granadas 4x2 r0 equipo`. */
export function contextOf({ weapons }: Sentence): NameContext {
  if (weapons === undefined) return NOTHING_KNOWN;
  const known = weapons.split(';').map((part) => {
    const [name = ''] = part.trim().split(/ \d/);
    return { name, equipment: /equipo|снаряжение|equipment/.test(part), uses: null };
  });
  return { ...NOTHING_KNOWN, weapons: known };
}

/** Canonical ids, or the reason of refusal. */
export function outcome(text: string, context = NOTHING_KNOWN): string {
  const read = readRule(text, context);
  return read.ok ? makeIds(read.value.rule) : read.error.reason;
}
