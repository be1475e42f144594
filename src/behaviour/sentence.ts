/** The shape of a rule: where IF, THEN and ELSE are, and which comma is THEN (B-1). */
import type { Rule } from '../engine/landing/behaviour/syntax';
import { err, ok, type Result } from '../engine/result';
import { readAction, readActions, type ActionRead } from './actions';
import { cutParts, isJoint, type Part } from './clauses';
import { ConditionReader } from './conditions';
import type { Diagnostic } from './diagnostic';
import type { Item } from './items';
import type { Scope } from './scope';
import { readTerm, type Term } from './terms';

type Read = Result<Rule, Diagnostic>;

const THEN_MARKS: ReadonlySet<string> = new Set([',', ':', '-', '->']);
const isThenMark = (item: Item | undefined): boolean => item?.kind === 'mark' && THEN_MARKS.has(item.form);
const isMark = (item: Item | undefined, ...forms: readonly string[]): boolean =>
  item?.kind === 'mark' && forms.includes(item.form);

const isAnyMark = (item: Item): boolean => item.kind === 'mark';

/** A final mark does not matter, nor does a smile: «:)», «))». */
function trimEnd(items: readonly Item[]): readonly Item[] {
  let end = items.length;
  while (end > 0 && isMark(items[end - 1], '.', '!', ';', ',', '…')) end--;
  if (!isMark(items[end - 1], ')') || items.some((item) => isMark(item, '('))) return items.slice(0, end);
  while (end > 0 && isMark(items[end - 1], ')', ':', ';', '-', '.', '!')) end--;
  return items.slice(0, end);
}

const trimThen = (items: readonly Item[]): readonly Item[] => {
  let end = items.length;
  while (end > 0 && isThenMark(items[end - 1])) end--;
  return items.slice(0, end);
};

const skipMarks = (items: readonly Item[], ...forms: readonly string[]): readonly Item[] => {
  let start = 0;
  while (isMark(items[start], ...forms)) start++;
  return items.slice(start);
};

/** «ТО (отступать)»: parentheses around all actions mean nothing. */
function unwrap(parts: readonly Part[]): readonly Part[] {
  const whole = isJoint(parts[0], 'open') && isJoint(parts[parts.length - 1], 'close');
  const inner = whole ? parts.slice(1, -1) : parts;
  return inner.length && !inner.some((part) => isJoint(part, 'open', 'close')) ? inner : parts;
}

class Sentence {
  private readonly terms = new Map<Part, Term>();
  private readonly actions = new Map<Part, ActionRead>();

  constructor(private readonly scope: Scope) {}

  private readonly termOf = (part: Part): Term => {
    let term = this.terms.get(part);
    if (!term) this.terms.set(part, (term = readTerm(part.kind === 'segment' ? part.items : [part.item], this.scope)));
    return term;
  };

  private readonly actionOf = (part: Part): ActionRead => {
    let read = this.actions.get(part);
    if (!read)
      this.actions.set(part, (read = readAction(part.kind === 'segment' ? part.items : [part.item], this.scope)));
    return read;
  };

  private parts(items: readonly Item[]): Part[] {
    return cutParts(items, this.scope.language.lexicon.negations[0] ?? '');
  }

  /** Both sides known: reads them; the first refusal in the order of the text counts. */
  sides(condition: readonly Part[], action: readonly Part[], place: readonly Item[]): Read {
    if (!condition.length) return err(this.scope.refuse('other', place, 'condition'));
    const when = new ConditionReader(condition, this.scope, this.termOf).read();
    if ('reason' in when) return err(when);
    if (!action.length) return err(this.scope.refuse('other', place, 'action'));
    const actions = readActions(unwrap(action), this.scope, this.actionOf);
    return 'reason' in actions ? err(actions) : ok({ when: when.expression, actions });
  }

  /** With a THEN word. */
  split(items: readonly Item[], then: number): Read {
    const before = trimThen(items.slice(0, then));
    const after = skipMarks(items.slice(then + 1), ':', ',', '-', '->');
    const again = after.find((item) => item.form === '&then');
    if (again) return err(this.scope.refuse('ambiguous', [again], 'one-rule'));
    const place = items.slice(then, then + 1);
    return this.sides(this.parts(before), this.parts(after), place);
  }

  /**
   * Without a THEN word: the mark for which both sides parse. Left of it every segment must be a condition, right of
   * it every one an action, so two passes leave only the marks between, and few.
   */
  guess(items: readonly Item[], place: readonly Item[]): Read {
    const parts = this.parts(items);
    const marks = parts.flatMap((part, index) => (this.isCandidate(parts, index) ? [index] : []));
    if (!marks.length) return this.withoutThen(parts, place);
    const conditionsEnd = parts.findIndex((part) => part.kind === 'segment' && !this.isCondition(part));
    let actionsStart = parts.length;
    for (let index = parts.length - 1; index >= 0; index--) {
      const part = parts[index];
      if (part?.kind === 'segment' && this.actionOf(part).kind !== 'action') break;
      actionsStart = index;
    }
    const last = conditionsEnd < 0 ? parts.length : conditionsEnd;
    const possible = marks.filter((index) => index < last && index >= actionsStart - 1);
    if (possible.length > 8) return err(this.scope.refuse('ambiguous', place, 'then'));
    const good = possible.flatMap((index) => {
      const read = this.at(parts, index, place);
      return read.ok ? [{ index, read }] : [];
    });
    const [first] = good;
    if (good.length === 1 && first) return first.read;
    if (first) return err(this.scope.refuse('ambiguous', this.itemsAt(parts, first.index), 'then'));
    return this.at(parts, this.likeliest(parts, marks), place);
  }

  private itemsAt(parts: readonly Part[], index: number): readonly Item[] {
    const part = parts[index];
    return part?.kind === 'joint' ? [part.item] : [];
  }

  private isCandidate(parts: readonly Part[], index: number): boolean {
    const part = parts[index];
    if (part?.kind !== 'joint' || !THEN_MARKS.has(part.item.form) || part.item.kind !== 'mark') return false;
    // «, —» and «: —» are one THEN; a comma before AND or OR is spelling.
    return !isJoint(parts[index - 1], 'comma', 'other') && !isJoint(parts[index + 1], 'and', 'or');
  }

  private isCondition(part: Part): boolean {
    const term = this.termOf(part);
    if (term.kind !== 'refused') return true;
    // The NOT before a parenthesis stands alone.
    return part.kind === 'segment' && part.items.every((item) => this.scope.isNot(item));
  }

  private at(parts: readonly Part[], index: number, place: readonly Item[]): Read {
    let after = index + 1;
    while (isJoint(parts[after], 'comma', 'other') && this.isMarkPart(parts[after])) after++;
    return this.sides(
      parts.slice(0, index),
      parts.slice(after),
      this.itemsAt(parts, index).length ? this.itemsAt(parts, index) : place,
    );
  }

  private isMarkPart(part: Part | undefined): boolean {
    return part?.kind === 'joint' && part.item.kind === 'mark' && THEN_MARKS.has(part.item.form);
  }

  /** For a diagnosis: the mark that leaves most conditions left and most actions right. */
  private likeliest(parts: readonly Part[], marks: readonly number[]): number {
    const score = (part: Part | undefined, wanted: boolean): number => {
      if (part?.kind !== 'segment') return 0;
      const term = this.termOf(part);
      const action = this.actionOf(part);
      const asCondition = term.kind !== 'refused' ? 2 : term.deliberate ? 1 : 0;
      const asAction = action.kind === 'action' ? 2 : action.deliberate ? 1 : 0;
      return wanted ? asCondition - asAction : asAction - asCondition;
    };
    let right = parts.reduce((sum, part) => sum + score(part, false), 0);
    let left = 0;
    let best = marks[0] ?? 0;
    let most = -Infinity;
    const strong: ReadonlySet<number> = new Set(marks);
    parts.forEach((part, index) => {
      left += score(part, true);
      right -= score(part, false);
      if (!strong.has(index)) return;
      // A colon or an arrow is THEN more often than a comma.
      const bonus = part.kind === 'joint' && part.item.form !== ',' ? 0.5 : 0;
      if (left + right + bonus > most) {
        most = left + right + bonus;
        best = index;
      }
    });
    return best;
  }

  private withoutThen(parts: readonly Part[], place: readonly Item[]): Read {
    if (!parts.length) return err(this.scope.refuse('other', place, 'condition'));
    const read = new ConditionReader(parts, this.scope, this.termOf).read();
    if ('reason' in read && read.reason !== 'unknown-condition') return err(read);
    return err(
      this.scope.refuse(
        'other',
        parts.flatMap((part) => (part.kind === 'segment' ? part.items : [part.item])),
        'then',
      ),
    );
  }

  /** «Отступать, если НР меньше 40 %» (B-1.5). */
  reversed(before: readonly Item[], after: readonly Item[]): Read {
    const condition = this.parts(trimThen(after));
    const then = after.find((item) => item.form === '&then');
    if (then) return err(this.scope.refuse('ambiguous', [then], 'one-rule'));
    const actions = readActions(this.parts(trimThen(before)), this.scope, this.actionOf);
    if ('reason' in actions) return err(actions);
    const place = after.slice(-1);
    if (!condition.length) return err(this.scope.refuse('other', place, 'condition'));
    const when = new ConditionReader(condition, this.scope, this.termOf).read();
    return 'reason' in when ? err(when) : ok({ when: when.expression, actions });
  }

  /** No IF word: a bare action, or no rule at all. */
  withoutIf(items: readonly Item[]): Read {
    const parts = this.parts(items);
    const segments = parts.filter((part) => part.kind === 'segment');
    const all =
      segments.length > 0 &&
      segments.length <= 20 &&
      segments.every((part) => {
        const read = this.actionOf(part);
        return read.kind === 'action' || read.deliberate;
      });
    return err(this.scope.refuse(all ? 'bare-action' : 'other', items, 'if'));
  }
}

/** «если не», "si no", "if not" after THEN are ELSE (B-1.2); any other second IF is a second rule. */
function elseAt(items: readonly Item[], scope: Scope): Diagnostic | undefined {
  const first = items.findIndex((item) => item.form === '&if');
  let then = false;
  for (let index = first + 1; index < items.length; index++) {
    const item = items[index];
    if (!item) break;
    if (item.form === '&else') return scope.refuse('else', [item], 'one-rule');
    if (item.form === '&then' || isMark(item, ':', '->', '-', ',')) then = true;
    if (item.form !== '&if') continue;
    const next = items[index + 1];
    const negated = next !== undefined && (scope.isNot(next) || scope.language.lexicon.elseAfterIf.includes(next.form));
    if (negated && then) return scope.refuse('else', [item, next], 'one-rule');
    return scope.refuse('other', [item], 'one-rule');
  }
  return undefined;
}

/** Reads the items of a whole rule. */
export function readSentence(all: readonly Item[], scope: Scope): Read {
  const items = trimEnd(all);
  const sentence = new Sentence(scope);
  const first = items.findIndex((item) => item.form === '&if');
  if (first < 0) {
    const other = items.find((item) => item.form === '&else');
    return other ? err(scope.refuse('else', [other], 'one-rule')) : sentence.withoutIf(items);
  }
  const second = elseAt(items, scope);
  if (second) return err(second);
  const stop = items.slice(first).find((item) => isMark(item, '.', '?'));
  if (stop) return err(scope.refuse('other', [stop], 'one-rule'));
  const before = items.slice(0, first).filter((item, index) => index > 0 || item.form !== '&and');
  const place = items.slice(first, first + 1);
  const after = skipMarks(items.slice(first + 1), ':', ',');
  // «Первое:», «1 —»: what numbers a rule is none of its actions.
  if (before.some((item) => item.number === undefined && !isAnyMark(item))) return sentence.reversed(before, after);
  const then = after.findIndex((item) => item.form === '&then');
  return then < 0 ? sentence.guess(after, place) : sentence.split(after, then);
}
