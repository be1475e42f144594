import type { FunctionError } from '../../functions/table';
import { callFunction } from '../../functions/table';
import type { Argument, Value } from '../../functions/spec';
import type { Result } from '../../engine/result';
import { err } from '../../engine/result';
import { CLI_WORDS } from '../../i18n/cli';
import type { Language } from '../../i18n/language';
import { fill } from '../../i18n/template';
import type { Command } from '../command';
import { DONE, REFUSED } from '../io';
import { wrongUsage } from '../usage';

/** What `call` prints: one JSON value, array, or array of rows (contract). */
function plain(value: Value): unknown {
  switch (value.kind) {
    case 'cell':
      return value.cell;
    case 'row':
      return value.row;
    case 'table':
      return value.rows;
  }
}

const isScalar = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const isArgument = (value: unknown): value is Argument =>
  isScalar(value) || (Array.isArray(value) && value.every((row) => Array.isArray(row) && row.every(isScalar)));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const refusal = (
  language: Language,
  word: 'call-arguments' | 'call-line',
  text: string,
): Result<Value, FunctionError> =>
  err({ code: '#VALUE!', message: fill(language, CLI_WORDS[language][word], { text: text.slice(0, 200) }) });

function callText(name: string, args: unknown, text: string, language: Language): Result<Value, FunctionError> {
  return Array.isArray(args) && args.every(isArgument)
    ? callFunction(name, args, language)
    : refusal(language, 'call-arguments', text);
}

function callLine(line: string, language: Language): Result<Value, FunctionError> {
  const parsed = parseJson(line);
  if (!Array.isArray(parsed) || typeof parsed[0] !== 'string') return refusal(language, 'call-line', line);
  return callText(parsed[0], parsed[1] ?? [], line, language);
}

/** `warsheet call NAME 'JSON array'` and `warsheet call -`. */
export const call: Command = {
  options: {},
  words: 2,
  async run(given, io) {
    const { positionals, language } = given;
    const [name, text] = positionals;
    if (name === '-') {
      for await (const line of io.lines()) {
        const result = callLine(line, language);
        const answer = result.ok ? { value: plain(result.value) } : { error: result.error };
        io.out(`${JSON.stringify(answer)}\n`);
      }
      return DONE;
    }
    if (name === undefined) return wrongUsage(given, io, 'function-needed');
    const args = parseJson(text ?? '[]');
    const result = callText(name, args, text ?? '', language);
    if (result.ok) io.out(`${JSON.stringify(plain(result.value))}\n`);
    else io.err(`${result.error.code} ${result.error.message}\n`);
    return result.ok ? DONE : REFUSED;
  },
};
