import { parseArgs } from 'node:util';
import { CLI_WORDS } from '../i18n/cli';
import { fill } from '../i18n/template';
import type { Command } from './command';
import { call } from './commands/call';
import { check } from './commands/check';
import { makeNew } from './commands/new';
import { reports } from './commands/reports';
import { resolve } from './commands/resolve';
import { rules } from './commands/rules';
import { undo } from './commands/undo';
import { verify } from './commands/verify';
import type { Io, Status } from './io';
import { DONE, WRONG_USAGE } from './io';
import { chooseLanguage } from './language';

/** Every command by its word. */
const COMMANDS: Readonly<Record<string, Command>> = {
  call,
  new: makeNew,
  check,
  rules,
  resolve,
  reports,
  undo,
  verify,
};

const COMMON = { lang: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

/** Words that begin with a minus but are data: `call NAME '[-1]'` is one word, `-` is standard input. */
function parseWords(argv: readonly string[], command: Command | undefined): ReturnType<typeof parseArgs> | Error {
  try {
    const options = { ...COMMON, ...command?.options };
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  } catch (error) {
    return error as Error;
  }
}

/**
 * The command line (contract): data on stdout, messages on stderr.
 * @returns exit status: 0 done, 1 refused input (nothing written), 2 wrong usage.
 */
export async function main(argv: readonly string[], io: Io): Promise<Status> {
  const [word = '', ...rest] = argv;
  const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  const parsed = parseWords(command ? rest : argv, command);
  const asked = parsed instanceof Error ? undefined : parsed.values['lang'];
  const language = chooseLanguage(typeof asked === 'string' ? asked : undefined, io.env);
  const words = CLI_WORDS[language ?? chooseLanguage(undefined, io.env) ?? 'en'];
  if (!(parsed instanceof Error) && parsed.values['help'] === true) {
    io.out(`${words.usage}\n`);
    return DONE;
  }
  const wrong =
    language === undefined
      ? fill('en', words['unknown-language'], { text: String(asked) })
      : parsed instanceof Error
        ? parsed.message.split('. ')[0]
        : command
          ? undefined
          : word === ''
            ? ''
            : fill(language, words['unknown-command'], { text: word });
  if (wrong !== undefined || !command || parsed instanceof Error || language === undefined) {
    io.err(`${wrong ? `${wrong}\n\n` : ''}${words.usage}\n`);
    return WRONG_USAGE;
  }
  const values = parsed.values as Record<string, string | boolean | undefined>;
  return command.run({ positionals: parsed.positionals, values, language }, io);
}
