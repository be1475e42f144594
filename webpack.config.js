'use strict';

const path = require('node:path');

const swc = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true } },
    sourceMaps: true,
  },
};

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
  module: { rules: [swc] },
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

module.exports = [cli];
