// npm run licences: every package of package-lock.json with version and licence, offline; status 1 if one is not allowed.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Licences under which a package may be used here; a choice (`A OR B`) is allowed if one of them is. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'BSD', '0BSD', 'Apache-2.0', 'Zlib', 'Unlicense'],
  ...['CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'Python-2.0', 'BlueOak-1.0.0', 'MPL-2.0', 'WTFPL', 'Artistic-2.0'],
]);

/** Packages whose licence is a text of its own, and why they may be used. */
const READ_BY_HAND = new Map([
  ['@microsoft/office-js', 'for apps that work with Microsoft 365; served to the pane in Excel only'],
]);

const licenceOf = (path, { license }) => {
  if (license) return String(license);
  const file = join(root, path, 'package.json');
  if (!existsSync(file)) return 'unknown';
  const given = JSON.parse(readFileSync(file, 'utf8'));
  const named = given.license ?? given.licenses?.map((each) => each.type ?? each).join(' OR ');
  return typeof named === 'object' ? named.type : (named ?? 'unknown');
};

const isAllowed = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((each) => ALLOWED.has(each.trim())));

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const rows = Object.entries(packages)
  .filter(([path, { link }]) => path !== '' && !link)
  .map(([path, entry]) => {
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = licenceOf(path, entry);
    const ok = isAllowed(licence) || READ_BY_HAND.has(name);
    return { name, version: entry.version, licence, shipped: !entry.dev, script: Boolean(entry.hasInstallScript), ok };
  })
  .sort((a, b) => Number(b.shipped) - Number(a.shipped) || (a.name < b.name ? -1 : 1));

for (const { name, version, licence, shipped, script, ok } of rows) {
  const remarks = [ok ? '' : 'NOT ALLOWED', script ? 'install script' : '', READ_BY_HAND.get(name) ?? ''];
  console.log([shipped ? 'shipped' : 'tool   ', `${name}@${version}`, licence, ...remarks.filter(Boolean)].join('  '));
}
const refused = rows.filter(({ ok }) => !ok);
console.error(
  `${rows.length} packages, ${rows.filter(({ shipped }) => shipped).length} of them shipped, ${refused.length} not allowed`,
);
process.exitCode = refused.length > 0 ? 1 : 0;
