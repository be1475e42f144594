/** Segments after THEN → actions (B-3). */
import { PLAIN_TARGETS, type Action, type PlainTarget, type Target } from '../engine/landing/behaviour/syntax';
import { joins, type Part } from './clauses';
import type { Diagnostic, Reason } from './diagnostic';
import type { Item } from './items';
import type { Outcome } from './match';
import type { Scope } from './scope';

export type ActionRead =
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'refused'; readonly diagnostic: Diagnostic; readonly deliberate: boolean };

const isPlainTarget = (text: string): text is PlainTarget => (PLAIN_TARGETS as readonly string[]).includes(text);

const isRefusal = (value: string | Target | null | Diagnostic): value is Diagnostic =>
  typeof value === 'object' && value !== null && 'reason' in value;

function readTarget(word: string, outcome: Outcome, items: readonly Item[], scope: Scope): Target | null | Diagnostic {
  if (isPlainTarget(word)) return { kind: word };
  if (word !== 'type') return null;
  const type = scope.type(items, outcome.type);
  return typeof type === 'string' ? { kind: 'type', type } : type;
}

/** "fire" with equipment and "use" with a weapon are understood: the id goes by the weapon's kind (B-3). */
function readShot(
  kind: 'fire' | 'use',
  target: Target | null,
  outcome: Outcome,
  items: readonly Item[],
  scope: Scope,
): Action | Diagnostic {
  if (!outcome.weapon)
    return kind === 'fire' ? { kind, weapon: null, target } : scope.refuse('no-such-name', items, 'name');
  const weapon = scope.weapon(items, outcome.weapon);
  if (typeof weapon !== 'string') return weapon;
  const equipment = scope.isEquipment(weapon) ?? kind === 'use';
  return equipment ? { kind: 'use', weapon, target } : { kind: 'fire', weapon, target };
}

function readOutcome(outcome: Outcome, items: readonly Item[], scope: Scope): Action | Diagnostic {
  const [kind = '', detail = ''] = outcome.id.split('@');
  const value = items[outcome.number]?.number?.value;
  switch (kind) {
    case 'close':
      if (detail === 'effective' || detail === 'contact') return { kind, to: detail };
      return { kind, to: detail === 'n' ? (value ?? null) : null };
    case 'withdraw':
      return { kind, to: detail === 'n' ? (value ?? null) : null };
    case 'keep':
      return value === undefined ? scope.refuse('no-number', items, 'number') : { kind, at: value };
    case 'hold':
    case 'hold-fire':
      return { kind };
    case 'fire':
    case 'use': {
      const target = readTarget(detail, outcome, items, scope);
      return isRefusal(target) ? target : readShot(kind, target, outcome, items, scope);
    }
    default:
      throw new Error(`Unknown outcome ${outcome.id}`);
  }
}

const refusal = (diagnostic: Diagnostic, deliberate: boolean): ActionRead => ({
  kind: 'refused',
  diagnostic,
  deliberate,
});

function notUnderstood(items: readonly Item[], scope: Scope): ActionRead {
  const { never } = scope.language.lexicon;
  const positive = items.filter((item) => !scope.isNot(item) && !never.includes(item.form));
  if (positive.length < items.length && positive.length) {
    const known = scope.matchAction(positive);
    if (known.length) return refusal(scope.refuse('negated-action', items, 'action'), true);
  }
  return refusal(scope.refuse('unknown-action', items, 'action'), false);
}

/** Reads the words of one action. */
export function readAction(items: readonly Item[], scope: Scope): ActionRead {
  const outcomes = scope.matchAction(items);
  const refused = outcomes.find((outcome) => outcome.id.startsWith('refuse:'));
  if (refused) {
    const reason = refused.id.slice('refuse:'.length) as Reason;
    return refusal(scope.refuse(reason, items, reason === 'no-number' ? 'number' : 'action'), true);
  }
  const readings = outcomes.map((outcome) => readOutcome(outcome, items, scope));
  const good = readings.filter((reading): reading is Action => 'kind' in reading);
  const distinct = new Map(good.map((action) => [JSON.stringify(action), action]));
  const [action] = distinct.values();
  if (distinct.size > 1) return refusal(scope.refuse('ambiguous', items, 'action'), true);
  if (action) return { kind: 'action', action };
  const [bad] = readings;
  return bad && 'reason' in bad ? refusal(bad, true) : notUnderstood(items, scope);
}

const itemsOf = (parts: readonly Part[]): Item[] =>
  parts.flatMap((part) => (part.kind === 'joint' ? [part.item] : [...part.items]));

/** Reads a whole side: actions joined by commas, AND and semicolons. */
export function readActions(
  parts: readonly Part[],
  scope: Scope,
  actionOf: (part: Part) => ActionRead,
): readonly Action[] | Diagnostic {
  const actions: Action[] = [];
  let due = true;
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'segment') {
      if (!due) return scope.refuse('unknown-action', part.items, 'action');
      const read = actionOf(part);
      if (read.kind === 'refused') return read.diagnostic;
      actions.push(read.action);
      due = false;
      continue;
    }
    if (joins(part, 'or')) return scope.refuse('ambiguous', [part.item], 'and-or');
    const afterComma = due && joins(part, 'and') && joins(parts[index - 1], 'comma', 'semicolon');
    if (!joins(part, 'and', 'comma', 'semicolon') || (due && !afterComma)) {
      return scope.refuse('other', [part.item], joins(part, 'open', 'close') ? 'parenthesis' : 'action');
    }
    due = true;
  }
  const items = itemsOf(parts);
  return due ? scope.refuse('unknown-action', items.slice(-1), 'action') : actions;
}
