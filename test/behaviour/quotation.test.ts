import { makeIds } from '../../src/behaviour/ids';
import { readPost, type PostReading } from '../../src/behaviour/post';
import { unquote } from '../../src/behaviour/quotation';
import { NOTHING_KNOWN } from '../support/sentences';

const SQUADS = ['Первая мотострелковая', 'Лисья рота', 'Red Lances'].map((name, index) => ({
  id: `sq${index}`,
  name,
  context: NOTHING_KNOWN,
}));

const rulesOf = ({ sections }: PostReading): string[] =>
  sections.flatMap(({ squad, accepted, refused }) => [
    ...accepted.map(({ rule }) => `${squad.name}: ${makeIds(rule)}`),
    ...refused.map(({ text }) => `${squad.name}: ✗ ${text}`),
  ]);

const OWN = 'Отряд: Первая мотострелковая\n1) Если всегда, стрелять по ближайшему';
const THEIRS = 'Отряд: Лисья рота\n1) Если всегда, отступать';
const arrows = (mark: string): string => THEIRS.replace(/^/gmu, mark);

/** Another's post quoted, as boards and mail programs do it. */
const quotations: readonly (readonly [string, string])[] = [
  ['[quote=Оля]', `[quote=Оля]\n${THEIRS}\n[/quote]\n`],
  ['[quote="x"] with a number', `[QUOTE="Оля;1234"]${THEIRS}[/QUOTE]\n`],
  ['nested', `[quote=A][quote=B]Squad: Red Lances[/quote]\n${THEIRS}[/quote]\n`],
  ['[quote] in one line with what comes after', `[quote]${THEIRS}[/quote] `],
  ['<blockquote>', `<blockquote class="q">\n${THEIRS}\n</blockquote>\n`],
  ['lines with >', `${arrows('> ')}\n`],
  ['lines with >> and no space', `${arrows('>>')}\n`],
  ['&gt; of a board', `${arrows('&gt; ')}\n`],
  ['with an attribution above', `Оля писал(а): ↑02 мар 2024, 10:00\n${arrows('> ')}\n`],
];
test.each(quotations)('B-5 what is quoted is not read: %s', (_, quotation) => {
  const before = readPost(`${quotation}${OWN}`, SQUADS);
  expect(rulesOf(before)).toEqual(['Первая мотострелковая: always -> fire(nearest)']);
  expect(before.quoted.map(({ text }) => text).join('\n')).toContain('Если всегда, отступать');
  expect([before.openQuotation, before.unread, before.notFound]).toEqual([null, [], []]);
  expect(rulesOf(readPost(`${OWN}\n${quotation}`, SQUADS))).toEqual(rulesOf(before));
});

test('B-5 a post that is quoted as a whole has no rules', () => {
  const post = readPost(arrows('> '), SQUADS);
  expect(post.sections).toEqual([]);
  expect(post.quoted).toHaveLength(2);
});

test.each([
  'Оля писал(а):',
  'Olga wrote:',
  'On Mon, Mar 3, 2025 at 10:00, Olga wrote:',
  'Olga escribió:',
  'Цитата: Оля',
  'Originally posted by Olga',
])('B-5 copied as plain text, a quotation goes down to a blank line and its end is to be checked: %s', (line) => {
  for (const gap of ['\n', '\n\n']) {
    const post = readPost(`${line}${gap}${THEIRS}\n\n${OWN}`, SQUADS);
    expect(rulesOf(post)).toEqual(['Первая мотострелковая: always -> fire(nearest)']);
    expect(post.openQuotation?.text).toBe(line);
    expect(post.quoted).toHaveLength(3);
  }
});

test('B-5 a quotation that is not closed goes on to the end, and is to be checked', () => {
  const post = readPost(`${OWN}\n[quote=Оля]\n${THEIRS}`, SQUADS);
  expect(rulesOf(post)).toEqual(['Первая мотострелковая: always -> fire(nearest)']);
  expect(post.openQuotation?.text).toBe('[quote=Оля]');
});

test.each(['-> Если всегда, стоять', '[/quote]\n1) Если всегда, стоять', '► Если всегда, стоять'])(
  'B-5 this quotes nothing: %s',
  (rule) => {
    const post = readPost(`Отряд: Лисья рота\n${rule}`, SQUADS);
    expect(rulesOf(post)).toEqual(['Лисья рота: always -> hold']);
    expect(post.quoted).toEqual([]);
  },
);

test('B-5 places stay what they were without the quotations', () => {
  const text = `x [quote]😀\r\ny[/quote] z\n> q\u2028w`;
  const { text: own, quoted } = unquote(text);
  expect(own).toHaveLength(text.length);
  expect(own.replace(/\s+/gu, ' ')).toBe('x z w');
  expect(quoted.map(({ start, end }) => text.slice(start, end))).toEqual(['[quote]😀', 'y[/quote]', '> q']);
});
