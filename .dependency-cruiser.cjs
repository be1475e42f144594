'use strict';

// Who may import whom. What a folder is not given here it may not import; type-only imports count.
const CORE = ['engine', 'behaviour', 'workbook', 'i18n', 'reports', 'app'];
const SHELL = [...CORE, 'adapters', 'functions'];
const ALLOWED = {
  engine: [],
  behaviour: ['engine'],
  workbook: ['engine', 'behaviour'],
  // The words for people: it takes the ids from the core, and the core takes no words from it.
  i18n: ['engine', 'behaviour', 'workbook', 'reports'],
  // Types only: players, formats, cells.
  reports: ['engine', 'behaviour', 'workbook', 'i18n'],
  adapters: ['engine', 'workbook'],
  app: ['engine', 'behaviour', 'workbook', 'i18n', 'reports'],
  functions: [...CORE, 'adapters'],
  // It tells what came of the ribbon's buttons.
  taskpane: [...SHELL, 'commands'],
  commands: SHELL,
  workbench: [...SHELL, 'taskpane'],
  verify: SHELL,
  cli: SHELL,
};

const arrows = Object.entries(ALLOWED).map(([layer, targets]) => ({
  name: `arrow-${layer}`,
  comment: `src/${layer} may import from: ${targets.join(', ') || 'nothing else in src'}`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: '^src/', pathNot: `^src/(${[layer, ...targets].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...arrows,
    {
      name: 'known-layer',
      comment: 'A new folder in src needs its place in the table above.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(${Object.keys(ALLOWED).join('|')})/` },
      to: {},
    },
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'rulesets-apart',
      comment: 'A ruleset that needs another one needs something both should take from engine/.',
      severity: 'error',
      from: { path: '^src/engine/(landing|exo|planet)/' },
      to: { path: '^src/engine/(landing|exo|planet)/', pathNot: '^src/engine/$1/' },
    },
    {
      name: 'dice-know-no-rules',
      severity: 'error',
      from: { path: '^src/engine/dice/' },
      to: { path: '^src/engine/(landing|exo|planet)/' },
    },
    {
      name: 'pure-core',
      comment: 'The rules take no package but the hash functions of the dice.',
      severity: 'error',
      from: { path: '^src/(engine|behaviour)/' },
      to: { pathNot: ['^src/', 'node_modules/@noble/hashes/', '^@noble/hashes'] },
    },
    {
      name: 'node-only-at-the-edge',
      comment: "Node's own modules belong to the command line and to the .xlsx adapter; the rest also runs in a page.",
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(cli|adapters/xlsx)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-tests-in-src',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(test|scripts|bin)/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.d.ts'],
    },
  },
};
