const NUMBERED = /^(.*?)(\d+)$/u;

/**
 * An id that nobody has had: the next number after the highest that the most common beginning has, as wide as that.
 * @param first where none of the ids ends with a number: `B-01`.
 */
export function freshId(taken: readonly string[], first: string): string {
  const counts = new Map<string, { count: number; highest: number; width: number }>();
  for (const id of taken) {
    const [, prefix, digits = ''] = NUMBERED.exec(id) ?? [];
    if (prefix === undefined) continue;
    const known = counts.get(prefix) ?? { count: 0, highest: 0, width: 0 };
    const highest = Math.max(known.highest, Number(digits));
    counts.set(prefix, { count: known.count + 1, highest, width: Math.max(known.width, digits.length) });
  }
  const [best] = [...counts].sort(([, a], [, b]) => b.count - a.count);
  if (!best) return first;
  const [prefix, { highest, width }] = best;
  return prefix + String(highest + 1).padStart(width, '0');
}
