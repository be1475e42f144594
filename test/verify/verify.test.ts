/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TextDecoder, TextEncoder } from 'node:util';

// eslint-disable-next-line @typescript-eslint/no-require-imports
const { OneFile } = require('../../scripts/webpack/one-file.cjs') as {
  OneFile: { page: (template: string, script: string, style: string) => string };
};

/** Dice of docs/verify.md. */
const KEY = '9063e52b2b8ade009039b8d07aadb65e9470aa12c9576cf328b784ad26bbd73c';

const box = (id: string): HTMLInputElement => document.querySelector<HTMLInputElement>(`#${id}`)!;

async function check(dice: string, key: string, squad = ''): Promise<string> {
  box('dice').value = dice;
  box('key').value = key;
  box('squad').value = squad;
  box('check').click();
  const live = document.querySelector('section')!;
  await screen.findByText((_, each) => each === live && !/Recomputing/u.test(each.textContent ?? ''));
  return live.textContent ?? '';
}

beforeAll(async () => {
  // Every browser has them; jsdom has not.
  Object.assign(globalThis, { TextDecoder, TextEncoder });
  document.body.innerHTML = '<main id="root"></main>';
  await import('../../src/verify/main');
});

describe('the page on which a player checks dice alone', () => {
  test('D-2 recomputes lines of a report', async () => {
    expect(await check('C2/S-01: 6 2 8\nC3/S-01: 4 5d6 7', KEY)).toMatch(/^6 dice recomputed and right\./u);
    expect(document.querySelectorAll('tr.wrong')).toHaveLength(0);
  });

  test('D-2 names the die that is another', async () => {
    expect(await check('C2/S-01: 6 3 8', KEY)).toMatch(/^2 dice right, 1 mismatch\./u);
    expect(document.querySelector('tr.wrong')?.textContent).toBe('C2/S-012d1232✗');
  });

  test('D-4 reads ledger rows with their header, in any of the languages', async () => {
    const rows = ['Ход;Фаза;Попытка;Бой;Отряд;Метка;№ кубика;Граней;Выпало', '4;бой;1;S-01;S-01;C2/S-01;1;12;6'];
    const other = '4;бой;1;S-01;S-03;C2/S-03;1;12;6';
    expect(await check(rows.join('\n'), KEY)).toMatch(/^1 die recomputed and right\./u);
    expect(await check([...rows, other].join('\n'), KEY)).toMatch(/several squads: S-01, S-03/u);
    expect(await check([...rows, other].join('\n'), KEY, 'S-01')).toMatch(/^1 die recomputed and right\./u);
  });

  test('says what is missing, and quotes what it cannot read', async () => {
    expect(await check('C2/S-01: 6', '')).toBe('A key is needed.');
    expect(await check('', KEY)).toBe('No dice of this squad are there.');
    expect(await check('C2/S-01: six\nC2/S-01: 6', KEY)).toMatch(/^Not understood: C2\/S-01: six1 die recomputed/u);
  });

  test('speaks three languages, and labels every control', () => {
    for (const [language, title] of [
      ['ru', 'Проверка бросков'],
      ['es', 'Comprobar los dados'],
      ['en', 'Check the dice'],
    ] as const) {
      const select = document.querySelector<HTMLSelectElement>('#language')!;
      select.value = language;
      select.dispatchEvent(new Event('change'));
      expect(document.querySelector('h1')?.textContent).toBe(title);
      expect(document.documentElement.lang).toBe(language);
      for (const control of document.querySelectorAll('input, textarea, select')) {
        expect(document.querySelector(`label[for="${control.id}"]`)?.textContent).not.toBe('');
      }
    }
  });
});

test('the page is one file: its policy names its script and styles by hash and allows no request', () => {
  const read = (name: string): string => readFileSync(join(__dirname, '../../src/verify', name), 'utf8');
  const html = OneFile.page(read('verify.html'), 'let a = "</script><!-- $& ";', read('verify.css'));
  const policy = /content="(default-src [^"]*)"/u.exec(html)?.[1] ?? '';
  const hashOf = (text = ''): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src ${hashOf(/<script>([^]*?)<\/script>/u.exec(html)?.[1])}`,
    `style-src ${hashOf(/<style>([^]*?)<\/style>/u.exec(html)?.[1])}`,
    "base-uri 'none'",
    "form-action 'none'",
  ]);
  expect(html.match(/<\/script>/gu)).toHaveLength(1);
  expect(html).not.toMatch(/src=|href=/u);
});
