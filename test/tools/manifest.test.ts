import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OfficeAddinManifest } from 'office-addin-manifest';
import { BUTTONS } from '../../src/commands/report';
import { METADATA_FILES } from '../../src/functions/excel/metadata';
import { everyElement, parseXml, type XmlElement } from '../support/xml';

const root = join(__dirname, '../..');
const file = join(root, 'manifest.xml');
const BASE = 'https://localhost:3000/';
const app = parseXml(readFileSync(file, 'utf8'));

/** What may stand below an element, in the order that the schemas of add-ins and of their commands want. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  OfficeApp: [
    ...['Id', 'AlternateId', 'Version', 'ProviderName', 'DefaultLocale', 'DisplayName', 'Description', 'IconUrl'],
    ...['HighResolutionIconUrl', 'SupportUrl', 'AppDomains', 'Hosts', 'Requirements', 'DefaultSettings'],
    ...['Permissions', 'Dictionary', 'VersionOverrides'],
  ],
  VersionOverrides: ['Description', 'Requirements', 'Hosts', 'Resources', 'WebApplicationInfo', 'EquivalentAddins'],
  Host: ['Runtimes', 'AllFormFactors', 'DesktopFormFactor', 'MobileFormFactor'],
  DesktopFormFactor: ['GetStarted', 'FunctionFile', 'ExtensionPoint'],
  GetStarted: ['Title', 'Description', 'LearnMoreUrl'],
  ExtensionPoint: ['Script', 'Page', 'Metadata', 'Namespace', 'OfficeTab'],
  OfficeTab: ['Group'],
  Group: ['Label', 'Icon', 'Control'],
  Control: ['Label', 'ToolTip', 'Supertip', 'Icon', 'Action'],
  Supertip: ['Title', 'Description'],
  Action: ['TaskpaneId', 'SourceLocation', 'FunctionName'],
  Resources: ['Images', 'Urls', 'ShortStrings', 'LongStrings'],
};

const elements = (name: string): readonly XmlElement[] => everyElement(app).filter((each) => each.name === name);
const below = (parent: XmlElement, name: string): readonly XmlElement[] =>
  everyElement(parent).filter((each) => each.name === name);

/** A resource as it stands for a locale, or by default. */
const valueOf = (resource: XmlElement | undefined, locale?: string): string | undefined => {
  const translated = resource?.children.find(({ attributes }) => attributes['Locale'] === locale);
  return translated ? translated.attributes['Value'] : resource?.attributes['DefaultValue'];
};
const resources = new Map(
  ['Image', 'Url', 'String'].flatMap((name) =>
    elements(name)
      .filter(({ attributes }) => attributes['id'])
      .map((each) => [each.attributes['id'] ?? '', each]),
  ),
);
const pointed = (element: XmlElement | undefined): string | undefined =>
  valueOf(resources.get(element?.attributes['resid'] ?? ''));

/** Width and height stand right behind the header of a PNG. */
const pngSize = (path: string): [number, number] => {
  const bytes = readFileSync(path);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

test('the manifest is read by the tool that sideloads it', async () => {
  const info = await OfficeAddinManifest.readManifestFile(file);
  expect(info).toMatchObject({ displayName: 'Warsheet', officeAppType: 'TaskPaneApp', defaultLocale: 'en-US' });
  expect(info.hosts).toEqual(['Workbook']);
  expect(info.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  expect(info.version).toBe(`${version}.0`);
});

test.each(Object.entries(ORDER))('what stands below %s has the order of the schema', (name, order) => {
  expect(elements(name).length).toBeGreaterThan(0);
  for (const { children } of elements(name)) {
    const places = children.map((child) => order.indexOf(child.name));
    expect(children.map((child) => child.name).filter((child) => !order.includes(child))).toEqual([]);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  }
});

test('Excel below ExcelApi 1.13 and without a shared runtime is not asked to load it', () => {
  const [requirements] = elements('Requirements');
  const sets = below(requirements!, 'Set').map(({ attributes }) => [attributes['Name'], attributes['MinVersion']]);
  expect(sets).toEqual([
    ['SharedRuntime', '1.1'],
    ['ExcelApi', '1.13'],
    ['CustomFunctionsRuntime', '1.2'],
  ]);
});

test('functions live in the namespace GM, and their metadata is there in every language', () => {
  const [point] = elements('ExtensionPoint').filter(({ attributes }) => attributes['type'] === 'CustomFunctions');
  expect(pointed(below(point!, 'Namespace')[0])).toBe('GM');
  const [location] = below(below(point!, 'Metadata')[0]!, 'SourceLocation');
  const metadata = resources.get(location!.attributes['resid']!);
  const names = [undefined, 'es-ES', 'ru-RU'].map((locale) => valueOf(metadata, locale));
  expect(names).toEqual(['functions.json', 'functions-es.json', 'functions-ru.json'].map((name) => BASE + name));
  expect(Object.keys(METADATA_FILES).sort()).toEqual(names.map((name) => name!.slice(BASE.length)).sort());
});

test('every action of the ribbon is one that the page knows, once, under its name and its pictures', () => {
  const actions = elements('Control').filter((control) => below(control, 'FunctionName').length > 0);
  expect(actions.map((control) => below(control, 'FunctionName')[0]?.text)).toEqual([...BUTTONS]);
  for (const control of actions) {
    const name = below(control, 'FunctionName')[0]?.text ?? '';
    expect(control.attributes['id']?.toLowerCase()).toBe(`warsheet.${name}`);
    expect(below(control, 'Action')[0]?.attributes['type']).toBe('ExecuteFunction');
    for (const image of below(control, 'Image')) expect(pointed(image)).toContain(`assets/${name}-`);
  }
  const ids = elements('Control').map(({ attributes }) => attributes['id']);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every resource is defined once and used', () => {
  const defined = everyElement(app).flatMap(({ name, attributes }) =>
    ['Image', 'Url', 'String'].includes(name) && attributes['id'] ? [attributes['id']] : [],
  );
  expect(new Set(defined).size).toBe(defined.length);
  const used = everyElement(app).flatMap(({ attributes }) => attributes['resid'] ?? []);
  expect(new Set(used)).toEqual(new Set(defined));
  for (const id of defined) expect(id.length).toBeLessThanOrEqual(32);
});

test('one page is the shared runtime of functions, buttons and pane', () => {
  const pages = [
    ...elements('Runtime'),
    ...elements('Page').flatMap((page) => page.children),
    ...elements('FunctionFile'),
    ...elements('Action').flatMap((action) => below(action, 'SourceLocation')),
  ];
  expect(pages.length).toBeGreaterThanOrEqual(4);
  expect(new Set(pages.map(({ attributes }) => attributes['resid']))).toEqual(new Set(['Taskpane.Url']));
  expect(elements('Runtime')[0]?.attributes['lifetime']).toBe('long');
  const [location] = below(elements('DefaultSettings')[0]!, 'SourceLocation');
  expect(location?.attributes['DefaultValue']).toBe(valueOf(resources.get('Taskpane.Url')));
});

test.each([
  ['ShortStrings', 125],
  ['LongStrings', 250],
])('%s fit into %i characters in every language', (section, limit) => {
  const [strings] = elements(section);
  const texts = everyElement(strings!).flatMap(
    ({ attributes }) => attributes['DefaultValue'] ?? attributes['Value'] ?? [],
  );
  expect(texts.length).toBeGreaterThan(3);
  for (const text of texts) expect([text, text.length > 0 && text.length <= limit]).toEqual([text, true]);
});

test('every string speaks English, Spanish and Russian; the namespace is the same in all', () => {
  const strings = [...elements('DisplayName'), ...elements('String'), ...below(app, 'Description')].filter(
    ({ attributes }) => attributes['DefaultValue'] !== undefined && attributes['id'] !== 'Functions.Namespace',
  );
  expect(strings.length).toBeGreaterThan(5);
  for (const { attributes, children } of strings) {
    const locales = children.map((child) => child.attributes['Locale']).sort();
    expect([attributes['id'], locales]).toEqual([attributes['id'], ['es-ES', 'ru-RU']]);
  }
});

test('every icon exists in the size its name says, and no other file stands beside them', () => {
  const named = [...elements('IconUrl'), ...elements('HighResolutionIconUrl'), ...elements('Image')].flatMap(
    ({ attributes }) => attributes['DefaultValue'] ?? [],
  );
  const icons = [...new Set(named)].map((address) => address.slice(`${BASE}assets/`.length));
  expect(readdirSync(join(root, 'assets')).sort()).toEqual(icons.sort());
  for (const icon of icons) {
    const path = join(root, 'assets', icon);
    const size = Number(/-(\d+)\.png$/.exec(icon)?.[1]);
    expect(existsSync(path)).toBe(true);
    expect(pngSize(path)).toEqual([size, size]);
  }
  for (const { attributes } of elements('Image').filter((image) => image.attributes['size'])) {
    expect(pointed({ name: '', attributes, children: [], text: '' })).toMatch(
      new RegExp(`-${attributes['size']}\\.png$`),
    );
  }
});
