/*
 * Values that are kept in cells as JSON, cut into parts that fit.
 */

/** Below Excel's 32,767 characters a cell. */
const CHUNK = 30_000;
/** Before each chunk, so that no cell can be taken for a formula or lose an apostrophe or a blank. */
const GUARD = ':';

/** JSON that survives a cell: no `_x000D_` that `.xlsx` readers would unfold, no characters that XML forbids. */
const cellJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '\\u005f')
    .replace(
      /[\ufffe\uffff\u007f-\u009f\u2028\u2029]/g,
      (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );

function chunksOf(text: string): string[] {
  const chunks: string[] = [];
  for (let start = 0; start < text.length;) {
    let end = Math.min(start + CHUNK, text.length);
    const last = text.charCodeAt(end - 1);
    // A character of two units is not cut in half.
    if (end < text.length && last >= 0xd800 && last <= 0xdbff) end -= 1;
    chunks.push(GUARD + text.slice(start, end));
    start = end;
  }
  return chunks;
}

/** A value as texts, a cell each. */
export const toChunks = (value: unknown): readonly string[] => chunksOf(cellJson(value));

/** The part of the JSON that a cell holds; `undefined`: it is none of ours. */
export const chunkText = (cell: string): string | undefined =>
  cell.startsWith(GUARD) ? cell.slice(GUARD.length) : undefined;

/** What the parts put together say; `undefined`: they are no JSON. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
