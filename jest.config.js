'use strict';

/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  // A stuck test fails; a slow machine does not: speed is measured by the bench.
  testTimeout: 60_000,
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: {
    'node_modules/excelize-wasm/main\\.cjs$': '<rootDir>/test/support/excelizeTransform.cjs',
    '^.+\\.(m?js|tsx?)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Published as ES modules only (strip-bom and uuid come with office-addin-manifest, the rest with the grid), but for excelize-wasm: see above.
  transformIgnorePatterns: [
    '/node_modules/(?!(.*/)?(@noble|strip-bom|uuid|excelize-wasm|lodash-es|nanoid|rbush|quickselect|kdbush)/)',
  ],
  // Published twice: as ES modules and as what Node reads without change.
  moduleNameMapper: { '^office-ui-fabric-react/lib/(.*)$': 'office-ui-fabric-react/lib-commonjs/$1' },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
};
