import fc from 'fast-check';
import { fixedFromNumber, toNumber } from '../../../../src/engine/fixed';
import {
  amountOf,
  type Amounts,
  lacking,
  makeAmounts,
  minus,
  parseAmounts,
  plus,
  totalOf,
} from '../../../../src/engine/landing/campaign/amounts';

const read = (text: string): Amounts => {
  const amounts = parseAmounts(text);
  if (!amounts.ok) throw new Error(JSON.stringify(amounts.error));
  return amounts.value;
};

const written = (text: string): string => makeAmounts(read(text), '.');

describe('L-22 f amounts of resources', () => {
  test.each([
    ['металл 3; энергия 2', 'металл 3; энергия 2'],
    ['металл 3;энергия 2,5;', 'металл 3; энергия 2.5'],
    ['metal: 3\nenergy = 2', 'metal 3; energy 2'],
    ['3 metal; 2.125 rare earth', 'metal 3; rare earth 2.125'],
    ['metal 1\u00a0000', 'metal 1000'],
    ['metal 0; energy 1', 'energy 1'],
    ['', ''],
    ['0', ''],
    ['–', ''],
  ])('%s', (text, canonical) => {
    expect(written(text)).toBe(canonical);
  });

  test.each([
    ['metal', 'amount-unreadable'],
    ['3', 'amount-unreadable'],
    ['metal 3 energy 2', 'amount-unreadable'],
    ['metal 1,2345', 'amount-unreadable'],
    ['metal x3', 'amount-unreadable'],
    ['metal −3', 'amount-negative'],
    ['metal 3; Metal 2', 'amount-twice'],
    ['уголёк 1; УГОЛЕК 2', 'amount-twice'],
  ])('%s is refused: %s', (text, code) => {
    const amounts = parseAmounts(text);
    expect(!amounts.ok && amounts.error.code).toBe(code);
  });

  test('a cost is taken from a stock; what is lacking is told resource by resource', () => {
    const stock = read('metal 5; energy 1.5');
    expect(makeAmounts(minus(stock, read('metal 3; energy 1.5')), '.')).toBe('metal 2');
    expect(makeAmounts(lacking(stock, read('metal 6; energy 1; gas 2')), '.')).toBe('metal 1; gas 2');
    expect(makeAmounts(plus(stock, read('gas 2; Energy 0.5')), '.')).toBe('metal 5; energy 2; gas 2');
    expect(toNumber(totalOf(stock))).toBe(6.5);
  });
});

const amounts = fc
  .uniqueArray(fc.constantFrom('metal', 'energy', 'gas', 'энергия', 'rare earth'), { maxLength: 5 })
  .chain((names) =>
    fc.tuple(
      ...names.map((resource) =>
        fc.integer({ min: 1, max: 500_000 }).map((thousandths) => ({
          resource,
          amount: fixedFromNumber(thousandths / 1000) ?? (0 as never),
        })),
      ),
    ),
  );

describe('L-22 f properties of amounts', () => {
  test('what is written is read back, with a point and with a comma', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('.' as const, ',' as const), (some, decimal) => {
        expect(read(makeAmounts(some, decimal))).toEqual(some);
      }),
    );
  });

  test('a stock is never below 0, and paying what is not lacking loses exactly the cost', () => {
    fc.assert(
      fc.property(amounts, amounts, (stock, cost) => {
        const left = minus(stock, cost);
        for (const { amount } of left) expect(amount).toBeGreaterThan(0);
        if (lacking(stock, cost).length > 0) return;
        for (const { resource, amount } of stock) {
          expect(amountOf(left, resource) + amountOf(cost, resource)).toBe(amount);
        }
      }),
    );
  });
});
