// npm run excel: builds the add-in, serves it over HTTPS on this machine, and makes Excel know it where Excel is.

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:https';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages, root } from './install.mjs';

const USAGE = `npm run excel [-- --remove]
  --remove  makes Excel forget the add-in again, and ends`;

const readArguments = () => {
  try {
    return parseArgs({ options: { remove: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    return process.exit(2);
  }
};

const { remove } = readArguments();
installPackages();

const require = createRequire(import.meta.url);
const { DEFAULT_BASE } = require('./webpack/manifest.cjs');
const { sideloading } = require('./excel/sideload.cjs');

const folder = join(root, 'dist', 'addin');
const manifest = join(folder, 'manifest.xml');
const [, id] = /<Id>([^<]+)</.exec(readFileSync(join(root, 'manifest.xml'), 'utf8'));
const excel = sideloading({ platform: process.platform, home: homedir(), manifest, id });

const runs = ([program, args]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

const forget = () => {
  if (excel.kind === 'registry') runs(excel.remove);
  if (excel.kind === 'copy') rmSync(excel.copy, { force: true });
  console.log(
    'Excel no longer knows the add-in. Certificates are taken back with: npx office-addin-dev-certs uninstall',
  );
};

/** A certificate for localhost that the system trusts; else one that it does not, with a word about it. */
const certificate = async () => {
  const certificates = require('office-addin-dev-certs');
  try {
    return await certificates.getHttpsServerOptions();
  } catch (error) {
    console.error(`The certificate for ${DEFAULT_BASE} is not trusted on this system: ${error.message}
Excel loads the add-in only once it is. Until then a browser may be told to accept it, at ${DEFAULT_BASE}taskpane.html`);
  }
  const {
    caCertificatePath,
    localhostCertificatePath,
    localhostKeyPath,
  } = require('office-addin-dev-certs/lib/defaults');
  await certificates.generateCertificates(caCertificatePath, localhostCertificatePath, localhostKeyPath);
  return { key: readFileSync(localhostKeyPath), cert: readFileSync(localhostCertificatePath) };
};

const serve = (secure) => {
  const sirv = require('sirv');
  // Excel on the web fetches the functions' metadata from an address of its own.
  const setHeaders = (response) => response.setHeader('Access-Control-Allow-Origin', '*');
  const files = sirv(folder, { dev: true, setHeaders });
  const server = createServer(secure, (request, response) => {
    files(request, response, () => {
      response.statusCode = 404;
      response.end('Not found');
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(new URL(DEFAULT_BASE).port), '127.0.0.1', resolve);
  });
};

const register = () => {
  if (excel.kind === 'hand') return;
  if (excel.kind === 'copy') {
    mkdirSync(dirname(excel.copy), { recursive: true });
    copyFileSync(manifest, excel.copy);
  } else if (!runs(excel.add)) throw new Error(`The registry could not be written: ${excel.add.flat().join(' ')}`);
  if (!runs(excel.start)) console.log('Excel could not be started from here: start it by hand.');
};

if (remove) forget();
else {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  try {
    await serve(await certificate());
    register();
  } catch (error) {
    console.error(error.code === 'EADDRINUSE' ? `Another program uses the address ${DEFAULT_BASE}` : error.message);
    process.exit(1);
  }
  console.log(`The add-in stands at ${DEFAULT_BASE} as long as this runs; Ctrl+C ends it.\n${excel.then}
Sideloading in other ways: docs/excel.md. What to try: docs/excel-checklist.md.`);
}
