import { CLI_WORDS, type CliWord } from '../i18n/cli';
import { HELP_WORDS } from '../i18n/help';
import { COMMAND_NAMES, type CommandName, type HelpWord } from '../i18n/help/words';
import { isLanguage } from '../i18n/language';
import { fill } from '../i18n/template';
import type { Command, Options } from './command';
import { call } from './commands/call';
import { check } from './commands/check';
import { covert } from './commands/covert';
import { makeNew } from './commands/new';
import { next } from './commands/next';
import { odds } from './commands/odds';
import { orders } from './commands/orders';
import { reports } from './commands/reports';
import { resolve } from './commands/resolve';
import { rules } from './commands/rules';
import { stats } from './commands/stats';
import { undo } from './commands/undo';
import { verify } from './commands/verify';
import type { Io, Status } from './io';
import { DONE } from './io';
import { environmentLanguage } from './language';
import { optionValues, sortWords } from './parse';
import { tellUsage } from './usage';
import { VERSION } from './version';

/** Every command by its word. */
const COMMANDS: Readonly<Record<CommandName, Command>> = {
  new: makeNew,
  check,
  rules,
  orders,
  resolve,
  covert,
  reports,
  undo,
  next,
  verify,
  odds,
  stats,
  call,
};

const COMMON: Options = { lang: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } };
/** Of the command line without a command. */
const ALONE: Options = { ...COMMON, version: { type: 'boolean' } };
const EVERY: Options = Object.assign({}, ALONE, ...Object.values(COMMANDS).map(({ options }) => options)) as Options;

const isCommand = (word: string | undefined): word is CommandName =>
  (COMMAND_NAMES as readonly (string | undefined)[]).includes(word);

/**
 * The command line (contract): data on stdout, messages on stderr.
 * @returns exit status: 0 done, 1 refused input (nothing written), 2 wrong usage.
 */
export async function main(argv: readonly string[], io: Io): Promise<Status> {
  const { positionals, options: typed } = sortWords(argv, EVERY);
  const [first, ...rest] = positionals;
  const helping = first === 'help';
  const words = helping ? rest : positionals;
  const [name, ...others] = words;
  const command = isCommand(name) ? COMMANDS[name] : undefined;
  const help: HelpWord = isCommand(name) ? name : 'usage';

  const lang = typed.find((option) => option.name === 'lang')?.value;
  const asked = lang !== undefined && isLanguage(lang) ? lang : null;
  const language = asked ?? environmentLanguage(io.env);
  const wrong = (word: CliWord, params: Readonly<Record<string, string | number>>): Status =>
    tellUsage(language, io, help, fill(language, CLI_WORDS[language][word], params));

  const values = optionValues(typed, command ? { ...COMMON, ...command.options } : ALONE);
  if (!values.ok) return wrong(values.error.word, values.error.params);
  if (lang !== undefined && asked === null) return wrong('unknown-language', { text: lang });
  if (name !== undefined && !isCommand(name)) {
    return wrong('unknown-command', { text: name, accepted: COMMAND_NAMES.join(', ') });
  }
  if (values.value['version'] === true) {
    io.out(`${VERSION}\n`);
    return DONE;
  }
  const [extra] = others.slice(helping ? 0 : (command?.words ?? 0));
  if (extra !== undefined) return wrong('extra-word', { text: extra });
  if (helping || values.value['help'] === true) {
    io.out(`${HELP_WORDS[language][help]}\n`);
    return DONE;
  }
  if (!command || !isCommand(name)) return tellUsage(language, io, 'usage', '');
  return command.run({ command: name, positionals: others, values: values.value, language, asked }, io);
}
