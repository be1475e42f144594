'use strict';

// excelize-wasm hides an import() of node:fs in a Function, which Jest's sandbox refuses; there require does the same.
const HIDDEN = 'Function("m","return import(m)")(e)';

module.exports = {
  process(source) {
    if (!source.includes(HIDDEN)) throw new Error('excelize-wasm has changed: see whether this transform is needed');
    return { code: source.replace(HIDDEN, 'Promise.resolve(require(e))') };
  },
};
