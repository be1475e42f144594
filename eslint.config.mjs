import eslint from '@eslint/js';
import officeAddins from 'eslint-plugin-office-addins';
import tseslint from 'typescript-eslint';

const pure = 'The rules take everything as arguments: no clock, no chance, no page, no machine.';

const banGlobals = (names, message) => ['error', ...names.map((name) => ({ name, message }))];

const AMBIENT = [
  ...['Date', 'console', 'process', 'globalThis', 'performance', 'crypto', 'Intl'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
  ...['window', 'document', 'self', 'global', 'navigator', 'fetch', 'localStorage', 'require'],
];
const OFFICE = ['Excel', 'Office', 'OfficeExtension'];
const excelOnly = 'Only src/adapters/office touches Excel.';

export default tseslint.config(
  { ignores: ['dist/', 'coverage/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    files: ['**/*.{js,mjs,cjs}'],
    // Plain scripts run in Node; TypeScript files have the compiler for this.
    rules: { 'no-undef': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Dice come from engine/dice, so that anybody can repeat them.' },
      ],
    },
  },
  {
    files: ['src/{workbook,i18n,app,cli}/**', 'src/adapters/{memory,xlsx}/**'],
    rules: { 'no-restricted-globals': banGlobals(OFFICE, excelOnly) },
  },
  {
    files: ['src/{functions,taskpane,commands,workbench}/**'],
    rules: { 'no-restricted-globals': banGlobals(['Excel'], excelOnly) },
  },
  {
    files: ['src/{engine,behaviour,reports}/**'],
    rules: { 'no-restricted-globals': banGlobals([...AMBIENT, ...OFFICE], pure) },
  },
  {
    // The types at the boundary to Excel are literal: any[][] is one of the few it understands.
    files: ['src/functions/**'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    files: ['src/{adapters/office,functions,taskpane,commands}/**'],
    plugins: { 'office-addins': officeAddins },
    rules: Object.fromEntries(Object.keys(officeAddins.rules).map((rule) => [`office-addins/${rule}`, 'error'])),
  },
  {
    files: ['test/**'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
