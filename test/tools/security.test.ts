import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const page = readFileSync(join(root, 'src/taskpane/taskpane.html'), 'utf8');
const OFFICE = 'https://appsforoffice.microsoft.com';

const policy = new Map(
  (/http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(page)?.[1] ?? '').split(';').map((directive) => {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    return [name, sources];
  }),
);

test('the pane runs scripts of its own host and Office.js alone, none inline, and evaluates no text', () => {
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('script-src')).toEqual(["'self'", OFFICE]);
  const scripts = [...page.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(1);
  for (const [, attributes, body] of scripts) {
    expect(body?.trim()).toBe('');
    expect(attributes).toMatch(/src="(?!https?:)|src="https:\/\/appsforoffice\.microsoft\.com\//);
  }
  expect(page).not.toMatch(/\son\w+\s*=/);
});

test('the pane connects to its own host alone, and sends no form anywhere', () => {
  expect(policy.get('connect-src')).toEqual(["'self'"]);
  expect(policy.get('form-action')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
});

const sources = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    if (name === 'node_modules') return [];
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sources(path) : /\.tsx?$/.test(name) ? [path] : [];
  });

test('no source evaluates text, writes markup into the page, or opens a connection', () => {
  const FORBIDDEN =
    /\beval\(|new Function\(|dangerouslySetInnerHTML|\.innerHTML\b|\.insertAdjacentHTML|document\.write\(|XMLHttpRequest|new WebSocket|sendBeacon|node:(?:http|https|net|dgram|tls)\b/;
  const files = sources(join(root, 'src'));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => FORBIDDEN.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('every package has a licence that is allowed', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/licences.mjs')], {
    encoding: 'utf8',
  });
  expect(stdout.split('\n').filter((line) => line.includes('NOT ALLOWED'))).toEqual([]);
  expect(status).toBe(0);
  expect(stderr).toMatch(/^\d{3,} packages, /);
  expect(stdout).toMatch(/shipped {2}fflate@/);
});
