/** A whole number as it is typed, with whichever minus; `null` is blank, `undefined` no such number. */
export function readWhole(text: string, min: number, max: number): number | null | undefined {
  const plain = text.trim().replace(/^[−–]/u, '-');
  if (plain === '') return null;
  if (!/^[+-]?\d{1,6}$/.test(plain)) return undefined;
  const value = Number(plain);
  return value >= min && value <= max ? value : undefined;
}

/** A whole number as it stands in a field; `null` is blank. */
export const formatWhole = (value: number | null): string =>
  value === null ? '' : value < 0 ? `−${-value}` : String(value);
