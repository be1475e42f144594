'use strict';

// The files of the add-in beside its bundle: page, functions' metadata, icons, manifest, and Office.js where it is
// self-hosted.

const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const FunctionsMetadata = require('./functions-metadata.cjs');
const { DEFAULT_BASE, withBase } = require('./manifest.cjs');

const OFFICE_JS = 'https://appsforoffice.microsoft.com/lib/1/hosted/office.js';

/** What office.js loads from beside itself in an Excel that has shared runtimes, whatever its language. */
const OFFICE_JS_FILES = [
  'office.js',
  'excel-{win32-16.01,web-16.00,mac-16.00,ios-16.00}.js',
  'o15apptofilemappingtable.js',
  '*/office_strings.js',
  'telemetry/*.js',
  'agaveerrorux/**/*',
];

const packageFolder = (name) => path.dirname(require.resolve(`${name}/package.json`));

/** The page as it is deployed: with the address of Office.js, and leave to load scripts from there. */
const page = (html, selfHosted) =>
  selfHosted ? html.replace(OFFICE_JS, 'office/office.js').replaceAll(` ${new URL(OFFICE_JS).origin}`, '') : html;

const plugins = ({ base = DEFAULT_BASE, selfHosted = false }) => {
  const officeJs = OFFICE_JS_FILES.map((from) => ({
    from,
    context: path.join(packageFolder('@microsoft/office-js'), 'dist'),
    to: 'office/',
    globOptions: { ignore: ['**/*.debug.js'] },
    info: { minimized: true },
  }));
  return [
    new FunctionsMetadata('./src/functions/excel/metadata.ts'),
    new CopyPlugin({
      patterns: [
        {
          from: 'src/taskpane/taskpane.html',
          transform: (content) => page(String(content), selfHosted),
          info: { minimized: true },
        },
        { from: 'src/taskpane/fabric-config.js', info: { minimized: true } },
        { from: 'src/taskpane/pane.css', info: { minimized: true } },
        { from: 'assets/*.png' },
        { from: 'manifest.xml', transform: (content) => withBase(String(content), base) },
        ...(selfHosted ? officeJs : []),
      ],
    }),
  ];
};

module.exports = plugins;
