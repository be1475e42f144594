import { createInterface } from 'node:readline';
import { main } from './main';

// Whoever reads the output may stop early (`| head`): that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

/** Where no variable says the language (Windows), the system does. */
const systemLanguage = (): string => Intl.DateTimeFormat().resolvedOptions().locale;
const { LC_ALL, LC_MESSAGES, LANG } = process.env;

// The one place that knows the process.
main(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  lines: () => createInterface({ input: process.stdin, crlfDelay: Infinity }),
  env: { ...process.env, LANG: LC_ALL || LC_MESSAGES || LANG || systemLanguage() },
}).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    process.stderr.write(`warsheet: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = 70;
  },
);
