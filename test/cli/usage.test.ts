import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HELP_WORDS } from '../../src/i18n/help';
import { COMMAND_NAMES } from '../../src/i18n/help/words';
import { LANGUAGES } from '../../src/i18n/language';
import { run, scratchFolder } from './support/run';

describe('wrong usage: status 2, nothing on stdout, what is right on stderr', () => {
  test.each<[readonly string[], RegExp]>([
    [[], /^Usage: warsheet COMMAND/],
    [['nonsense'], /no command "nonsense"; there are new, check/],
    [['help', 'nonsense'], /no command "nonsense"/],
    [['help', 'check', 'more'], /"more" is one word too many/],
    [['call'], /Which function/],
    [['check'], /Which workbook[^]*Usage: warsheet check/],
    [['check', 'x.xlsx', 'y.xlsx'], /"y.xlsx" is one word too many/],
    [['check', 'x.xlsx', '--nope'], /option --nope is not known here; there are --lang, --json, --help/],
    [['check', 'x.xlsx', '--lang', 'de'], /Language "de" is not known/],
    [['check', 'x.xlsx', '--lang'], /option --lang needs a value/],
    [['check', 'x.xlsx', '--json=yes'], /option --json takes no value, not "yes"/],
    [['check', 'x.xlsx', '-x'], /option -x is not known/],
    [['undo', 'x.xlsx'], /either --out FILE2.xlsx or --in-place/],
    [['undo', 'x.xlsx', '--out', '--in-place'], /option --out needs a value/],
    [['undo', 'x.xlsx', '--out='], /option --out needs a value/],
    [['undo', 'x.xlsx', '--out', 'a', '--out', 'b'], /option --out is given twice/],
    [['undo', 'x.xlsx', '--in-place', '--out', 'b'], /not both/],
    [['undo', 'x.xlsx', '--in-place', '--dir', 'b'], /option --dir is not known here/],
    [['resolve', 'x.xlsx', '--in-place'], /--phase combat/],
    [['resolve', 'x.xlsx', '--in-place', '--phase', 'dance'], /phase "dance" is not known/],
    [['rules', '--in-place'], /Which workbook/],
    [['rules', 'x.xlsx', '--in-place'], /Which text/],
    [['reports', 'x.xlsx'], /--dir DIR/],
    [['reports', 'x.xlsx', '--dir', 'd', '--format', 'md,pdf'], /format "pdf" is not known; there are xlsx/],
    [['reports', 'x.xlsx', '--dir', 'd', '--turn', '0'], /turn "0" is not a whole number from 1 to 9999/],
    [['--version', '--sample'], /option --sample is not known here/],
  ])('%j', async (args, message) => {
    const { status, out, err } = await run(args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(message);
  });
});

describe('help is data: status 0', () => {
  test.each([[['--help']], [['-h']], [['help']]])('%j', async (args) => {
    const { status, out, err } = await run(args);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toBe(`${HELP_WORDS.en.usage}\n`);
  });

  test.each(COMMAND_NAMES)('%s: the same by either way, with examples', async (name) => {
    for (const language of LANGUAGES) {
      const asked = await run(['help', name, '--lang', language]);
      expect(asked).toEqual({ status: 0, out: `${HELP_WORDS[language][name]}\n`, err: '' });
      expect(await run([name, '--help', '--lang', language])).toEqual(asked);
      expect(asked.out).toMatch(/(Example|Пример|Ejemplo)\p{L}*: warsheet/u);
    }
  });

  test.each(LANGUAGES)('%s names every option of every command', async (language) => {
    for (const name of COMMAND_NAMES) {
      const { err } = await run([name, '--nope']);
      const options = [...err.split('\n')[0]!.matchAll(/--[a-z-]+/g)].map(([option]) => option).slice(1);
      const own = options.filter((option) => !['--lang', '--json', '--help'].includes(option));
      for (const option of own)
        expect([name, HELP_WORDS[language][name]]).toEqual([name, expect.stringContaining(option)]);
    }
  });

  test('--version is that of the package', async () => {
    const { version } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as { version: string };
    expect(await run(['--version'])).toEqual({ status: 0, out: `${version}\n`, err: '' });
  });
});

describe('language of messages: --lang, else the campaign’s, else the environment’s, else English', () => {
  const file = scratchFolder();

  test.each([
    [{ LANG: 'ru_RU.UTF-8' }, 'Использование'],
    [{ LC_ALL: '', LC_MESSAGES: 'es_AR', LANG: 'ru' }, 'Uso'],
    [{ LC_ALL: 'C', LANG: 'ru' }, 'Usage'],
    [{}, 'Usage'],
  ])('the environment: %j', async (env, word) => {
    expect((await run(['help'], [], env)).out).toMatch(new RegExp(`^${word}:`));
  });

  test('a command on a workbook speaks the campaign’s language, a file that is none is told in the environment’s', async () => {
    const [book, env] = [file('a.xlsx'), { LANG: 'es' }];
    await run(['new', book, '--sample', '--lang', 'ru'], [], env);
    expect((await run(['check', book], [], env)).err).toMatch(/^Ошибок нет/);
    expect((await run(['check', book, '--lang', 'en'], [], env)).err).toMatch(/^No problems/);
    expect((await run(['verify', book], [], env)).err).toMatch(/^проверять пока нечего/);
    expect((await run(['check', file('none.xlsx')], [], env)).err).toMatch(/^no existe el archivo/);
  });

  test('an option may stand before the command', async () => {
    expect((await run(['--lang', 'es', 'check'])).err).toContain('Falta el nombre del libro');
  });
});
