import { readPost, type PostReading } from '../../src/behaviour/post';
import { NOTHING_KNOWN } from '../support/sentences';

const SQUADS = [{ id: 'sq1', name: 'Барсуки', context: NOTHING_KNOWN }];
const read = (...lines: readonly string[]): PostReading =>
  readPost(['Отряд: Барсуки', 'Если всегда, стоять', ...lines, '', 'Конец'].join('\n'), SQUADS);
const refusedOf = ({ sections }: PostReading): string[] =>
  sections.flatMap(({ refused }) => refused.map(({ text }) => text));

const meant = [
  'Hold fire until the enemy is within 2',
  'Unless under fire, advance',
  'Withdraw unless HP is above 40%',
  'While the enemy is far, hold',
  'Under fire: withdraw',
  'Under fire withdraw',
  'From cycle 3 withdraw',
  'Siempre: disparar al más fuerte',
  'A menos que nos disparen, retirarse',
  'Mientras el enemigo esté lejos, avanzar',
  'No disparar hasta que el enemigo esté a menos de 2',
  'Стрелять по ближайшему, пока враг дальше 2',
  'До 3 цикла не стрелять',
  'При обстреле окопаться',
  'Кроме первого цикла, стрелять',
  'Всегда стрелять по ближайшему',
];
test.each(meant)('B-5 a rule without IF is refused and not passed over: «%s»', (line) => {
  expect(refusedOf(read(line))).toEqual([line]);
});

const listed = [
  '2. В первом цикле не стрелять',
  '3) При обстреле отступать',
  'a) Беречь людей',
  '- Беречь людей',
  '• x',
];
test.each(listed)('B-5 so is any line of a list: «%s»', (line) => {
  const post = read(line);
  expect(refusedOf(post)).toHaveLength(1);
  expect(post.unread.map(({ text }) => text)).toEqual(['Конец']);
});

const talk = [
  'Спасибо, мастер! Удачи всем.',
  'Пока!',
  'Всем пока!',
  'При встрече расскажу',
  'Thanks!',
  'Good luck and have fun',
  'Close call last turn, by the way',
  'See you on Monday',
  'Siempre vuestro, Juan',
  'Nos vemos el jueves a las 3',
  'Буду онлайн до 22:00',
  'Кстати, в прошлый раз я забыл про гранаты',
  '— Оля, командир',
  '-- Olga',
];
test.each(talk)('B-5 talk and signatures are lines not read: «%s»', (line) => {
  const post = read(line);
  expect(refusedOf(post)).toEqual([]);
  expect(post.unread.map(({ text }) => text)).toContain(line);
});

test('B-5 a dash before a name that ends the post is a signature', () => {
  const post = readPost('Отряд: Барсуки\n- Если всегда, стоять\n- Оля', SQUADS);
  expect([refusedOf(post), post.unread.map(({ text }) => text)]).toEqual([[], ['- Оля']]);
});

test.each(['P.S. Если что, пиши в личку.', 'З.Ы. Если что, пиши', 'PS: if in doubt, ask me', 'P.D. Si dudas, escribe'])(
  'B-5 a postscript is talk down to the next header: «%s»',
  (line) => {
    const post = read(line, 'Если я не успею, пусть решает Оля');
    expect(refusedOf(post)).toEqual([]);
    expect(post.unread).toHaveLength(3);
    expect(refusedOf(readPost(`${line}\nОтряд: Барсуки\nЕсли я не успею, пусть решает Оля`, SQUADS))).toHaveLength(1);
  },
);

test('B-5 a rule keeps the number its player gave it, and the order of the post', () => {
  const numbersOf = (text: string): (readonly [number, boolean])[] =>
    readPost(`Отряд: Барсуки\n${text}`, SQUADS)
      .sections.flatMap(({ accepted, refused }) => [
        ...accepted.map(({ number, span }) => ({ number, start: span.start, ok: true })),
        ...refused.map(({ number, span }) => ({ number, start: span.start, ok: false })),
      ])
      .sort((one, other) => one.start - other.start)
      .map(({ number, ok }) => [number, ok] as const);
  expect(
    numbersOf('1. Если всегда, стоять\n2. Беречь людей\n5. Если всегда, отступать\n- Если всегда, стоять'),
  ).toEqual([
    [1, true],
    [2, false],
    [5, true],
    [6, true],
  ]);
  // A second list that begins anew goes on with the numbers: each names one rule.
  expect(numbersOf('1) Если всегда, стоять\n2) Если всегда, стоять\n1) Если всегда, отступать')).toEqual([
    [1, true],
    [2, true],
    [3, true],
  ]);
});
