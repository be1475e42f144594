// A server of static files on this machine alone.

import { createServer } from 'node:http';
import sirv from 'sirv';

const HOST = '127.0.0.1';

const listen = (server, port) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolve(server.address().port));
  });

/** Serves a folder; where the port is taken, any free one. Gives the address and what ends it. */
export const serve = async (folder, port = 0) => {
  const files = sirv(folder, { dev: true, single: false });
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.statusCode = 404;
      response.end('Not found');
    });
  });
  const given = await listen(server, port).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return listen(server, 0);
  });
  return { address: `http://localhost:${given}/`, close: () => server.close() };
};
