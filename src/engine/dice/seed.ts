import { problem } from '../problem';
import type { Result } from '../result';
import { err, ok } from '../result';
import type { Dice, DiceProblem } from './dice';
import { keyedDice } from './keyed';
import { scriptedDice } from './scripted';

/** A seed that was given (D-1): a script of faces, or text that keys the dice. */
export type Seed =
  { readonly kind: 'script'; readonly faces: readonly string[] } | { readonly kind: 'key'; readonly text: string };

const SCRIPT = /^(?:dice|кубы|кубики|кости|dados)\s*:/iu;

/**
 * Reads a seed (D-1). Text is normalised to NFC and loses surrounding white space; a number is its shortest decimal
 * text. Blank text, 0 and an omitted argument are no seed.
 */
export function parseSeed(given: string | number | null): Result<Seed, DiceProblem> {
  if (given === null || given === 0) return err(problem('no-seed'));
  const text = String(given).normalize('NFC').trim();
  if (text === '') return err(problem('no-seed'));
  const script = SCRIPT.exec(text);
  if (!script) return ok({ kind: 'key', text });
  const faces = text
    .slice(script[0].length)
    .split(/[\s,;|/]+/u)
    .filter((face) => face !== '');
  return ok({ kind: 'script', faces });
}

/** Dice of a seed, the same for everybody who rolls: what custom functions use (D-3, last sentence on seeds). */
export const diceOf = (seed: Seed): Dice =>
  seed.kind === 'script' ? scriptedDice(seed.faces) : keyedDice(() => seed.text);
