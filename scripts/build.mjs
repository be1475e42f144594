// npm run build: the command line, the add-in and the workbench, into dist/.

import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { buildAddin } from './build-addin.mjs';
import { buildCli } from './build-cli.mjs';
import { buildVerify } from './build-verify.mjs';
import { buildWorkbench } from './build-workbench.mjs';
import { installPackages } from './install.mjs';

installPackages();

const require = createRequire(import.meta.url);
const { DEFAULT_BASE, readBase } = require('./webpack/manifest.cjs');

const USAGE = `npm run build -- [--base https://host/path/] [--self-hosted]
  --base         the address where dist/addin will stand; its manifest names it (${DEFAULT_BASE})
  --self-hosted  Office.js is copied into dist/addin instead of loaded from Microsoft`;

const readArguments = () => {
  try {
    const { values } = parseArgs({ options: { base: { type: 'string' }, 'self-hosted': { type: 'boolean' } } });
    const base = readBase(values.base ?? DEFAULT_BASE);
    if (base) return { base, selfHosted: values['self-hosted'] ?? false };
    console.error(`--base ${values.base}: an address that begins with https:// and has neither ? nor # is needed.`);
  } catch (error) {
    console.error(error.message);
  }
  console.error(USAGE);
  return process.exit(2);
};

const options = readArguments();
try {
  await buildCli();
  console.log('dist/cli/warsheet.cjs');
  await buildAddin(options);
  await buildVerify();
  await buildWorkbench();
  console.log(`dist/addin/ for ${options.base}, with the workbench in dist/addin/workbench/ and the page verify.html`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
