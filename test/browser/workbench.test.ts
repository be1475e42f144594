import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { openXlsx } from '../../src/adapters/xlsx/workbook';
import { LANGUAGES } from '../../src/i18n/language';
import { WORKBENCH_WORDS } from '../../src/i18n/workbench';
import { startChromium, startWorkbench, type Site } from '../support/browser';
import { describeWith } from '../support/programs';

// A browser beside a full run of the tests takes its time; how long is measured elsewhere.
jest.setTimeout(300_000);

describeWith('chromium', 'the workbench in Chromium', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    [site, browser] = [await startWorkbench(), await startChromium()];
  }, 600_000);

  afterAll(async () => {
    await browser?.close();
    site?.close();
  });

  /** A page of a new visitor; what it asks of others, and errors of its scripts, fail the test. */
  const visit = async (language: string): Promise<{ page: Page; faults: string[] }> => {
    const faults: string[] = [];
    const context = await browser.newContext({ viewport: { width: 1300, height: 800 }, locale: language });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(new URL(site.address).origin) && !/^(?:blob|data):/.test(url))
        faults.push(`request to ${url}`);
    });
    await page.goto(`${site.address}?lang=${language}`);
    await says(page, (text) => text !== '');
    return { page, faults };
  };

  const says = async (page: Page, isSaid: (text: string) => boolean): Promise<string> => {
    for (;;) {
      const text = (await page.locator('#status').textContent()) ?? '';
      if (isSaid(text)) return text;
      await page.waitForTimeout(50);
    }
  };

  /** Types into cells from A20 of the first sheet down. */
  const type = async (page: Page, lines: readonly string[]): Promise<void> => {
    // The last row that the grid shows whole; the canvas has no elements to ask for.
    await page
      .locator('canvas[id^=univer-sheet-main]')
      .first()
      .click({ position: { x: 140, y: 430 } });
    for (const line of lines) {
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
    }
  };

  const download = async (page: Page): Promise<Uint8Array> => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('#save').click()]);
    return readFileSync(await file.path());
  };

  const saved = async (page: Page): Promise<readonly (readonly unknown[])[]> => {
    const opened = await openXlsx(await download(page));
    if (!opened.ok) throw new Error(opened.error.code);
    const { sheets } = await opened.value.outline();
    const [grid] = await opened.value.values([sheets[0]?.name ?? '']);
    return grid ?? [];
  };

  test.each(LANGUAGES)('the sample is on screen, in %s', async (language) => {
    const { page, faults } = await visit(language);
    expect(await page.locator('#title').textContent()).toBe(WORKBENCH_WORDS[language].title);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('formulas calculate, what was typed is kept over a reload and saved', async () => {
    const { page, faults } = await visit('en');
    await type(page, ['=GM.ROLL("2d6","abc")', '=1+1', '=GM.ROLL("2d6")', 'note of mine']);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await says(page, (text) => text.startsWith('GM.ROLL'))).toContain('seed');
    await page.locator('#name[data-kept=true]').waitFor();
    await page.reload();
    await says(page, (text) => text === WORKBENCH_WORDS.en.restored.replace('{name}', WORKBENCH_WORDS.en.untitled));
    const column = (await saved(page)).map(([first]) => first);
    const at = column.indexOf('note of mine');
    expect(column.slice(at - 3, at + 1)).toEqual([9, 2, '#VALUE!', 'note of mine']);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('the pane resolves the phase in the open workbook; the grid and the saved file have its sheets', async () => {
    const { page, faults } = await visit('en');
    const pane = page.frameLocator('#pane iframe');
    await pane.getByRole('button', { name: 'Resolve the phase' }).click();
    await pane.getByRole('button', { name: /undo/i }).first().waitFor();
    const opened = await openXlsx(await download(page));
    if (!opened.ok) throw new Error(opened.error.code);
    const names = (await opened.value.outline()).sheets.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([expect.stringContaining('Anna'), expect.stringContaining('Dan')]));
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('a file that is no workbook says so and leaves the open one alone', async () => {
    const { page } = await visit('es');
    const file = { name: 'notas.xlsx', mimeType: 'text/plain', buffer: Buffer.from('hola') };
    await page.locator('#file').setInputFiles(file);
    expect(await says(page, (text) => text.includes('notas.xlsx'))).toContain('.xlsx');
    expect(await page.locator('#name').textContent()).toContain(WORKBENCH_WORDS.es.untitled);
    await page.context().close();
  });

  test('a format is saved; what a saved file would not hold is refused with a word', async () => {
    const { page } = await visit('ru');
    await type(page, ['1']);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+b');
    const opened = await openXlsx(await download(page));
    if (!opened.ok) throw new Error(opened.error.code);
    const [first, second] = (await opened.value.outline()).sheets.map(({ name }) => name);
    const { formats, sheets } = await opened.value.look([first ?? '']);
    const grid = (await opened.value.values([first ?? '']))[0] ?? [];
    const row = grid.findIndex(([value]) => value === 1);
    expect(formats[sheets[0]?.formats[row]?.[0] ?? -1]?.font.bold).toBe(true);
    // The first click makes the sheet the active one; only then does its tab take a name.
    const tab = page.getByText(second ?? '', { exact: true }).first();
    await tab.click();
    await page.waitForTimeout(1500);
    await tab.dblclick();
    await page.waitForTimeout(500);
    await page.keyboard.type('X');
    await page.keyboard.press('Enter');
    await says(page, (text) => text === WORKBENCH_WORDS.ru.refusedEdit);
    await page.context().close();
  });
});
