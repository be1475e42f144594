// How long the workbench takes in a browser: the first grid, a workbook full of formulas, an edit.

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from '../scripts/install.mjs';
import { serve } from '../scripts/serve.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const [SHEETS, ROWS, COLUMNS] = [20, 50, 4];
/** In seconds. */
const BOUNDS = { first: 5, formulas: 10, edit: 0.6 };

const makeFormulas = (library) => {
  const file = library.NewFile();
  for (let sheet = 1; sheet <= SHEETS; sheet++) {
    const name = `Sheet${sheet}`;
    file.NewSheet(name);
    for (let row = 1; row <= ROWS; row++)
      for (const column of 'ABCD'.slice(0, COLUMNS))
        file.SetCellFormula(name, `${column}${row}`, `_xldudf_GM_ROLL("3d6","${name} ${column}${row}")`);
  }
  return file.WriteToBuffer().buffer;
};

const seconds = async (work) => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
};

/** The page says by this that everything that was calculated is in the file and kept. */
const keptAll = (page) => page.locator('#name[data-kept=true]').waitFor();

const measure = async (page, address, file) => {
  const status = page.locator('#status');
  const says = (part) =>
    page.waitForFunction((text) => document.querySelector('#status').textContent.includes(text), part);
  const first = await seconds(async () => {
    await page.goto(`${address}workbench/?lang=en`);
    await says('is open');
    await page.locator('canvas[id^=univer-sheet-main]').first().waitFor();
  });
  await keptAll(page);
  const formulas = await seconds(async () => {
    await page.locator('#file').setInputFiles(file);
    await says('formulas.xlsx');
    await page.waitForFunction(() => document.querySelector('#name').dataset.kept === 'false');
    await keptAll(page);
  });
  await page
    .locator('canvas[id^=univer-sheet-main]')
    .first()
    .click({ position: { x: 640, y: 300 } });
  await page.keyboard.type('=GM.ROLL("2d6")');
  const edit = await seconds(async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await says('GM.ROLL');
  });
  return { first, formulas, edit, said: await status.textContent() };
};

/** Runs it where Chromium is installed. `library` is the workbook library; @returns whether all bounds are kept. */
export const benchWorkbench = async (library, directory) => {
  const executablePath = PLACES.find((place) => existsSync(place));
  if (executablePath === undefined) {
    console.log('the workbench is not measured: there is no Chromium');
    return true;
  }
  await import('../scripts/build-web.mjs');
  const file = join(directory, 'formulas.xlsx');
  writeFileSync(file, makeFormulas(library));
  const { address, close } = await serve(join(root, 'dist', 'addin'), 0);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  try {
    const page = await (await browser.newContext({ viewport: { width: 1400, height: 850 } })).newPage();
    page.setDefaultTimeout(300_000);
    const times = await measure(page, address, file);
    console.log(`the workbench in Chromium
  the sample on screen                         ${times.first.toFixed(2)} s (bound ${BOUNDS.first})
  ${SHEETS} sheets, ${SHEETS * ROWS * COLUMNS} formulas calculated           ${times.formulas.toFixed(2)} s (bound ${BOUNDS.formulas})
  a formula typed, its error explained         ${times.edit.toFixed(2)} s (bound ${BOUNDS.edit})`);
    return Object.entries(BOUNDS).every(([name, bound]) => times[name] <= bound);
  } finally {
    await browser.close();
    close();
  }
};
