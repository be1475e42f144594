// npm start: installs what is missing, builds the workbench and serves it with a sample campaign.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './install.mjs';

const USAGE = `npm start -- [--port NUMBER]
  --port  the port to serve on (4747); where it is taken, a free one`;

const readPort = () => {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string', default: '4747' } } });
    const port = Number(values.port);
    if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
    console.error(`--port ${values.port}: a whole number from 0 to 65535 is needed.`);
  } catch (error) {
    console.error(error.message);
  }
  console.error(USAGE);
  return process.exit(2);
};

const port = readPort();
await import('./build-web.mjs');
const { serve } = await import('./serve.mjs');
const { address } = await serve(join(root, 'dist', 'addin'), port);
console.log(`Warsheet's workbench with a sample campaign: ${address}workbench/
Nothing leaves this machine. Press Ctrl+C to stop.`);
