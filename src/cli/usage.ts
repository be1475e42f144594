import { CLI_WORDS, type CliWord } from '../i18n/cli';
import { HELP_WORDS } from '../i18n/help';
import type { HelpWord } from '../i18n/help/words';
import type { Language } from '../i18n/language';
import { fill } from '../i18n/template';
import type { Given } from './command';
import type { Io, Status } from './io';
import { WRONG_USAGE } from './io';

/** Says what is wrong with the words of the command line and shows what is right. */
export function tellUsage(language: Language, io: Io, help: HelpWord, text: string): Status {
  io.err(`${text === '' ? '' : `${text}\n\n`}${HELP_WORDS[language][help]}\n`);
  return WRONG_USAGE;
}

/** The same for a command that lacks something or cannot take a value. */
export const wrongUsage = (
  { language, command }: Given,
  io: Io,
  word: CliWord,
  params: Readonly<Record<string, string | number>> = {},
): Promise<Status> =>
  Promise.resolve(tellUsage(language, io, command, fill(language, CLI_WORDS[language][word], params)));
