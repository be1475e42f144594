import project from '../../package.json';

/** A part of the program that the page wanted to load and could not. */
export const isPartMissing = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** What whoever mends the program needs to know: version, kind of failure, place; nothing of the campaign. */
export function detailsOf(error: unknown): string {
  const told = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  return `Warsheet ${project.version}\n${navigator.userAgent}\n${told}`;
}
