import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeIds } from '../../src/behaviour/ids';
import { readPost, type PostSquad } from '../../src/behaviour/post';
import type { NameContext } from '../../src/engine/landing/behaviour/context';

const weapon = (name: string, equipment = false, uses: number | null = null) => ({ name, equipment, uses });
const context = (weapons: NameContext['weapons'], types: NameContext['types'] = null): NameContext => ({
  weapons,
  types,
  showEnemyHp: false,
});

const SQUADS: readonly PostSquad[] = [
  { id: 'sq1', name: 'Вторая рота', context: context([weapon('Винтовка'), weapon('Осколочные гранаты', true, 1)]) },
  { id: 'sq2', name: 'Серые волки', context: context([weapon('Пулемёт')]) },
  {
    id: 'sq3',
    name: 'Tercer pelotón',
    context: context(
      [weapon('Fusil'), weapon('Lanzamisiles'), weapon('Granadas de fragmentación', true, 0)],
      ['Tanque'],
    ),
  },
];

const fixture = (name: string): string => readFileSync(join(__dirname, '../fixtures/posts', name), 'utf8');

test('B-5 a Russian post: two squads, one refused rule, one squad not found', () => {
  const post = readPost(fixture('post.ru.txt'), SQUADS);
  expect(post.sections.map(({ squad }) => squad.name)).toEqual(['Вторая рота', 'Серые волки']);
  expect(post.sections.map(({ accepted }) => accepted.map(({ rule }) => makeIds(rule)))).toEqual([
    [
      'under-fire-extreme -> close(effective)',
      'engaged -> use(Осколочные гранаты)',
      'own-hp<40% -> withdraw',
      'outnumbered AND cycle>=3 -> keep(2), fire(weakest)',
    ],
    ['distance<2 -> fire(Пулемёт, nearest)', 'always -> hold'],
  ]);
  const refused = post.sections.flatMap((section) => section.refused);
  expect(refused.map(({ text, diagnostic }) => [text, diagnostic.reason])).toEqual([
    ['Если никого нет рядом, то пойти домой спать', 'unknown-condition'],
  ]);
  expect(post.unread.map(({ text }) => text)).toEqual([
    'Привет, мастер! Вот поведение на этот ход, если что — пиши в личку.',
  ]);
  expect(post.notFound.map(({ name, closest }) => [name, closest])).toEqual([['Втарая рота', ['Вторая рота']]]);
  expect(post.repeated).toEqual([]);
});

test('B-5 a Spanish post, with a weapon that has no uses left', () => {
  const [section] = readPost(fixture('post.es.txt'), SQUADS).sections;
  expect(section?.accepted.map(({ rule }) => makeIds(rule))).toEqual([
    'under-fire-extreme -> close(effective)',
    'engaged -> use(Granadas de fragmentación)',
    'own-hp<50% AND cycle>=3 -> withdraw',
    'enemy-type(Tanque) -> fire(Lanzamisiles, type(Tanque))',
  ]);
  expect(section?.refused).toEqual([]);
  expect(section?.warnings).toEqual([{ code: 'no-uses-left', number: 2, weapon: 'Granadas de fragmentación' }]);
});

test('B-5 spans point at the rule in the post', () => {
  const text = fixture('post.ru.txt');
  for (const section of readPost(text, SQUADS).sections) {
    for (const { text: rule, span } of section.accepted) expect(text.slice(span.start, span.end)).toBe(rule);
    for (const { diagnostic } of section.refused) {
      expect(text.slice(diagnostic.span.start, diagnostic.span.end)).toBe(diagnostic.params['quote']);
    }
  }
});

const headers = [
  'Отряд: Серые волки',
  'отряд «Серые волки»',
  'Взвод "Серые волки":',
  '**Юнит Серые волки**',
  '[b]Отряд: серые волки[/b]',
  'Squad: СЕРЫЕ ВОЛКИ',
  'Серые волки:',
  '**Серые волки**',
  '=== Серые волки ===',
  '1) Отряд «Серые волки»',
  'Отряд №1: Серые волки',
  'Отряд: Серые волки (пехота)',
  'Отряд «Серые волки» — правила:',
  'Правила для отряда «Серые волки»:',
  'Мой отряд: Серые волки',
  'The squad: Серые волки',
  'La escuadra «Серые волки»',
];
test.each(headers)('B-5 header «%s»', (header) => {
  const post = readPost(`${header}\nЕсли всегда, стоять`, SQUADS);
  expect(post.sections.map(({ squad, accepted }) => [squad.id, accepted.length])).toEqual([['sq2', 1]]);
});

const cluttered = [
  '[*]Если враг вплотную, отступать',
  '[li][i]Если враг вплотную[/i], отступать[/li]',
  '- [ ] Если враг вплотную, отступать',
  '1.1 Если враг вплотную, отступать',
  '[1] Если враг вплотную, отступать',
  '1 — Если враг вплотную, отступать',
  'IV. Если враг вплотную, отступать',
  'Правило №1. Если враг вплотную, отступать',
  'Первое: если враг вплотную, отступать',
  '1️⃣ Если враг вплотную, отступать',
  '✅ Если враг вплотную, отступать :D',
  '`Если враг вплотную, отступать`',
  'Если враг вплотную, отступать 😀 ))',
  '<b>Если</b> ~~враг вплотную~~, отступать',
  'ЕСЛИ [враг вплотную] ТО (отступать)',
  'Regla n.º 1: Si el enemigo está en cuerpo a cuerpo, retirarse',
  '1.- Si el enemigo está en cuerpo a cuerpo, retirarse',
  'Rule #1: If the enemy is in melee, withdraw',
];
test.each(cluttered)('B-5 what boards put around a rule: «%s»', (rule) => {
  const [section] = readPost(`Отряд: Серые волки\n${rule}`, SQUADS).sections;
  expect(section?.accepted.map((one) => makeIds(one.rule))).toEqual(['engaged -> withdraw']);
});

test.each(['Мой отряд устал', 'The squad fights well'])('B-5 a remark about the squad is no header: «%s»', (remark) => {
  const post = readPost(`Отряд: Серые волки\n${remark}\nЕсли всегда, стоять`, SQUADS);
  expect(post.notFound).toEqual([]);
  expect(post.sections.map(({ accepted }) => accepted.length)).toEqual([1]);
});

test('B-5 a line with an IF word is never a header', () => {
  const post = readPost('Отряд: Серые волки\nОтряд отступает, если в отряд попали', SQUADS);
  expect(post.sections[0]?.accepted.map(({ rule }) => makeIds(rule))).toEqual(['hit -> withdraw']);
});

test('B-5 a squad named twice is an error', () => {
  const post = readPost('Отряд: Серые волки\nЕсли всегда, стоять\nОтряд: Серые волки\nЕсли всегда, отступать', SQUADS);
  expect(post.repeated.map(({ name }) => name)).toEqual(['Серые волки']);
  expect(post.sections).toHaveLength(1);
  expect(post.sections[0]?.accepted).toHaveLength(1);
});

test('B-5 a rule behind an unconditional one that fills the same channels never acts', () => {
  const rules = ['Если всегда, стоять', 'Если в отряд попали, отступать', 'Если враг вплотную, отступать, стрелять'];
  const post = readPost(['Отряд: Серые волки', ...rules].join('\n'), SQUADS);
  expect(post.sections[0]?.warnings).toEqual([{ code: 'never-acts', number: 2, behind: 1 }]);
});

test('B-4 more than 30 rules for a squad', () => {
  const post = readPost(`Отряд: Серые волки\n${'Если всегда, стоять\n'.repeat(31)}`, SQUADS);
  expect(post.sections[0]?.refused.map(({ number, diagnostic }) => [number, diagnostic.reason])).toEqual([
    [31, 'too-long'],
  ]);
});

test('B-5 a bare action under a header is refused, a remark is not read', () => {
  const post = readPost('Отряд: Серые волки\nСтоять на месте.\nСпасибо, мастер!', SQUADS);
  expect(post.sections[0]?.refused.map(({ diagnostic }) => diagnostic.reason)).toEqual(['bare-action']);
  expect(post.unread.map(({ text }) => text)).toEqual(['Спасибо, мастер!']);
});
