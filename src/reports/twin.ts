/*
 * The twin of what happened, for one reader: the same with all that this reader may not know replaced by other values.
 * Whatever is right to tell is the same in both, so the report made of the twin is the same report; where the two
 * differ, something hidden shows. That is a proof and not a search for words: a squad may be called like any word of
 * the report. Each ruleset makes its own twins (`phaseTwin`, `roundTwin`, `turnTwin`), without a look at its filter.
 */

/** Owns nothing: the reader of what everybody may read. */
export const NOBODY = '\u0000';

/** Another word for each text: the same for the same, distinct for distinct; blank ones stay blank. */
export function standIns(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    if (text === '') return '';
    const word = known.get(text) ?? `∎${known.size + 1}∎`;
    known.set(text, word);
    return word;
  };
}

/** A player of whom nothing is left. */
export const strangerOf = <P extends { readonly id: string; readonly name: string; readonly character: string }>(
  player: P,
  other: (text: string) => string,
): P => ({ ...player, id: other(player.id), name: other(player.name), character: other(player.character) });
