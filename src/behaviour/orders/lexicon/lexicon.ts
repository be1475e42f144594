import type { Macros } from '../../pattern';
import type { RuleLanguage } from '../../lexicon/lexicon';
import type { OrderKind } from '../../../engine/landing/campaign/orders';

/**
 * Phrases of orders in one language, in the notation of `pattern.ts`, with slots of their own: `#Q` an own squad, `#G`
 * whom an attack is aimed at, `#V` whom an operation is aimed at, `#B` a building type, `#U` a unit type, `#T` a
 * technology, `#A` an artefact, `#O` an operation, `#W` a superweapon, `#C` a cell, `#P` a path of cells, `#N` how many.
 */
export interface OrderLexicon {
  readonly language: RuleLanguage;
  readonly macros: Macros;
  readonly patterns: Readonly<Record<OrderKind, readonly string[]>>;
  /** Words without meaning. */
  readonly fillers: readonly string[];
  /** Words that deny an order: it is refused. */
  readonly negations: readonly string[];
  /** Words that make an order hang on something: that is what behaviour rules are for. */
  readonly conditions: readonly string[];
  /** Words between two orders of one line. */
  readonly joints: readonly string[];
  /** Words that give a cell or a target: a name ends before them. */
  readonly stops: readonly string[];
  /** Numbers in words. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Words before the name of the player whose orders follow. */
  readonly players: readonly string[];
  /** The canonical sentence of each kind; `{subject}` and `{details}` are filled in. */
  readonly wording: Readonly<Record<OrderKind, string>>;
  /** The same without details, where a kind may go without. */
  readonly bare: Readonly<Partial<Record<OrderKind, string>>>;
  readonly quotes: readonly (readonly [string, string])[];
}
