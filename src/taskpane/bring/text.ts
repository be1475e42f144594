import type { Span } from '../../behaviour/diagnostic';

/** A text with another one in a place of it. */
export const replaced = (text: string, { start, end }: Span, by: string): string =>
  text.slice(0, start) + by + text.slice(end);

/** A header's line with another squad's name in it; one that does not hold the name as it was read becomes a plain header. */
export function headerNaming(text: string, header: Span, name: string, squad: string): string {
  const line = text.slice(header.start, header.end);
  return line.includes(name) ? line.replace(name, () => squad) : `${squad}:`;
}
