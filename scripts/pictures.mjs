// npm run pictures: the pictures of the guide, taken in the workbench with the sample campaign in each language.

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from './install.mjs';

const FOLDER = join(root, 'docs', 'guide', 'pictures');
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SIZE = { width: 1280, height: 760 };

/** The pane's own words; the post is that of the guide. */
const WORDS = {
  en: {
    pages: ['Turn', 'Import', 'Players'],
    resolve: 'Resolve the phase',
    undo: 'Undo',
    refused: 'not understood',
    post: 'Squad: Second Company\n1) If under fire from extreme range, then close to effective range.\n2) If the enemy breaks into melee, then use frag grenades.\n3) If our HP is below 40%, then withdraw.\n4) If the enemy is near, then withdraw.',
  },
  ru: {
    pages: ['Ход', 'Ввод', 'Игроки'],
    resolve: 'Рассчитать фазу',
    undo: 'Отменить',
    refused: 'не понято',
    post: 'Отряд: Вторая рота\n1) Если отряд обстреливают с предельной дистанции, то сближаться до эффективной дистанции.\n2) Если к отряду прорвались в ближний бой, то использовать осколочные гранаты\n3) Если НР ниже 40 %, то отступать\n4) Если враг близко, то отступать',
  },
  es: {
    pages: ['Turno', 'Importar', 'Jugadores'],
    resolve: 'Resolver la fase',
    undo: 'Deshacer',
    refused: 'no entendida',
    post: 'Escuadra: Segunda Compañía\n1) Si disparan a la escuadra desde el alcance extremo, acercarse hasta el alcance eficaz.\n2) Si el enemigo irrumpe en cuerpo a cuerpo, usar granadas de fragmentación\n3) Si nuestros PV están por debajo del 40 %, retirarse\n4) Si el enemigo está cerca, retirarse',
  },
};

const executablePath = PLACES.find((place) => existsSync(place));
if (executablePath === undefined) {
  console.error(`Chromium is in none of ${PLACES.join(', ')}: install it, then run this again.`);
  process.exit(1);
}

await import('./build-web.mjs');
const { serve } = await import('./serve.mjs');
const { address, close } = await serve(join(root, 'dist', 'addin'), 0);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
mkdirSync(FOLDER, { recursive: true });

const take = async (language) => {
  const { pages, resolve, undo, refused, post } = WORDS[language];
  const [turn, bring, players] = pages;
  const context = await browser.newContext({ viewport: SIZE, locale: language });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  const shoot = async (name) => {
    // The grid draws a moment after what changed it.
    await page.waitForTimeout(1500);
    await page.screenshot({ path: join(FOLDER, `${language}-${name}.png`) });
    console.log(`${language}-${name}.png`);
  };
  await page.goto(`${address}workbench/?lang=${language}`);
  const pane = page.frameLocator('#pane iframe');
  await pane.getByRole('button', { name: resolve }).waitFor();
  await shoot('workbench');
  await pane.getByRole('tab', { name: bring }).click();
  await pane.locator('textarea').first().fill(post);
  await pane.getByText(refused).first().waitFor();
  await shoot('import');
  await pane.getByRole('tab', { name: turn }).click();
  await pane.getByRole('button', { name: resolve }).click();
  await pane.getByRole('button', { name: undo }).first().waitFor();
  await shoot('resolved');
  await pane.getByRole('tab', { name: players }).click();
  await pane.locator('select').first().waitFor();
  await shoot('players');
  await context.close();
};

for (const language of Object.keys(WORDS)) await take(language);
await browser.close();
close?.();
process.exit(0);
