/** Segments joined by AND, OR and commas → one expression (B-1). */
import type { Expression } from '../engine/landing/behaviour/syntax';
import { isJoint, type Joint, type Part } from './clauses';
import type { Diagnostic } from './diagnostic';
import type { Item } from './items';
import type { Scope } from './scope';
import { compare, type Term } from './terms';

const MAX_DEPTH = 20;
/** Parts of a list of numbers that may stand before the condition they belong to. */
const MAX_LIST = 24;

type Read = { readonly expression: Expression } | Diagnostic;
const isRefusal = (read: Read): read is Diagnostic => 'reason' in read;

/** AND/OR of terms, flat; a single term stays itself. */
export function join(kind: 'and' | 'or', terms: readonly Expression[]): Expression {
  const [only] = terms;
  if (terms.length === 1 && only) return only;
  return { kind, terms: terms.flatMap((term) => (term.kind === kind ? term.terms : [term])) };
}

const isEqual = (term: Expression | undefined): boolean =>
  term?.kind === 'condition' && 'op' in term.condition && term.condition.op === '=';

const itemsOf = (joint: Joint | undefined): readonly Item[] => (joint ? [joint.item] : []);

const negate = (term: Expression): Expression => (term.kind === 'not' ? term.term : { kind: 'not', term });

export class ConditionReader {
  private index = 0;
  /** The term before, for a term that is only a number. */
  private before: Term | null = null;

  constructor(
    private readonly parts: readonly Part[],
    private readonly scope: Scope,
    private readonly termOf: (part: Part) => Term,
  ) {}

  read(): Read {
    const read = this.level(0);
    const rest = this.parts[this.index];
    if (isRefusal(read) || rest === undefined) return read;
    return this.unexpected(rest);
  }

  private unexpected(part: Part | undefined): Diagnostic {
    const items: readonly Item[] = part === undefined ? [] : part.kind === 'segment' ? part.items : [part.item];
    if (isJoint(part, 'comma', 'semicolon')) return this.scope.refuse('ambiguous', items, 'and-or');
    if (isJoint(part, 'open', 'close')) return this.scope.refuse('other', items, 'parenthesis');
    return this.scope.refuse('other', items, 'condition');
  }

  /** One level of parentheses: the terms and what joins them. */
  private level(depth: number): Read {
    const terms: Expression[] = [];
    const joints: Joint[] = [];
    const bare: boolean[] = [];
    for (;;) {
      bare.push(this.isNumber());
      const term = this.term(depth);
      if (isRefusal(term)) return term;
      terms.push(term.expression);
      const joint = this.joint();
      if (!joint) break;
      joints.push(joint);
    }
    return this.combine(terms, joints, bare);
  }

  private isNumber(): boolean {
    const part = this.parts[this.index];
    return part?.kind === 'segment' && this.termOf(part).kind === 'number';
  }

  /** AND, OR or a comma that another term follows; a comma before AND or OR is ignored. */
  private joint(): Joint | undefined {
    const part = this.parts[this.index];
    if (!isJoint(part, 'and', 'or', 'comma')) return undefined;
    this.index++;
    const next = this.parts[this.index];
    if (!isJoint(part, 'comma') || !isJoint(next, 'and', 'or')) return part;
    this.index++;
    return next;
  }

  private term(depth: number): Read {
    const part = this.parts[this.index];
    if (part?.kind === 'segment') {
      this.index++;
      const [only] = part.items;
      if (part.items.length === 1 && only && this.scope.isNot(only) && isJoint(this.parts[this.index], 'open')) {
        const inner = this.term(depth);
        return isRefusal(inner) ? inner : { expression: negate(inner.expression) };
      }
      return this.single(part);
    }
    if (!isJoint(part, 'open') || depth >= MAX_DEPTH) return this.unexpected(part);
    this.index++;
    const inner = this.level(depth + 1);
    if (isRefusal(inner)) return inner;
    const close = this.parts[this.index];
    if (!isJoint(close, 'close')) return this.unexpected(close ?? part);
    this.index++;
    this.before = null;
    return inner;
  }

  /** «В первом или втором цикле»: a list of numbers takes the condition of the term that ends it. */
  private ahead(): Term | null {
    for (let index = this.index; index < this.index + MAX_LIST; index++) {
      const part = this.parts[index];
      if (isJoint(part, 'or', 'and', 'comma')) continue;
      if (part?.kind !== 'segment') return null;
      const term = this.termOf(part);
      if (term.kind === 'number') continue;
      return term.kind === 'term' && term.numeric !== null && term.leading ? term : null;
    }
    return null;
  }

  private single(part: Part): Read {
    const term = this.termOf(part);
    if (term.kind === 'refused') return term.diagnostic;
    if (term.kind === 'term') {
      this.before = term;
      return { expression: term.expression };
    }
    const before = this.before ?? this.ahead();
    const inherits =
      before?.kind === 'term' && before.numeric !== null && before.numeric !== 'distance' && before.numeric !== 'cycle';
    if (term.alone && !inherits) return { expression: term.alone };
    const ambiguous = (): Diagnostic => this.scope.refuse('ambiguous', term.items, 'condition');
    if (before?.kind !== 'term' || before.numeric === null)
      return this.scope.refuse('unknown-condition', term.items, 'condition');
    // «НР 40 или 50 %» may mean two things, and so does «не цикл 1 или 2».
    const { number } = term;
    const fits = this.scope.fits(number, before.numeric);
    if (before.negated || number.percent !== before.percent || !fits) return ambiguous();
    const expression = compare(before.numeric, number);
    return typeof expression === 'string' ? ambiguous() : { expression };
  }

  /** AND binds closer than OR; a comma of a list is what joins the end of the list. */
  private combine(terms: readonly Expression[], joints: readonly Joint[], bare: readonly boolean[]): Read {
    const kinds = joints.map((joint) => joint.connective);
    const mixed = kinds.includes('and') && kinds.includes('or');
    let next: 'and' | 'or' | null = null;
    const settled: ('and' | 'or')[] = [];
    for (let index = joints.length - 1; index >= 0; index--) {
      const kind = kinds[index];
      if (kind === 'and' || kind === 'or') next = kind;
      const joint = joints[index];
      const loose = kind === 'comma' && (next === null || (mixed && !bare[index + 1]));
      if (next === null || loose) return this.scope.refuse('ambiguous', itemsOf(joint), 'and-or');
      settled.unshift(next);
    }
    // «Цикл 1 и 2» can never be: in both of them, or in one of the two?
    const both = terms.findIndex(
      (term, index) =>
        settled[index] === 'and' && (bare[index] || bare[index + 1]) && isEqual(term) && isEqual(terms[index + 1]),
    );
    if (both >= 0) return this.scope.refuse('ambiguous', itemsOf(joints[both]), 'and-or');
    const groups: Expression[][] = [[]];
    terms.forEach((term, index) => {
      if (index > 0 && settled[index - 1] === 'or') groups.push([]);
      groups[groups.length - 1]?.push(term);
    });
    return {
      expression: join(
        'or',
        groups.map((group) => join('and', group)),
      ),
    };
  }
}
