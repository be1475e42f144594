/** Lexicons of orders, compiled when first needed. */
import type { OrderKind } from '../../engine/landing/campaign/orders';
import type { RuleLanguage } from '../lexicon/lexicon';
import { type Node, parsePattern } from '../pattern';
import { EN } from './lexicon/en';
import { ES } from './lexicon/es';
import type { OrderLexicon } from './lexicon/lexicon';
import { RU } from './lexicon/ru';

export interface OrderLanguage {
  readonly lexicon: OrderLexicon;
  readonly patterns: readonly { readonly kind: OrderKind; readonly node: Node }[];
  readonly fillers: ReadonlySet<string>;
  /** Words that mean something to do: without one a line is no order. */
  readonly verbs: ReadonlySet<string>;
}

const LEXICONS: Readonly<Record<RuleLanguage, OrderLexicon>> = { en: EN, ru: RU, es: ES };
export const ORDER_LANGUAGES = ['en', 'ru', 'es'] as const;

function wordsOf(node: Node): readonly string[] {
  if (node.kind === 'words') return [...node.words];
  if (node.kind === 'optional') return wordsOf(node.node);
  return 'nodes' in node ? node.nodes.flatMap(wordsOf) : [];
}

function build(lexicon: OrderLexicon): OrderLanguage {
  const cache = new Map<string, Node>();
  const patterns = Object.entries(lexicon.patterns).flatMap(([kind, texts]) =>
    texts.map((text) => ({ kind: kind as OrderKind, node: parsePattern(text, lexicon.macros, cache) })),
  );
  const weak = new Set([...lexicon.stops, ...lexicon.fillers, ...lexicon.joints]);
  const verbs = new Set(patterns.flatMap(({ node }) => wordsOf(node)).filter((word) => !weak.has(word)));
  return { lexicon, patterns, verbs, fillers: new Set(lexicon.fillers) };
}

const built = new Map<RuleLanguage, OrderLanguage>();

export function orderLanguage(language: RuleLanguage): OrderLanguage {
  let found = built.get(language);
  if (!found) built.set(language, (found = build(LEXICONS[language])));
  return found;
}
