import { add, type Fixed, fixedOf, parseFixed, subtract, toNumber, ZERO } from '../../fixed';
import { problem, type Problem } from '../../problem';
import { err, ok, type Result } from '../../result';
import { sameName } from '../behaviour/sameName';

/** So much of a resource that the game master names (L-22 f). */
export interface Amount {
  readonly resource: string;
  readonly amount: Fixed;
}

/** A cost, a stock, an income: each resource once, none with 0; in the order in which they were named. */
export type Amounts = readonly Amount[];

export const NOTHING: Amounts = [];

export const AMOUNT_PROBLEMS = ['amount-unreadable', 'amount-negative', 'amount-twice'] as const;
export type AmountProblem = Problem<(typeof AMOUNT_PROBLEMS)[number]>;

const NUMBER = String.raw`[+\-−]?\d[\d\u00a0\u202f]*(?:[.,]\d+)?`;
/** `металл 3`, `metal: 3`, `3 metal`; the name holds a letter and does not end with a number of its own. */
const NAME_FIRST = new RegExp(String.raw`^(\S.*?)[\s:=]+(${NUMBER})$`, 'u');
const NUMBER_FIRST = new RegExp(String.raw`^(${NUMBER})\s+(\S.*)$`, 'u');
/** How people write that there is nothing. */
const NONE = /^(?:0|[-–—])?$/u;

const isName = (text: string): boolean => /\p{L}/u.test(text) && !/(?:^|\s)[\d.,]+(?:\s|$)/u.test(text);

function readEntry(text: string): Result<Amount, AmountProblem> {
  const [, before = '', after = ''] = NAME_FIRST.exec(text) ?? [];
  const [, first = '', last = ''] = NUMBER_FIRST.exec(text) ?? [];
  const [resource, digits] = before === '' ? [last, first] : [before, after];
  const amount = parseFixed(digits.replace('−', '-').replace(/[\u00a0\u202f]/gu, ''));
  if (amount === undefined || !isName(resource)) return err(problem('amount-unreadable', { text }));
  return amount < 0 ? err(problem('amount-negative', { text })) : ok({ resource, amount });
}

/** Reads `металл 3; энергия 2`: resources by name, at most three places each (L-22 f). Blank, `0` and `–` are nothing. */
export function parseAmounts(text: string): Result<Amounts, AmountProblem> {
  if (NONE.test(text.trim())) return ok(NOTHING);
  const amounts: Amount[] = [];
  for (const part of text.split(/[;\n]/u)) {
    const entry = part.replace(/[ \t]+/gu, ' ').trim();
    if (entry === '') continue;
    const read = readEntry(entry);
    if (!read.ok) return read;
    const { resource } = read.value;
    if (amounts.some((each) => sameName(each.resource, resource))) {
      return err(problem('amount-twice', { text: text.trim(), resource }));
    }
    amounts.push(read.value);
  }
  return ok(amounts.filter(({ amount }) => amount !== 0));
}

/** Amounts as they are written: `металл 3; энергия 2,5`. */
export const makeAmounts = (amounts: Amounts, decimal: '.' | ','): string =>
  amounts.map(({ resource, amount }) => `${resource} ${String(toNumber(amount)).replace('.', decimal)}`).join('; ');

/** How much of a resource there is. */
export const amountOf = (amounts: Amounts, resource: string): Fixed =>
  amounts.find((each) => sameName(each.resource, resource))?.amount ?? ZERO;

/** The sum of two; resources of the first come first. */
export function plus(a: Amounts, b: Amounts): Amounts {
  const both = a.map(({ resource, amount }) => ({ resource, amount: add(amount, amountOf(b, resource)) }));
  return [...both, ...b.filter(({ resource }) => amountOf(a, resource) === 0)];
}

/** What of a cost the stock does not hold; nothing: it can be paid. */
export const lacking = (stock: Amounts, cost: Amounts): Amounts =>
  cost
    .map(({ resource, amount }) => ({ resource, amount: subtract(amount, amountOf(stock, resource)) }))
    .filter(({ amount }) => amount > 0);

/** What is left of a stock after a cost; never below 0: what is {@link lacking} stays unpaid. */
export const minus = (stock: Amounts, cost: Amounts): Amounts =>
  stock
    .map(({ resource, amount }) => ({ resource, amount: subtract(amount, amountOf(cost, resource)) }))
    .filter(({ amount }) => amount > 0);

/** All resources together: what "dearer" compares (L-22 d). */
export const totalOf = (amounts: Amounts): Fixed => amounts.reduce((sum, { amount }) => add(sum, amount), fixedOf(0));
