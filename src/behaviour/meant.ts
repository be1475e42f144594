/**
 * Whether a line without an IF word under a squad's header is meant as a rule all the same: such a line is refused, so
 * that nobody's order is left out unseen; talk and signatures are only lines not read (B-5).
 */
import type { NameContext } from '../engine/landing/behaviour/context';
import { cutParts } from './clauses';
import { plainForm } from './forms';
import type { Item } from './items';
import { markerLength } from './marker';
import { namesOf } from './names';
import type { Language } from './program';
import { detect } from './rule';
import { Scope } from './scope';
import { tokenize, type Token } from './tokens';

/** Words that make a condition without being an IF word of B-1. */
const CONDITIONAL: ReadonlySet<string> = new Set(
  [
    'unless until till while except once always never after before only',
    'пока покуда кроме при всегда никогда после до лишь только случае',
    'siempre mientras salvo excepto menos hasta nunca tras despues antes cuanto vez solo',
  ].flatMap((words) => words.split(' ')),
);
/** Longer lines are talk for the most part; what is looked at stays bounded. */
const MAX_ITEMS = 40;
const MAX_SIGNATURE = 3;
/** «Обстреле» is no word of the patterns, and yet as near to «обстреливают» as this. */
const STEM = 5;

const stems = new Map<Language, ReadonlySet<string>>();

function stemsOf(language: Language): ReadonlySet<string> {
  let found = stems.get(language);
  if (!found) {
    const words = [...language.conditions.uses.keys(), ...language.actions.uses.keys()];
    found = new Set(words.flatMap((word) => (word.length >= STEM ? [word.slice(0, STEM)] : [])));
    stems.set(language, found);
  }
  return found;
}

/** The list marker of a line: with a number or letter, a bullet, or none. */
function markerKind(line: string): 'number' | 'bullet' | null {
  const marker = line.slice(0, markerLength(line));
  if (/[\p{L}\p{N}]/u.test(marker)) return 'number';
  return marker.trim() === '' ? null : 'bullet';
}

class Line {
  private readonly tokens: readonly Token[];
  private readonly scope: Scope;
  private readonly segments: readonly (readonly Item[])[];

  constructor(source: string, context: NameContext) {
    this.tokens = tokenize(source);
    const names = namesOf(context);
    const { language, items } = detect(this.tokens, names, source);
    this.scope = new Scope(language, names, context, source);
    this.segments = cutParts(items.slice(0, MAX_ITEMS), language.lexicon.negations[0] ?? '').flatMap((part) =>
      part.kind === 'segment' ? [part.items] : [],
    );
  }

  get words(): readonly string[] {
    return this.tokens.flatMap((token) => (token.kind === 'word' ? [plainForm(token.text)] : []));
  }

  /** Has a word of some condition or action, or a number: not merely talk. */
  get isOfRules(): boolean {
    const known = stemsOf(this.scope.language);
    return this.segments.some((items) =>
      items.some(
        ({ form, number }) => number !== undefined || (!CONDITIONAL.has(form) && known.has(form.slice(0, STEM))),
      ),
    );
  }

  private isAction = (items: readonly Item[]): boolean => items.length > 0 && this.scope.matchAction(items).length > 0;
  private isCondition = (items: readonly Item[]): boolean =>
    items.length > 0 && this.scope.matchCondition(items).some(({ id }) => !id.startsWith('refuse:'));

  /** Most words of an action that some segment begins or ends with. */
  private actionWords(): number {
    let most = 0;
    for (const items of this.segments) {
      for (let at = 0; at < items.length; at++) {
        if (this.isAction(items.slice(at))) most = Math.max(most, items.length - at);
        if (at > 0 && this.isAction(items.slice(0, at))) most = Math.max(most, at);
      }
    }
    return most;
  }

  private saysCondition(): boolean {
    return this.segments.some((items) =>
      items.some(
        (item, at) =>
          item.number !== undefined || this.isCondition(items.slice(at)) || this.isCondition(items.slice(0, at)),
      ),
    );
  }

  get isRuleWithoutIf(): boolean {
    const { words } = this;
    const [first = ''] = words;
    const conditional = words.length > 1 && words.some((word) => CONDITIONAL.has(word));
    if (conditional && CONDITIONAL.has(first) && this.isOfRules) return true;
    const action = this.actionWords();
    if (action === 0) return false;
    return conditional || action > 1 || this.saysCondition();
  }
}

/** Looks at a line as it stands in the post; `last`: nothing but blank lines comes after it, as after a signature. */
export function isMeantAsRule(raw: string, context: NameContext, last: boolean): boolean {
  const source = raw.slice(markerLength(raw));
  const kind = markerKind(raw);
  const line = new Line(source, context);
  const { length } = line.words;
  if (kind === null) return length > 0 && line.isRuleWithoutIf;
  if (length === 0) return false;
  const signature = length <= MAX_SIGNATURE && !line.isOfRules && (last || /^\s*(?:[—–]|--)/u.test(raw));
  return /\d/u.test(raw.slice(0, markerLength(raw))) || !signature;
}
