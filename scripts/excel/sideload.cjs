'use strict';

// How an Excel on this machine gets to know an add-in that is not in its store.

const path = require('node:path');

/** Where Excel for Windows looks for add-ins under development; a value names a manifest's file. */
const REGISTRY_KEY = String.raw`HKCU\SOFTWARE\Microsoft\Office\16.0\WEF\Developer`;

/** Folder in which Excel for Mac looks for manifests. */
const MAC_FOLDER = ['Library', 'Containers', 'com.microsoft.Excel', 'Data', 'Documents', 'wef'];

const WEB = 'Excel on the web: Home > Add-ins > More Add-ins > My Add-ins > Upload My Add-in, and choose';

/**
 * What registers the manifest, what takes it back, and what a person does then. A command is a program with its
 * arguments; `copy` is a file to be put somewhere. `hand`: there is no Excel that could be told from here.
 *
 * @param {{ platform: string, home: string, manifest: string, id: string }} machine
 */
const sideloading = ({ platform, home, manifest, id }) => {
  if (platform === 'win32') {
    return {
      kind: 'registry',
      add: ['reg', ['add', REGISTRY_KEY, '/v', id, '/t', 'REG_SZ', '/d', manifest, '/f']],
      remove: ['reg', ['delete', REGISTRY_KEY, '/v', id, '/f']],
      start: ['cmd', ['/c', 'start', 'excel']],
      then: 'In Excel: open a workbook, Home > Add-ins > Developer Add-ins > Warsheet.',
    };
  }
  if (platform === 'darwin') {
    return {
      kind: 'copy',
      copy: path.posix.join(home, ...MAC_FOLDER, `${id}.manifest.xml`),
      start: ['open', ['-a', 'Microsoft Excel']],
      then: 'In Excel: open a workbook, Home > Add-ins > Developer Add-ins > Warsheet.',
    };
  }
  return { kind: 'hand', then: `No Excel runs on this system. ${WEB} ${manifest}` };
};

module.exports = { sideloading };
