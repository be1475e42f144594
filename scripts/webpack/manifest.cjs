'use strict';

/** The address that manifest.xml names, where `npm run excel` serves the add-in. */
const DEFAULT_BASE = 'https://localhost:3000/';

/** An address where the add-in can stand, ending in a slash; undefined where Office would refuse it. */
const readBase = (text) => {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address?.protocol !== 'https:' || address.search !== '' || address.hash !== '') return undefined;
  return address.href.endsWith('/') ? address.href : `${address.href}/`;
};

/** The manifest for another address. */
const withBase = (manifest, base) => manifest.replaceAll(DEFAULT_BASE, base);

module.exports = { DEFAULT_BASE, readBase, withBase };
