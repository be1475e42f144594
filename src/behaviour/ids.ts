/** Rule ↔ canonical ids, the same in all languages (B-6). */
import {
  COMPARISONS,
  NUMERIC_CONDITIONS,
  PLAIN_CONDITIONS,
  PLAIN_TARGETS,
  type Action,
  type Comparison,
  type Condition,
  type Expression,
  type Rule,
  type Target,
} from '../engine/landing/behaviour/syntax';
import { join } from './conditions';

/** Names stand as they are; only what would be taken for syntax gets a backslash. */
function makeName(name: string): string {
  let depth = 0;
  let balanced = true;
  for (const letter of name) {
    if (letter === '(') depth++;
    if (letter === ')' && --depth < 0) balanced = false;
  }
  const escaped = name.replace(balanced && depth === 0 ? /[\\,]/g : /[\\,()]/g, '\\$&');
  const mistaken = (PLAIN_TARGETS as readonly string[]).includes(name) || name.startsWith('type(');
  return mistaken ? `\\${escaped}` : escaped;
}

const parseName = (text: string): string => text.replace(/\\([\s\S])/g, '$1');

function makeCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'enemy-type':
      return `enemy-type(${makeName(condition.type)})`;
    case 'has-uses':
      return `has-uses(${makeName(condition.weapon)})`;
    case 'distance':
    case 'own-hp':
    case 'enemy-hp':
    case 'losses':
    case 'cycle':
      return `${condition.kind}${condition.op}${condition.value}${condition.percent ? '%' : ''}`;
    default:
      return condition.kind;
  }
}

function makeExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'condition':
      return makeCondition(expression.condition);
    case 'not': {
      const inner = makeExpression(expression.term);
      return expression.term.kind === 'condition' ? `NOT ${inner}` : `NOT (${inner})`;
    }
    case 'or':
      return expression.terms.map(makeExpression).join(' OR ');
    case 'and':
      return expression.terms
        .map((term) => (term.kind === 'or' ? `(${makeExpression(term)})` : makeExpression(term)))
        .join(' AND ');
  }
}

const makeTarget = (target: Target): string =>
  target.kind === 'type' ? `type(${makeName(target.type)})` : target.kind;

function makeShot(kind: 'fire' | 'use', weapon: string | null, target: Target | null): string {
  const inside = [weapon === null ? null : makeName(weapon), target && makeTarget(target)].filter(
    (part) => part !== null,
  );
  return inside.length ? `${kind}(${inside.join(', ')})` : kind;
}

function makeAction(action: Action): string {
  switch (action.kind) {
    case 'close':
    case 'withdraw':
      return action.to === null ? action.kind : `${action.kind}(${action.to})`;
    case 'keep':
      return `keep(${action.at})`;
    case 'hold':
    case 'hold-fire':
      return action.kind;
    case 'fire':
    case 'use':
      return makeShot(action.kind, action.weapon, action.target);
  }
}

/** The canonical ids of a rule. */
export const makeIds = (rule: Rule): string =>
  `${makeExpression(rule.when)} -> ${rule.actions.map(makeAction).join(', ')}`;

const ONE_OF = (list: readonly string[]): string => [...list].sort((one, other) => other.length - one.length).join('|');
const PLAIN = new RegExp(`(?:${ONE_OF(PLAIN_CONDITIONS)})(?![-a-z<>=(])`, 'y');
const NUMERIC = new RegExp(`(${ONE_OF(NUMERIC_CONDITIONS)})(${ONE_OF(COMPARISONS)})(\\d+(?:\\.\\d+)?)(%?)`, 'y');
const ACTION = /(close|withdraw|keep|hold-fire|hold|fire|use)(?![-a-z])/y;

class IdsReader {
  private index = 0;

  constructor(private readonly text: string) {}

  rule(): Rule | undefined {
    const when = this.disjunction(0);
    if (!when || !this.take(' -> ')) return undefined;
    const actions: Action[] = [];
    do {
      const action = this.action();
      if (!action) return undefined;
      actions.push(action);
    } while (this.take(', '));
    return this.index === this.text.length ? { when, actions } : undefined;
  }

  private take(words: string): boolean {
    if (!this.text.startsWith(words, this.index)) return false;
    this.index += words.length;
    return true;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.index;
    const found = pattern.exec(this.text);
    if (found) this.index += found[0].length;
    return found;
  }

  private disjunction(depth: number): Expression | undefined {
    return this.list('or', ' OR ', () => this.list('and', ' AND ', () => this.term(depth)));
  }

  private list(kind: 'and' | 'or', word: string, read: () => Expression | undefined): Expression | undefined {
    const terms: Expression[] = [];
    do {
      const term = read();
      if (!term) return undefined;
      terms.push(term);
    } while (this.take(word));
    return join(kind, terms);
  }

  private term(depth: number): Expression | undefined {
    if (depth > 50) return undefined;
    if (this.take('NOT ')) {
      const term = this.term(depth + 1);
      return term && { kind: 'not', term };
    }
    if (this.take('(')) {
      const inner = this.disjunction(depth + 1);
      return this.take(')') ? inner : undefined;
    }
    const condition = this.condition();
    return condition && { kind: 'condition', condition };
  }

  private condition(): Condition | undefined {
    const numeric = this.match(NUMERIC);
    if (numeric) {
      const kind = NUMERIC_CONDITIONS.find((one) => one === numeric[1]);
      const op: Comparison | undefined = COMPARISONS.find((one) => one === numeric[2]);
      return kind && op && { kind, op, value: Number(numeric[3]), percent: numeric[4] === '%' };
    }
    if (this.take('enemy-type(')) {
      const type = this.name();
      return type === undefined || !this.take(')') ? undefined : { kind: 'enemy-type', type };
    }
    if (this.take('has-uses(')) {
      const weapon = this.name();
      return weapon === undefined || !this.take(')') ? undefined : { kind: 'has-uses', weapon };
    }
    const plain = this.match(PLAIN);
    const kind = plain && PLAIN_CONDITIONS.find((one) => one === plain[0]);
    return kind ? { kind } : undefined;
  }

  /** Up to a comma or the closing parenthesis that is not the name's own. */
  private name(): string | undefined {
    const start = this.index;
    let depth = 0;
    for (; this.index < this.text.length; this.index++) {
      const letter = this.text.charAt(this.index);
      if (letter === '\\') this.index++;
      else if (letter === '(') depth++;
      else if (letter === ')' && depth-- === 0) break;
      else if (letter === ',') break;
    }
    const raw = this.text.slice(start, this.index);
    return raw ? parseName(raw) : undefined;
  }

  private target(): Target | undefined {
    if (this.take('type(')) {
      const type = this.name();
      return type !== undefined && this.take(')') ? { kind: 'type', type } : undefined;
    }
    const kind = PLAIN_TARGETS.find((one) => this.take(one));
    return kind && { kind };
  }

  private action(): Action | undefined {
    const kind = this.match(ACTION)?.[1];
    if (kind === 'hold' || kind === 'hold-fire') return { kind };
    if (kind === 'fire' || kind === 'use') return this.shot(kind);
    if (kind !== 'close' && kind !== 'withdraw' && kind !== 'keep') return undefined;
    if (!this.take('(')) return kind === 'keep' ? undefined : { kind, to: null };
    const word = kind === 'close' ? (['effective', 'contact'] as const).find((one) => this.take(one)) : undefined;
    const number = word ?? Number(this.match(/\d+(?:\.\d+)?/y)?.[0]);
    if (!this.take(')') || Number.isNaN(number)) return undefined;
    if (kind === 'close') return { kind, to: number };
    if (typeof number !== 'number') return undefined;
    return kind === 'keep' ? { kind, at: number } : { kind, to: number };
  }

  private shot(kind: 'fire' | 'use'): Action | undefined {
    if (!this.take('(')) return kind === 'fire' ? { kind, weapon: null, target: null } : undefined;
    const start = this.index;
    const alone = kind === 'fire' ? this.target() : undefined;
    if (alone && this.take(')')) return { kind: 'fire', weapon: null, target: alone };
    this.index = start;
    const weapon = this.name();
    const target = this.take(', ') ? this.target() : null;
    return weapon === undefined || target === undefined || !this.take(')') ? undefined : { kind, weapon, target };
  }
}

/** Reads canonical ids; `undefined` where the text is none. */
export const parseIds = (text: string): Rule | undefined => new IdsReader(text).rule();
