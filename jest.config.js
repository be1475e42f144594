'use strict';

/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: {
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
  // These packages are published as ES modules only; the last two come with office-addin-manifest.
  transformIgnorePatterns: ['/node_modules/(?!(.*/)?(@noble|strip-bom|uuid)/)'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
};
