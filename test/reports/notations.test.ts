import { displayWidth } from '../../src/reports/aligned';
import { makeDmBlock, makeDmPost } from '../../src/reports/dm';
import { heading, makeDocument, paragraph, type ReportDocument } from '../../src/reports/document';
import type { PhaseFacts } from '../../src/reports/landing/facts';
import { splitMarkdown } from '../../src/reports/markdown';
import { renderDocument, renderReport } from '../../src/reports/render';
import { renderSheet } from '../../src/reports/sheet';
import { knownTo } from '../../src/reports/landing/viewer';
import { fought, player, samplePhase, squad } from './sample';

/** Names that close, open or call something in one notation or another. */
const HOSTILE = [
  '[/private]',
  '[/code][b]',
  '[private=Old Dan]',
  'a|b*c_d~e`f```g',
  '<b>"bold"</b> & <script>',
  "O'Brien",
  '=1+1',
  '-- ---',
  '@everyone',
  'https://example.org/x',
  '1. 2) # > - +',
  '😀👩‍🚀',
  'и'.repeat(200),
  '{squad}',
];

const named = (name: string): PhaseFacts => ({
  ...samplePhase,
  engagements: [
    fought([squad('S-1', 'P-1', name, { ruleTexts: [name] })], [squad('S-2', 'P-2', `${name}!`, { type: name })], 2),
  ],
});

const everything = (text: string): ReportDocument =>
  makeDocument('en', text, [
    heading(2, text),
    paragraph(text, 'note'),
    { kind: 'list', items: [text] },
    { kind: 'table', caption: text, columns: [{ header: text, align: 'left' }], rows: [[text]], detail: false },
    { kind: 'table', caption: text, columns: [{ header: text, align: 'left' }], rows: [[text]], detail: true },
    { kind: 'facts', code: true, rows: [{ label: text, value: text }] },
    { kind: 'facts', code: false, rows: [{ label: text, value: text }] },
  ]);

describe.each(HOSTILE)('name %s', (name) => {
  test.each(['dm', 'bbcode'] as const)('%s: only tags of the notation, all of them closed in order', (format) => {
    for (const text of [
      renderDocument(everything(name), format),
      renderReport(knownTo('P-1', named(name)), format, 'ru'),
    ]) {
      const open: string[] = [];
      for (const [, slash, tag = ''] of text.matchAll(/\[(\/?)([^\]]*)\]/g)) {
        expect(['b', 'u', 'i', 'ul', 'li', 'code', 'list', '*', 'table', 'tr', 'td']).toContain(tag);
        if (tag === '*') continue;
        if (slash === '') open.push(tag);
        else expect(open.pop()).toBe(tag);
      }
      expect(open).toEqual([]);
    }
  });

  test('HTML: a user’s text makes no tag and ends no attribute', () => {
    const text = renderDocument(everything(name), 'html');
    const tags = new Set([...text.matchAll(/<[^>]*>/g)].map(([tag]) => tag));
    const plain = new Set([...renderDocument(everything('x'), 'html').matchAll(/<[^>]*>/g)].map(([tag]) => tag));
    expect(tags).toEqual(plain);
    expect(text.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
  });

  test('Markdown: fences are those of the document, and outside of them every mark is escaped', () => {
    const text = renderDocument(everything(name), 'md');
    expect(text.split('\n').filter((line) => line === '```')).toHaveLength(4);
    const item = text.split('\n').find((line) => line.startsWith('- ')) ?? '';
    expect(item.slice(2).replace(/\\[^\p{L}\p{N}\s]/gu, '')).not.toMatch(/[`*_~|<>#[\]]|@\w|:\/\//u);
    expect(item.slice(2)).not.toMatch(/^(\d+[.)]|[-+>#] )/);
  });

  test('sheet: texts are values, the same as written', () => {
    const { cells } = renderSheet(everything(name));
    expect(cells[0]?.[0]?.value).toBe(name.replace(/\s+/g, ' '));
  });
});

test('numbers stay numbers on the sheet', () => {
  const { cells } = renderSheet({
    ...everything('x'),
    blocks: [{ kind: 'facts', code: false, rows: [{ label: 'HP', value: 4.5 }] }],
  });
  expect(cells.flat()).toContainEqual({ value: 4.5, style: 'plain' });
});

test('dm.am: hyphens do not become dashes outside of code', () => {
  const text = renderDocument(everything('A--B'), 'dm').replace(/\[code\][^]*?\[\/code\]/g, '');
  expect(text).not.toContain('--');
});

test('tables are aligned by what is seen, and too wide ones are turned on their side', () => {
  expect(displayWidth('ё')).toBe(1);
  expect(displayWidth('é'.normalize('NFD'))).toBe(1);
  expect(displayWidth('漢😀')).toBe(4);
  const lines = renderReport(knownTo('P-1', named('и'.repeat(200))), 'dm', 'ru').match(
    /\[code\]([^]*?)\[\/code\]/,
  )?.[1];
  expect(Math.max(...(lines ?? '').split('\n').map(displayWidth))).toBeLessThanOrEqual(72);
});

describe('dm.am private blocks', () => {
  const anna = player('P-1', 'Anna', { character: 'Рысь' });
  const boris = player('P-2', 'Boris', { character: 'Вран' });

  test('one post carries everybody’s, each in a block of its own', () => {
    const post = makeDmPost([
      { player: anna, body: 'one\n' },
      { player: boris, body: 'two' },
    ]);
    expect(post).toEqual({
      ok: true,
      value: '[private=Рысь]\none\n[/private]\n\n[private=Вран]\ntwo\n[/private]\n',
    });
  });

  test.each([
    ['', 'dm-character-missing'],
    ['Рысь]', 'dm-character-brackets'],
    ['Рысь, Вран', 'dm-character-brackets'],
    ['Ры\u200bсь', 'dm-character-brackets'],
  ])('character %j: no block', (character, code) => {
    const block = makeDmBlock({ player: { ...anna, character }, body: '' });
    expect(block).toMatchObject({ ok: false, error: [{ code }] });
  });

  test('two players of one character, or of one but for case: no post', () => {
    const post = makeDmPost([
      { player: anna, body: 'one' },
      { player: { ...boris, character: 'РЫСЬ' }, body: 'two' },
    ]);
    expect(post).toMatchObject({ ok: false, error: [{ code: 'dm-character-twice', params: { other: 'Anna' } }] });
  });
});

describe('Markdown in messages', () => {
  const text = renderReport(knownTo('P-1', samplePhase), 'md', 'ru');

  test.each([120, 500, 2000])('no message is longer than %i, and every fence is closed', (limit) => {
    for (const message of splitMarkdown(text, limit)) {
      expect(message.length).toBeLessThanOrEqual(limit);
      expect((message.match(/^```$/gm) ?? []).length % 2).toBe(0);
    }
  });

  test('nothing is lost', () => {
    const words = (whole: string): string => whole.replace(/```|\s/g, '');
    expect(splitMarkdown(text, 300).map(words).join('')).toBe(words(text));
  });

  test('a line without spaces is broken between whole characters, not behind a backslash', () => {
    for (const message of splitMarkdown(`${'\\*'.repeat(40)}${'😀'.repeat(60)}`, 51)) {
      expect(message).not.toMatch(/(^|[^\\])(\\\\)*\\$/);
      expect(message).not.toMatch(/\p{Cs}/u);
    }
  });

  test('a limit that holds nothing is a bug', () => expect(() => splitMarkdown('x', 5)).toThrow());
});
