'use strict';

const { NodeTargetPlugin } = require('webpack').node;
const { EnableLibraryPlugin } = require('webpack').library;
const { EntryPlugin, sources } = require('webpack');

const NAME = 'FunctionsMetadata';
const FILE = 'functions-metadata.cjs';

/** The module's exports, once it is compiled with everything it imports. */
const compile = (compilation, entry) => {
  const compiler = compilation.createChildCompiler(NAME, { filename: FILE, library: { type: 'commonjs2' } }, [
    new NodeTargetPlugin(),
    new EnableLibraryPlugin('commonjs2'),
    new EntryPlugin(compilation.compiler.context, entry, { name: NAME }),
  ]);
  return new Promise((resolve, reject) => {
    compiler.runAsChild((error, _entries, child) => {
      if (error) return reject(error);
      if (child.errors.length > 0) return reject(child.errors[0]);
      const code = String(compilation.getAsset(FILE).source.source());
      compilation.deleteAsset(FILE);
      const module = { exports: {} };
      new Function('module', 'exports', 'require', code)(module, module.exports, require);
      return resolve(module.exports);
    });
  });
};

/** Writes functions.json and its translations from the table of functions that the bundle itself is made of. */
module.exports = class FunctionsMetadata {
  constructor(entry) {
    this.entry = entry;
  }

  apply(compiler) {
    compiler.hooks.make.tapPromise(NAME, async (compilation) => {
      const { METADATA_FILES } = await compile(compilation, this.entry);
      for (const [file, metadata] of Object.entries(METADATA_FILES)) {
        compilation.emitAsset(file, new sources.RawSource(`${JSON.stringify(metadata, null, 1)}\n`));
      }
    });
  }
};
