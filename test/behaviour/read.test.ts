import { makeIds } from '../../src/behaviour/ids';
import { readRule } from '../../src/behaviour/read';
import { readRules } from '../../src/behaviour/rules';
import type { NameContext } from '../../src/engine/landing/behaviour/context';

const weapon = (name: string, equipment = false) => ({ name, equipment, uses: null });
const ANY: NameContext = { weapons: null, types: null, showEnemyHp: false };
const KNOWN: NameContext = {
  weapons: [
    weapon('Винтовка'),
    weapon('Тяжёлый пулемёт'),
    weapon('Пулемёт'),
    weapon('Осколочные гранаты', true),
    weapon('Дымовые гранаты', true),
    weapon('Молот и наковальня'),
    weapon('Ближний бой'),
    weapon('Fusil'),
    weapon('Granadas de fragmentación', true),
    weapon('Rocket launcher'),
  ],
  types: ['Танк', 'Пехота', 'Light tank', 'Heavy tank'],
  showEnemyHp: true,
};

function outcome(text: string, context: NameContext): string {
  const read = readRule(text, context);
  return read.ok ? makeIds(read.value.rule) : read.error.reason;
}

const names: readonly (readonly [string, string])[] = [
  ['Если всегда, стрелять из винтовки', 'always -> fire(Винтовка)'],
  ['Если всегда, стрелять из пулемёта', 'always -> fire(Пулемёт)'],
  ['Если всегда, стрелять из тяжёлого пулемёта по танкам', 'always -> fire(Тяжёлый пулемёт, type(Танк))'],
  ['Если всегда, вести огонь тяжёлым пулемётом', 'always -> fire(Тяжёлый пулемёт)'],
  ['Если всегда, кинуть осколочные', 'always -> use(Осколочные гранаты)'],
  ['Если всегда, стрелять осколочными гранатами', 'always -> use(Осколочные гранаты)'],
  ['Если всегда, использовать винтовку', 'always -> fire(Винтовка)'],
  ['Если всегда, кинуть гранаты', 'several-names'],
  ['Если всегда, стрелять из снайперки', 'no-such-name'],
  ['Если всегда, стрелять из молота и наковальни', 'always -> fire(Молот и наковальня)'],
  ['Если враг в ближнем бою, стрелять', 'engaged -> fire'],
  ['Если всегда, disparar con el fusil', 'two-languages'],
  ['Si siempre, disparar con el fusil', 'always -> fire(Fusil)'],
  ['Si siempre, lanzar las granadas de fragmentación', 'always -> use(Granadas de fragmentación)'],
  ['Si siempre, disparar con el Пулемёт', 'always -> fire(Пулемёт)'],
  ['If always, fire the rocket launcher at a heavy tank', 'always -> fire(Rocket launcher, type(Heavy tank))'],
  ['If always, fire the launcher at a tank', 'several-names'],
  ['Если всегда, стрелять по вертолётам', 'no-such-name'],
  ['Если у врага НР меньше 50 %, наступать', 'enemy-hp<50% -> close'],
  ['Если у врага осталось меньше половины НР, наступать', 'enemy-hp<50% -> close'],
  ['Если у врага меньше 5 НР, наступать', 'not-visible'],
];
test.each(names)('B-1, B-3 names: «%s»', (text, expected) => {
  expect(outcome(text, KNOWN)).toBe(expected);
});

test('B-1 a refused name lists the candidates', () => {
  const read = readRule('Если всегда, кинуть гранаты', KNOWN);
  expect(read).toMatchObject({ ok: false, error: { nearest: ['Осколочные гранаты', 'Дымовые гранаты'] } });
});

const shapes: readonly string[] = [
  'если в отряд попали то отступить',
  'ЕСЛИ В ОТРЯД ПОПАЛИ, ТО ОТСТУПИТЬ!',
  '1) Если в отряд попали, то отступить.',
  '— Если в отряд  попали, то   отступить',
  '•\u00a0Если\u00a0в\u00a0отряд попали, то отступить',
  '* Если: в отряд попали: отступить',
  'Если в отряд попали — отступить',
  'Если в отряд попали -> отступить',
  'Если в отряд попали => то: отступить',
  '**Если** в отряд попали, **то** отступить',
  'Eсли в oтряд попали, тo отступить',
];
test.each(shapes)('B-1 what does not matter: «%s»', (text) => {
  expect(outcome(text, ANY)).toBe('hit -> withdraw');
});

test('B-1 the diagnosis marks the place in the text given', () => {
  const text = '3) Если нас обстреливают, то окопаться и ждать';
  const read = readRule(text, ANY);
  if (read.ok) throw new Error('understood');
  expect(text.slice(read.error.span.start, read.error.span.end)).toBe('окопаться');
  expect(read.error.nearest.length).toBeGreaterThan(0);
});

test('B-4 several rules: one a line, wrapped ones joined', () => {
  const rules = readRules(
    '1. Если нас обстреливают,\n   то отступать\n\n2. Стоять на месте\r\n3. Если всегда: стоять',
    ANY,
  );
  expect(rules.map(({ number, text, result }) => [number, text.split('\n').length, result.ok])).toEqual([
    [1, 2, true],
    [2, 1, false],
    [3, 1, true],
  ]);
});

test('B-4 too many rules, too long a text', () => {
  const many = readRules('Если всегда, стоять\n'.repeat(31), ANY);
  expect(many.filter(({ result }) => !result.ok).map(({ number }) => number)).toEqual([31]);
  const long = readRules('Если всегда, стоять '.repeat(1001), ANY);
  expect(long).toHaveLength(1);
  expect(long[0]?.result).toMatchObject({ ok: false, error: { reason: 'too-long' } });
});

const hostile: readonly string[] = [
  '(',
  ')',
  'и ',
  'не ',
  'или ',
  ', ',
  '«',
  '"',
  '- ',
  ': ',
  '1',
  '1 ',
  'ab',
  'если ',
  'то ',
  'если то ',
  'меньше ',
  'не больше 2 или ',
  'нас обстреливают, ',
  'отступать, ',
  'нас обстреливают и ',
  'гранаты ',
  '[b]',
  '\n',
  'враг ',
  '. ',
  "'",
  'á\u0301',
  'cuerpo a ',
  'y ',
  'no ',
];
test.each(hostile)('B-4 no input is too much, however long: %j', (piece) => {
  const text = `если ${piece.repeat(Math.floor(19_900 / piece.length))}`;
  expect(readRule(text, KNOWN).ok).toBe(false);
  expect(readRules(text, KNOWN).filter(({ result }) => result.ok)).toEqual([]);
});
