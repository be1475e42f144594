'use strict';

const path = require('node:path');
const { OneFile } = require('./scripts/webpack/one-file.cjs');
const MinimizerPlugin = require('minimizer-webpack-plugin');

const swc = (target) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: { target, parser: { syntax: 'typescript', tsx: true } },
    sourceMaps: true,
  },
});

/**
 * The command line: one CommonJS file for Node, `dist/cli/warsheet.cjs`.
 *
 * @type {import('webpack').Configuration}
 */
const cli = {
  name: 'cli',
  mode: 'production',
  target: 'node20',
  context: __dirname,
  entry: './src/cli/bin.ts',
  output: { path: path.join(__dirname, 'dist/cli'), filename: 'warsheet.cjs', libraryTarget: 'commonjs2' },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: { rules: [swc('es2022')] },
  // Finds its 4 MB wasm file beside its own script, so it stays in node_modules.
  externals: { 'excelize-wasm': 'commonjs2 excelize-wasm' },
  // Paths are asked for at run time: where the bundle is, not where it was built.
  node: { __dirname: false, __filename: false },
  devtool: 'source-map',
  // A minified stack trace helps nobody, and size does not matter on a disk.
  optimization: { minimize: false, splitChunks: false },
  performance: { hints: false },
  // An import() must not become a second file beside the bundle.
  plugins: [new (require('webpack').optimize.LimitChunkCountPlugin)({ maxChunks: 1 })],
  stats: 'errors-warnings',
};

/**
 * The add-in: one page for the pane, the custom functions and the ribbon buttons, `dist/addin/`.
 * Office.js is never bundled: the page loads Microsoft's script, or with `selfHosted` a copy of the npm package's files.
 *
 * @param {{ base?: string, selfHosted?: boolean }} [env] `base` is the address that the manifest will name.
 * @returns {import('webpack').Configuration}
 */
const addin = (env = {}) => ({
  name: 'addin',
  mode: 'production',
  target: ['web', 'es2020'],
  context: __dirname,
  entry: {
    // Functions first: a cell must be calculated even where the pane cannot be drawn.
    taskpane: ['./src/functions/excel/main.ts', './src/commands/main.ts', './src/taskpane/main.tsx'],
  },
  output: {
    path: path.join(__dirname, 'dist/addin'),
    filename: '[name].js',
    chunkFilename: 'parts/[name].js',
    clean: { keep: /^(?:workbench\/|verify\.html$)/ },
  },
  // What the .xlsx adapter needs of a machine, a page gives in its own way.
  resolve: { extensions: ['.browser.ts', '.ts', '.tsx', '.mjs', '.js'] },
  module: { rules: [swc('es2020')] },
  devtool: 'source-map',
  // What the pane weighs is bounded by scripts/build-addin.mjs.
  performance: { hints: false },
  plugins: [
    new (require('webpack').NormalModuleReplacementPlugin)(
      /^\.\.\/\.\.\/ContextualMenu$/,
      require.resolve('./scripts/webpack/no-menu.cjs'),
    ),
    ...require('./scripts/webpack/addin-files.cjs')(env),
  ],
  stats: 'errors-warnings',
});

/**
 * The workbench: a grid in the browser, `dist/addin/workbench/`, with the add-in's own pane beside it. The grid brings
 * React 18, which stands in a folder of its own.
 *
 * @type {import('webpack').Configuration}
 */
const workbench = {
  name: 'workbench',
  mode: 'production',
  target: ['web', 'es2022'],
  context: __dirname,
  entry: { workbench: './src/workbench/main.ts' },
  output: {
    path: path.join(__dirname, 'dist/addin/workbench'),
    filename: '[name].js',
    chunkFilename: 'grid/[name].js',
    clean: true,
  },
  resolve: {
    // What the .xlsx adapter needs of a machine, a page gives in its own way.
    extensions: ['.browser.ts', '.ts', '.tsx', '.mjs', '.js'],
    modules: [path.join(__dirname, 'src/workbench/node_modules'), 'node_modules'],
  },
  module: {
    rules: [swc('es2022'), { test: /\.m?js$/, resolve: { fullySpecified: false } }],
  },
  devtool: false,
  performance: { hints: false },
  // Of a grid of this size the usual minifier would take four times as long.
  optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })] },
  plugins: require('./scripts/webpack/workbench-files.cjs')(),
  stats: 'errors-warnings',
};

/**
 * The page on which a player checks dice alone: one file, `dist/addin/verify.html`, that loads and sends nothing.
 *
 * @type {import('webpack').Configuration}
 */
const verify = {
  name: 'verify',
  mode: 'production',
  target: ['web', 'es2020'],
  context: __dirname,
  entry: { verify: './src/verify/main.ts' },
  output: { path: path.join(__dirname, 'dist/addin'), filename: '[name].js' },
  resolve: { extensions: ['.browser.ts', '.ts', '.tsx', '.mjs', '.js'] },
  module: { rules: [swc('es2020')] },
  devtool: false,
  performance: { hints: false },
  // One file has no second one beside it.
  plugins: [
    new (require('webpack').optimize.LimitChunkCountPlugin)({ maxChunks: 1 }),
    new OneFile({
      template: path.join(__dirname, 'src/verify/verify.html'),
      style: path.join(__dirname, 'src/verify/verify.css'),
      script: 'verify.js',
      page: 'verify.html',
    }),
  ],
  stats: 'errors-warnings',
};

module.exports = [cli, addin, workbench, verify];
