import type { Language } from '../i18n/language';
import type { Io, Status } from './io';

/** What a command was given, once its words are sorted. */
export interface Given {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly language: Language;
}

/** One word of the command line. `options` are its own, beside `--lang`, `--json` and `--help`. */
export interface Command {
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
  /** Most words beside the options. */
  readonly words: number;
  readonly run: (given: Given, io: Io) => Promise<Status>;
}
