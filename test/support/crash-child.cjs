'use strict';

// A process that dies in the middle of writing: `node crash-child.cjs FOLDER CALL`, at that call of the system (from 1).

const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');

require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  module._compile(code, filename);
};

const { failingDisk } = require('./failing-disk.ts');
const { writeFilesWhole } = require('../../src/adapters/xlsx/write-files.ts');
const { writeFileWhole } = require('../../src/adapters/xlsx/file.ts');

const [, , what, path, call] = process.argv;
const { disk, calls } = failingDisk((number) => {
  if (number === Number(call)) process.kill(process.pid, 'SIGKILL');
  return null;
});
const text = (name) => new TextEncoder().encode(`the new ${name}`.repeat(1000));
const written =
  what === 'one'
    ? writeFileWhole(path, text('book'), disk)
    : writeFilesWhole(
        path,
        ['a.txt', 'b.txt', 'c.xlsx'].map((name) => ({ name, bytes: text(name) })),
        disk,
      );
written.then(({ ok }) => {
  process.stdout.write(`${calls.length}`);
  process.exitCode = ok ? 0 : 1;
});
