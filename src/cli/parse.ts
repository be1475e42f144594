import { parseArgs } from 'node:util';
import type { Result } from '../engine/result';
import { err, ok } from '../engine/result';
import type { CliWord } from '../i18n/cli';
import type { Options } from './command';

/** An option as it was typed. */
export interface TypedOption {
  readonly name: string;
  /** With its hyphens. */
  readonly shown: string;
  /** `undefined`: none was typed. */
  readonly value: string | undefined;
  /** The value stands behind `=`, not in a word of its own. */
  readonly inline: boolean;
}

/** The words of a command line, sorted, but not yet judged. */
export interface TypedWords {
  readonly positionals: readonly string[];
  readonly options: readonly TypedOption[];
}

/** What is wrong with the words, for a message. */
export interface UsageProblem {
  readonly word: CliWord;
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * Sorts words into options and others. Which options take a value goes by all that any command knows, so that an
 * option may also stand before the command.
 */
export function sortWords(argv: readonly string[], known: Options): TypedWords {
  const short = { help: { type: 'boolean', short: 'h' } } as const;
  const options = { ...known, ...short };
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
  return {
    positionals: tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : [])),
    options: tokens.flatMap((token) =>
      token.kind === 'option'
        ? [{ name: token.name, shown: token.rawName, value: token.value, inline: token.inlineValue ?? false }]
        : [],
    ),
  };
}

type Values = Readonly<Record<string, string | boolean | undefined>>;

/** Values of the options that a command takes, or what is wrong with the first that is. */
export function optionValues(typed: readonly TypedOption[], accepted: Options): Result<Values, UsageProblem> {
  const values: Record<string, string | boolean> = {};
  const wrong = (word: CliWord, option: string, params: UsageProblem['params'] = {}) =>
    err({ word, params: { option, ...params } });
  for (const { name, shown, value, inline } of typed) {
    const kind = Object.hasOwn(accepted, name) ? accepted[name]?.type : undefined;
    if (kind === undefined) {
      const names = Object.keys(accepted).map((each) => `--${each}`);
      return wrong('option-unknown', shown, { accepted: names.join(', ') });
    }
    if (Object.hasOwn(values, name)) return wrong('option-twice', shown);
    if (kind === 'boolean') {
      if (value !== undefined) return wrong('option-with-value', shown, { text: value });
      values[name] = true;
    } else {
      // A word that begins with a hyphen is the next option; as a value it is written behind `=`.
      if (value === undefined || value === '' || (!inline && value.startsWith('-'))) {
        return wrong('option-without-value', shown);
      }
      values[name] = value;
    }
  }
  return ok(values);
}
