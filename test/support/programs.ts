import { existsSync } from 'node:fs';

type Program = 'chromium' | 'libreoffice' | 'poppler' | 'python';

const skipped = (process.env.WARSHEET_SKIP ?? '').split(',');

/**
 * Like `describe`, for tests that drive a program of the system: skipped only where `npm test` could not get it.
 *
 * @public
 */
export const describeWith = (program: Program, name: string, tests: () => void): void =>
  (skipped.includes(program) ? describe.skip : describe)(name, tests);

/**
 * The Python that sees LibreOffice's `uno`: the system's own, whatever stands first in the PATH.
 *
 * @public
 */
export const unoPython = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';
