import type { CommandName } from '../i18n/help/words';
import type { Language } from '../i18n/language';
import type { Io, Status } from './io';

/** What a command was given, once its words are sorted. */
export interface Given {
  readonly command: CommandName;
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  /** Of messages: that of `--lang`, else of the campaign once its workbook is open, else of the environment. */
  readonly language: Language;
  /** The language that `--lang` asks for. */
  readonly asked: Language | null;
}

/** Options by their names; a `string` takes a value. */
export type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

/** One word of the command line. `options` are its own, beside `--lang`, `--json` and `--help`. */
export interface Command {
  readonly options: Options;
  /** Most words beside the options. */
  readonly words: number;
  readonly run: (given: Given, io: Io) => Promise<Status>;
}
