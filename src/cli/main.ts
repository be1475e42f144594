import { parseArgs } from 'node:util';
import type { Result } from '../engine/result';
import { err, ok } from '../engine/result';
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

type Values = Readonly<Record<string, string | boolean | undefined>>;
type Words = Result<{ readonly positionals: readonly string[]; readonly values: Values }, string>;

function parseWords(argv: readonly string[], command: Command | undefined): Words {
  try {
    const options = { ...COMMON, ...command?.options };
    const { positionals, values } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
    return ok({ positionals, values: values as Values });
  } catch (error) {
    // Node's own sentence names the option; the advice behind it is about Node's syntax.
    return err(String((error as Error).message).split('. ')[0] ?? '');
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
  const asked = parsed.ok ? parsed.value.values['lang'] : undefined;
  const language = chooseLanguage(typeof asked === 'string' ? asked : undefined, io.env);
  const words = CLI_WORDS[language ?? chooseLanguage(undefined, io.env) ?? 'en'];
  if (parsed.ok && parsed.value.values['help'] === true) {
    io.out(`${words.usage}\n`);
    return DONE;
  }
  const wrong = (text: string): Status => {
    io.err(`${text === '' ? '' : `${text}\n\n`}${words.usage}\n`);
    return WRONG_USAGE;
  };
  if (language === undefined) return wrong(fill('en', words['unknown-language'], { text: String(asked) }));
  if (!parsed.ok) return wrong(parsed.error);
  if (!command) return wrong(word === '' ? '' : fill(language, words['unknown-command'], { text: word }));
  const [extra] = parsed.value.positionals.slice(command.words);
  if (extra !== undefined) return wrong(fill(language, words['extra-word'], { text: extra }));
  return command.run({ ...parsed.value, language }, io);
}
