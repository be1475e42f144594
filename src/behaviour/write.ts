/** Rule → its canonical sentence in a language; `readRule` reads it back to the same tree. */
import type { Action, Condition, Expression, Rule, Target } from '../engine/landing/behaviour/syntax';
import type { RuleLanguage } from './lexicon/lexicon';
import { EN } from './wording/en';
import { ES } from './wording/es';
import { RU } from './wording/ru';
import type { Wording } from './wording/wording';

const WORDINGS: Readonly<Record<RuleLanguage, Wording>> = { en: EN, ru: RU, es: ES };

/** In the first pair of quotes that the name does not contain. */
function quote(name: string, words: Wording): string {
  const fitting = words.quotes.find(([open, close]) => !name.includes(open) && !name.includes(close));
  const [open, close] = fitting ?? ['"', '"'];
  return `${open}${name}${close}`;
}

const writeNumber = (value: number, words: Wording): string => String(value).replace('.', words.decimal);

function condition(value: Condition, words: Wording, denied: boolean): string | undefined {
  switch (value.kind) {
    case 'enemy-type':
      return words.enemyType[denied ? 1 : 0].replace('{name}', () => quote(value.type, words));
    case 'has-uses':
      return words.hasUses[denied ? 1 : 0].replace('{name}', () => quote(value.weapon, words));
    case 'distance':
    case 'own-hp':
    case 'enemy-hp':
    case 'losses':
    case 'cycle': {
      if (denied) return undefined;
      const number = `${writeNumber(value.value, words)}${value.percent ? words.percent : ''}`;
      return `${words.numeric[value.kind]} ${words.comparisons[value.kind][value.op]} ${number}`;
    }
    default:
      return words.conditions[value.kind][denied ? 1 : 0];
  }
}

function expression(value: Expression, words: Wording): string {
  switch (value.kind) {
    case 'condition':
      return condition(value.condition, words, false) ?? '';
    case 'not': {
      const denied = value.term.kind === 'condition' ? condition(value.term.condition, words, true) : undefined;
      return denied ?? `${words.not} (${expression(value.term, words)})`;
    }
    case 'or':
      return value.terms.map((term) => expression(term, words)).join(` ${words.or} `);
    case 'and':
      return value.terms
        .map((term) => (term.kind === 'or' ? `(${expression(term, words)})` : expression(term, words)))
        .join(` ${words.and} `);
  }
}

const target = (value: Target | null, words: Wording): string => {
  if (value === null) return '';
  return value.kind === 'type' ? ` ${words.atType} ${quote(value.type, words)}` : ` ${words.targets[value.kind]}`;
};

function action(value: Action, words: Wording): string {
  switch (value.kind) {
    case 'close':
      if (value.to === null) return words.close;
      if (value.to === 'effective') return words.closeEffective;
      return value.to === 'contact'
        ? words.closeContact
        : `${words.close} ${words.upTo} ${writeNumber(value.to, words)}`;
    case 'withdraw':
      return value.to === null ? words.withdraw : `${words.withdraw} ${words.upTo} ${writeNumber(value.to, words)}`;
    case 'keep':
      return `${words.keep} ${writeNumber(value.at, words)}`;
    case 'hold':
      return words.hold;
    case 'hold-fire':
      return words.holdFire;
    case 'fire': {
      const weapon = value.weapon === null ? '' : ` ${words.withWeapon} ${quote(value.weapon, words)}`;
      return `${words.fire}${weapon}${target(value.target, words)}`;
    }
    case 'use':
      return `${words.use} ${quote(value.weapon, words)}${target(value.target, words)}`;
  }
}

/** One condition as the canonical sentence has it. */
export const writeCondition = (value: Condition, language: RuleLanguage): string =>
  condition(value, WORDINGS[language], false) ?? '';

/** One action as the canonical sentence has it. */
export const writeAction = (value: Action, language: RuleLanguage): string => action(value, WORDINGS[language]);

/** The canonical sentence of a rule. */
export function writeRule(rule: Rule, language: RuleLanguage): string {
  const words = WORDINGS[language];
  const actions = rule.actions.map((one) => action(one, words)).join(', ');
  return `${words.if} ${expression(rule.when, words)}, ${words.then} ${actions}.`;
}
