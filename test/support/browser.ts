import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';

const root = join(__dirname, '../..');

/** What `npm start` serves on this machine. */
export interface Site {
  /** Of the workbench; the add-in's files stand one folder above. */
  readonly address: string;
  readonly close: () => void;
}

/** Of serving, the build before it included: what hangs is ended, and the test with it. */
const LONGEST_MS = 900_000;

/** Starts the workbench as a newcomer does, on a free port; what is older than its sources is built first. */
export const startWorkbench = (): Promise<Site> =>
  new Promise((resolve, reject) => {
    const program = spawn(process.execPath, [join(root, 'scripts', 'start.mjs'), '--port', '0'], {
      timeout: LONGEST_MS,
    });
    let output = '';
    const hear = (data: Buffer): void => {
      output += String(data);
      const [address] = /http:\/\/localhost:\d+\/workbench\//.exec(output) ?? [];
      if (address !== undefined) resolve({ address, close: () => program.kill() });
    };
    program.stdout.on('data', hear);
    program.stderr.on('data', hear);
    program.on('exit', () => reject(new Error(`The workbench did not start: ${output}`)));
  });

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Starts the system's Chromium without a window. */
export const startChromium = (): Promise<Browser> => {
  const executablePath = PLACES.find(existsSync);
  if (executablePath === undefined) throw new Error(`Chromium is in none of ${PLACES.join(', ')}`);
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
};
