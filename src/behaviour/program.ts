/** Lexicons compiled, each when first needed: programs for conditions and actions, and look-up tables of words. */
import { en } from './lexicon/en/lexicon';
import { es } from './lexicon/es/lexicon';
import type { Lexicon, Patterns, RuleLanguage } from './lexicon/lexicon';
import { ru } from './lexicon/ru/lexicon';
import type { Program } from './match';
import { mergeTable, type MergeTable } from './merges';
import { numberTables, type NumberTables } from './numbers';
import { compilePattern, expandBraces, parsePattern, type Instruction, type Node } from './pattern';

export interface Language {
  readonly lexicon: Lexicon;
  readonly conditions: Program;
  readonly actions: Program;
  readonly merges: MergeTable;
  readonly numbers: NumberTables;
  readonly fillers: ReadonlySet<string>;
  readonly negations: ReadonlySet<string>;
  readonly nameLinks: ReadonlySet<string>;
  readonly notTypes: ReadonlySet<string>;
  readonly notWeapons: ReadonlySet<string>;
  readonly numberLeads: ReadonlySet<string>;
  readonly numberTrails: ReadonlySet<string>;
  readonly dashAfter: ReadonlySet<string>;
  /** Every word that has a meaning or a function here; a name without context is made of other words. */
  readonly known: ReadonlySet<string>;
}

function startOf(code: readonly Instruction[], starts: readonly number[]): Pick<Program, 'firstWords' | 'firstOther'> {
  const firstWords = new Map<string, number[]>();
  const firstOther: number[] = [];
  const seen = new Set<number>();
  const stack = [...starts];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const instruction = code[at];
    if (!instruction || seen.has(at)) continue;
    seen.add(at);
    if (instruction.op === 'split') stack.push(...instruction.to);
    else if (instruction.op === 'words') {
      for (const word of instruction.words) {
        const list = firstWords.get(word);
        if (list) list.push(at);
        else firstWords.set(word, [at]);
      }
    } else if (instruction.op !== 'accept') {
      firstOther.push(at);
      if (instruction.op === 'not') stack.push(at + 1);
    }
  }
  return { firstWords, firstOther };
}

function compile(patterns: Patterns, lexicon: Lexicon, cache: Map<string, Node>): Program {
  const code: Instruction[] = [];
  const starts: number[] = [];
  const uses = new Map<string, Set<string>>();
  for (const [id, texts] of Object.entries(patterns)) {
    for (const text of texts) {
      const start = compilePattern(parsePattern(text, lexicon.macros, cache), id, code);
      starts.push(start);
      for (let at = start; at < code.length; at++) {
        const instruction = code[at];
        if (instruction?.op !== 'words') continue;
        for (const word of instruction.words) {
          const ids = uses.get(word);
          if (ids) ids.add(id);
          else uses.set(word, new Set([id]));
        }
      }
    }
  }
  return { code, uses, ...startOf(code, starts) };
}

const LEXICONS: Readonly<Record<RuleLanguage, Lexicon>> = { en, ru, es };
const merged = new Map<RuleLanguage, MergeTable>();

/** The single words and phrases that a language takes as one; enough to find its IF without compiling the rest. */
export function mergesOf(language: RuleLanguage): MergeTable {
  let found = merged.get(language);
  if (!found) merged.set(language, (found = mergeTable(LEXICONS[language].merges)));
  return found;
}

function build(lexicon: Lexicon): Language {
  const cache = new Map<string, Node>();
  const conditions = compile(lexicon.conditions, lexicon, cache);
  const actions = compile(lexicon.actions, lexicon, cache);
  const merges = mergesOf(lexicon.language);
  const numbers = numberTables(lexicon.numbers, (word) => merges.single.get(word) ?? word);
  const known = new Set<string>([
    ...conditions.uses.keys(),
    ...actions.uses.keys(),
    ...merges.words,
    ...numbers.words,
    ...lexicon.fillers.flatMap(expandBraces),
    ...lexicon.negations,
    ...lexicon.notNames.flatMap(expandBraces),
    ...lexicon.hints['no-number'].flatMap(expandBraces),
    ...lexicon.hints['not-visible'].flatMap(expandBraces),
  ]);
  return {
    lexicon,
    conditions,
    actions,
    merges,
    numbers,
    known,
    fillers: new Set(lexicon.fillers.flatMap(expandBraces)),
    negations: new Set(lexicon.negations),
    nameLinks: new Set(lexicon.nameLinks),
    notTypes: new Set(lexicon.notTypes.flatMap(expandBraces)),
    notWeapons: new Set(lexicon.notWeapons.flatMap(expandBraces)),
    numberLeads: new Set(lexicon.numberLeads),
    numberTrails: new Set(lexicon.numberTrails),
    dashAfter: new Set(lexicon.dashAfter),
  };
}

const built = new Map<RuleLanguage, Language>();

/** The compiled lexicon of a language. */
export function languageOf(language: RuleLanguage): Language {
  let found = built.get(language);
  if (!found) built.set(language, (found = build(LEXICONS[language])));
  return found;
}
