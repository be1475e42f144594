import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOrder } from '../../src/behaviour/orders/read';
import { orderNames } from '../support/order-names';

interface Vector {
  readonly text: string;
  /** `kind|subject|details|count`, several joined by ` & `; or `!reason`; or `-`: nothing in it is an order. */
  readonly expect: string;
}

const read = (language: string): readonly Vector[] =>
  readFileSync(join(__dirname, `orders.${language}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Vector);

describe.each(['en', 'ru', 'es'] as const)('orders of player P1 in %s', (language) => {
  const names = orderNames(language);
  test.each(read(language).map(({ text, expect: wanted }) => [text, wanted] as const))('%s', (text, wanted) => {
    const reading = readOrder(text, { start: 0, end: text.length }, names, { player: 'P1', squad: null });
    const said =
      reading === null
        ? '-'
        : reading.ok
          ? reading.value.map(({ order }) => `${order.kind}|${order.subject}|${order.details}|${order.count}`).join(' & ')
          : `!${reading.error.reason}`;
    expect(said).toBe(wanted);
  });
});
