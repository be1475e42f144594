import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '../../../src/cli/main';

export interface Run {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line with these words, lines of input and variables. */
export async function run(args: readonly string[], input: readonly string[] = [], env = {}): Promise<Run> {
  let out = '';
  let err = '';
  const status = await main(args, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    async *lines() {
      yield* input;
    },
    env,
  });
  return { status, out, err };
}

/** A folder for each test; gives paths in it. */
export function scratchFolder(): (name: string) => string {
  let directory = '';
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'warsheet-cli-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));
  return (name) => join(directory, name);
}
