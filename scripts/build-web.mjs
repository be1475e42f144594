// Builds what a browser opens, the add-in and the workbench, unless it is newer than its sources.

import { installPackages } from './install.mjs';

installPackages();

const { buildAddin } = await import('./build-addin.mjs');
const { buildWorkbench, isWorkbenchFresh } = await import('./build-workbench.mjs');

if (!isWorkbenchFresh()) {
  console.error('Building the workbench; this takes about a minute …');
  await buildAddin({});
  await buildWorkbench();
}
