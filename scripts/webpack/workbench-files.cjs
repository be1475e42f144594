'use strict';

// The workbench's files beside its bundle: page, styles, icons, the workbook library.

const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');

module.exports = () => [
  new CopyPlugin({
    patterns: [
      { from: 'src/workbench/workbench.html', to: 'index.html', info: { minimized: true } },
      { from: 'src/workbench/{workbench.css,pane.html,pane-bridge.js}', to: '[name][ext]', info: { minimized: true } },
      {
        from: 'src/workbench/node_modules/@univerjs/preset-sheets-core/lib/index.css',
        to: 'grid.css',
        info: { minimized: true },
      },
      {
        from: 'excelize.wasm.gz',
        to: 'excelize.bin',
        context: path.dirname(require.resolve('excelize-wasm')),
      },
    ],
  }),
];
