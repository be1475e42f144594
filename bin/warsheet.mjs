#!/usr/bin/env node
// In a checkout the program is built on its first use and after each change; messages about that go to stderr only.

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const bundle = fileURLToPath(new URL('../dist/cli/warsheet.cjs', import.meta.url));

if (existsSync(new URL('../src/cli/bin.ts', import.meta.url))) {
  const { buildCli, isCliFresh } = await import('../scripts/build-cli.mjs');
  if (!isCliFresh()) {
    try {
      await buildCli();
    } catch (error) {
      console.error(`warsheet: cannot be built: ${error.message}`);
      process.exit(70);
    }
  }
}

createRequire(import.meta.url)(bundle);
