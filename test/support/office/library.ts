import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OfficeWindow } from './window';

/** What Excel for Windows writes into the name of the page's window. */
const WINDOW_NAME = JSON.stringify({ hostInfo: 'Excel$Win32$16.01$en-US$$$$0' });

const element = (attributes: object = {}): object => ({
  setAttribute: () => undefined,
  getAttribute: () => null,
  appendChild: () => undefined,
  ...attributes,
});

const SCRIPT = 'https://localhost/office.js';

/** The little of a page that the library wants while it loads, where Node has no page. */
const PAGE = {
  location: { search: '', hash: '', protocol: 'https:', href: 'https://localhost/' },
  history: {},
  navigator: { userAgent: 'Mozilla/5.0' },
  document: {
    getElementsByTagName: (name: string) => [element(name === 'script' ? { src: SCRIPT } : {})],
    createElement: () => element(),
  },
};

const addScriptElement = ({ document }: { readonly document: Document }): void => {
  const script = document.createElement('script');
  // jsdom does not load it, but the library looks for its own element.
  script.src = SCRIPT;
  document.head.append(script);
};

/**
 * Loads the genuine `@microsoft/office-js` into the test's own global object, once a test file: `Excel`, `Office`,
 * `OfficeExtension` and `CustomFunctions` are there afterwards. Where the test runs in jsdom, the page is jsdom's.
 */
export const loadOffice = (): OfficeWindow => {
  const target = globalThis as unknown as Record<string, unknown> & OfficeWindow;
  if (target['OfficeExtension'] !== undefined) return target;
  if (target['window'] === undefined) Object.assign(target, { window: target }, PAGE);
  else addScriptElement(target as unknown as { readonly document: Document });
  Object.assign(target, { name: WINDOW_NAME });
  const folder = join(dirname(require.resolve('@microsoft/office-js/package.json')), 'dist');
  const { setTimeout } = globalThis;
  // Its start waits for Excel's own channels, which are not here, and would fail long after the test.
  globalThis.setTimeout = (() => 0) as unknown as typeof setTimeout;
  try {
    for (const file of ['office.js', 'excel-win32-16.01.js']) {
      // Indirect, so that the library's variables become the page's, as with a script element.
      const run = eval;
      run(readFileSync(join(folder, file), 'utf8'));
    }
  } finally {
    globalThis.setTimeout = setTimeout;
  }
  return target;
};
