/** One term → a condition of the tree, or the reason why not (B-2). */
import type { Comparison, Condition, Expression, NumericCondition } from '../engine/landing/behaviour/syntax';
import { PLAIN_CONDITIONS, type PlainCondition } from '../engine/landing/behaviour/syntax';
import type { Diagnostic, Reason } from './diagnostic';
import type { Item, NumberPhrase } from './items';
import type { Outcome } from './match';
import { fitsSlot } from './numbers';
import type { Scope } from './scope';

export type Term =
  | {
      readonly kind: 'term';
      readonly expression: Expression;
      readonly numeric: NumericCondition | null;
      readonly percent: boolean;
      readonly negated: boolean;
      /** Its number stands first («второй цикл»): numbers may be listed before it. */
      readonly leading: boolean;
    }
  /** Only a number: takes the condition of the term before it (B-1.4). */
  | {
      readonly kind: 'number';
      readonly number: NumberPhrase;
      readonly items: readonly Item[];
      /** What it means with no term before it: HP says so by itself. */ readonly alone: Expression | null;
    }
  | {
      readonly kind: 'refused';
      readonly diagnostic: Diagnostic;
      /** A deliberate refusal, not mere lack of understanding. */ readonly deliberate: boolean;
    };

const of = (condition: Condition): Expression => ({ kind: 'condition', condition });
const not = (term: Expression): Expression => ({ kind: 'not', term });

const isPlain = (id: string): id is PlainCondition => (PLAIN_CONDITIONS as readonly string[]).includes(id);

const NUMERIC: Readonly<Record<string, NumericCondition>> = {
  distance: 'distance',
  'distance-any': 'distance',
  'own-hp': 'own-hp',
  'enemy-hp': 'enemy-hp',
  losses: 'losses',
  cycle: 'cycle',
};

type Numbered = Expression | Reason;

/** A number phrase as one comparison, or two for a range (B-6). */
export function compare(kind: NumericCondition, number: NumberPhrase, op?: Comparison): Numbered {
  const { percent } = number;
  const whole = (value: number): boolean => Number.isInteger(value);
  if (kind === 'cycle' && !(whole(number.value) && whole(number.to ?? 0))) return 'ambiguous';
  if (kind === 'enemy-hp' && !percent) return 'not-visible';
  if (number.to === null) return of({ kind, op: op ?? number.op, value: number.value, percent });
  if (number.to < number.value) return 'ambiguous';
  const low = of({ kind, op: '>=', value: number.value, percent });
  const high = of({ kind, op: '<=', value: number.to, percent });
  return { kind: 'and', terms: [low, high] };
}

function ownHp(number: NumberPhrase): Expression | null {
  if (number.unit !== 'hp' || !fitsSlot(number, 'H')) return null;
  const expression = compare('own-hp', number);
  return typeof expression === 'string' ? null : expression;
}

interface Reading {
  readonly expression: Expression;
  readonly numeric: NumericCondition | null;
  readonly percent: boolean;
}

function readOutcome(outcome: Outcome, items: readonly Item[], scope: Scope): Reading | Diagnostic {
  const [name = '', override] = outcome.id.split('@');
  const positive = name.startsWith('!') ? name.slice(1) : name;
  const number = items[outcome.number]?.number;
  const kind = NUMERIC[positive];
  if (kind) {
    if (!number) return scope.refuse('no-number', items, 'number');
    if (positive === 'distance-any' && !['<', '<='].includes(number.op))
      return scope.refuse('ambiguous', items, 'condition');
    if (kind === 'enemy-hp' && !scope.showEnemyHp) return scope.refuse('not-visible', items, 'condition');
    const expression = compare(kind, number, override as Comparison | undefined);
    if (typeof expression === 'string') {
      return scope.refuse(expression, items, expression === 'ambiguous' ? 'whole-number' : 'condition');
    }
    return { expression, numeric: kind, percent: number.percent };
  }
  if (positive === 'enemy-type' || positive === 'has-uses') {
    const found = positive === 'enemy-type' ? scope.type(items, outcome.type) : scope.weapon(items, outcome.weapon);
    if (typeof found !== 'string') return found;
    const condition: Condition =
      positive === 'enemy-type' ? { kind: 'enemy-type', type: found } : { kind: 'has-uses', weapon: found };
    return { expression: of(condition), numeric: null, percent: false };
  }
  if (!isPlain(positive)) throw new Error(`Unknown outcome ${outcome.id}`);
  return { expression: of({ kind: positive }), numeric: null, percent: false };
}

const isReading = (value: Reading | Diagnostic): value is Reading => 'expression' in value;

function refused(outcomes: readonly Outcome[], items: readonly Item[], scope: Scope): Term {
  const first = outcomes.find((outcome) => outcome.id.startsWith('refuse:'));
  const reason = (first?.id.slice('refuse:'.length) ?? scope.hint(items) ?? 'unknown-condition') as Reason;
  const expected = reason === 'no-number' ? 'number' : 'condition';
  return { kind: 'refused', diagnostic: scope.refuse(reason, items, expected), deliberate: first !== undefined };
}

/** «В двух», "3 cells away": a number with a preposition before it or a word without meaning after it. */
function loneNumber(items: readonly Item[], scope: Scope): NumberPhrase | undefined {
  const { numberLeads, numberTrails } = scope.language;
  const start = numberLeads.has(items[0]?.form ?? '') ? 1 : 0;
  const trailed = numberTrails.has(items[items.length - 1]?.form ?? '') ? 1 : 0;
  return items.length === start + 1 + trailed ? items[start]?.number : undefined;
}

/** Two phrases that mean the same are one reading. */
const distinct = <T extends { readonly outcome: Outcome; readonly reading: unknown }>(readings: readonly T[]): T[] => [
  ...new Map(readings.map((one) => [JSON.stringify([one.outcome.negated, one.reading]), one])).values(),
];

/** Reads one term; a negation before it is the grammar's NOT, one inside it the phrase's own. */
export function readTerm(items: readonly Item[], scope: Scope): Term {
  const [only] = items;
  if (items.length === 1 && only?.number && !fitsSlot(only.number, 'Z'))
    return { kind: 'number', number: only.number, items, alone: ownHp(only.number) };
  const outcomes = scope.matchCondition(items);
  if (outcomes.some((outcome) => outcome.id.startsWith('refuse:'))) return refused(outcomes, items, scope);
  const [, second] = items;
  if (!outcomes.length && only && scope.isNot(only) && second && !scope.isNot(second)) {
    const inner = readTerm(items.slice(1), scope);
    if (inner.kind === 'term' && !inner.negated) return { ...inner, expression: not(inner.expression), negated: true };
    if (inner.kind === 'refused') return inner;
  }
  const lone = outcomes.length ? undefined : loneNumber(items, scope);
  if (lone) return { kind: 'number', number: lone, items, alone: null };
  if (!outcomes.length) return refused([], items, scope);
  const readings = outcomes.map((outcome) => ({ outcome, reading: readOutcome(outcome, items, scope) }));
  const good = distinct(readings.filter(({ reading }) => isReading(reading)));
  const [first] = good.length ? good : readings;
  if (!first) return refused([], items, scope);
  if (!isReading(first.reading)) return { kind: 'refused', diagnostic: first.reading, deliberate: true };
  if (good.length > 1)
    return { kind: 'refused', diagnostic: scope.refuse('ambiguous', items, 'condition'), deliberate: true };
  const { expression, numeric, percent } = first.reading;
  const negated = first.outcome.negated !== first.outcome.id.startsWith('!');
  const leading = first.outcome.number >= 0 && first.outcome.number <= 1;
  return { kind: 'term', expression: negated ? not(expression) : expression, numeric, percent, negated, leading };
}
