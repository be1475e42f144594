/** A whole number as the source writes it: `4`, `4+`, `(-1)`; `undefined`: it is none. */
export function soldierNumber(text: string): number | undefined {
  const digits = /^\(?\s*([+−-]?\s*\d+(?:[.,]0+)?)\s*\+?\s*\)?$/u.exec(text)?.[1] ?? '';
  const value = digits === '' ? NaN : Number(digits.replace('−', '-').replace(/\s/gu, '').replace(',', '.'));
  return Number.isInteger(value) ? value : undefined;
}
