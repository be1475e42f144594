import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OfficeAddinManifest } from 'office-addin-manifest';

const root = join(__dirname, '../..');
const file = join(root, 'manifest.xml');
const xml = readFileSync(file, 'utf8');

const all = (pattern: RegExp): string[] => [...xml.matchAll(pattern)].map((match) => match[1] ?? '');

/** Width and height stand right behind the header of a PNG. */
const pngSize = (path: string): [number, number] => {
  const bytes = readFileSync(path);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

test('the manifest is read by the tool that sideloads it', async () => {
  const info = await OfficeAddinManifest.readManifestFile(file);
  expect(info).toMatchObject({ displayName: 'Warsheet', officeAppType: 'TaskPaneApp', defaultLocale: 'en-US' });
  expect(info.hosts).toEqual(['Workbook']);
});

test('functions live in the namespace GM', () => {
  expect(xml).toContain('<Namespace resid="Functions.Namespace"/>');
  expect(xml).toContain('<bt:String id="Functions.Namespace" DefaultValue="GM"/>');
});

test('every resource is defined once and used', () => {
  const defined = all(/<bt:(?:Image|Url|String) id="([^"]+)"/g);
  expect(new Set(defined).size).toBe(defined.length);
  expect(new Set(all(/resid="([^"]+)"/g))).toEqual(new Set(defined));
  for (const id of defined) expect(id.length).toBeLessThanOrEqual(32);
});

test.each([/<Runtime resid="([^"]+)"/g, /<Page>\s*<SourceLocation resid="([^"]+)"/g, /<FunctionFile resid="([^"]+)"/g])(
  'one page is the shared runtime: %s',
  (pattern) => {
    expect(all(pattern)).toEqual(['Taskpane.Url']);
  },
);

test.each([
  ['ShortStrings', 125],
  ['LongStrings', 250],
])('%s fit into %i characters', (section, limit) => {
  const [body = ''] = all(new RegExp(`<bt:${section}>(.*?)</bt:${section}>`, 'gs'));
  const texts = [...body.matchAll(/(?:DefaultValue|Value)="([^"]*)"/g)].map((match) => match[1] ?? '');
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text.length).toBeLessThanOrEqual(limit);
});

test('every icon exists in the size its name says', () => {
  const icons = new Set(all(/\/(assets\/icon-\d+\.png)"/g));
  expect(icons.size).toBe(4);
  for (const icon of icons) {
    const size = Number(/\d+/.exec(icon)?.[0]);
    expect(existsSync(join(root, icon))).toBe(true);
    expect(pngSize(join(root, icon))).toEqual([size, size]);
  }
});
