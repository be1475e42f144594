'use strict';

// A page in one file: script and styles stand in it, and its policy allows these two and nothing else.

const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const contentOf = (html, tag) => html.slice(html.indexOf(`<${tag}>`) + tag.length + 2, html.indexOf(`</${tag}>`));

/** The page of `template` with script and styles put in; a script must not end its own element. */
const page = (template, script, style) => {
  const safe = script.replace(/<\/(?=script)/gi, '<\\/').replace(/<!--/g, '<\\!--');
  const html = template.replace('/* @style@ */', () => style).replace('/* @script@ */', () => safe);
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(contentOf(html, 'script'))}`,
    `style-src ${hashOf(contentOf(html, 'style'))}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return html.replace('@policy@', () => policy);
};

class OneFile {
  /** @param {{ template: string, style: string, script: string, page: string }} files `script` is the bundle's name. */
  constructor(files) {
    this.files = files;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('OneFile', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'OneFile', stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => {
          const { template, style, script, page: name } = this.files;
          for (const file of [template, style]) compilation.fileDependencies.add(file);
          const bundle = String(compilation.getAsset(script).source.source());
          const html = page(readFileSync(template, 'utf8'), bundle, readFileSync(style, 'utf8'));
          compilation.deleteAsset(script);
          compilation.emitAsset(name, new sources.RawSource(html), { minimized: true });
        },
      );
    });
  }
}

OneFile.page = page;

module.exports = { OneFile };
