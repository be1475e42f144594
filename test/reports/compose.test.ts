import { LANGUAGES } from '../../src/i18n/language';
import { REPORT_WORDS } from '../../src/i18n/reports';
import { composeReport } from '../../src/reports/landing/compose';
import type { PhaseFacts } from '../../src/reports/landing/facts';
import { renderReport } from '../../src/reports/render';
import { knownTo } from '../../src/reports/landing/viewer';
import { fought, hp, player, samplePhase, squad, weapon } from './sample';

const text = (facts: PhaseFacts, playerId: string, language: 'en' | 'ru' | 'es' = 'en'): string =>
  renderReport(knownTo(playerId, facts), 'txt', language);

describe('words', () => {
  test.each(['ru', 'es'] as const)(
    'no text of %s is left in English or without a value of its English text',
    (language) => {
      const names = (words: string): readonly string[] =>
        [...new Set([...words.matchAll(/\{([a-zA-Z]+)/g)].map(([, name]) => name ?? ''))].sort();
      for (const [id, english] of Object.entries(REPORT_WORDS.en)) {
        const other = REPORT_WORDS[language][id as keyof typeof REPORT_WORDS.en];
        expect([id, names(other)]).toEqual([id, expect.arrayContaining([...names(english)])]);
      }
    },
  );

  test('no Latin word in Russian but the names of methods', () => {
    const latin = Object.values(REPORT_WORDS.ru).flatMap(
      (words) => words.replace(/\{[^}|]*/g, '').match(/[A-Za-z]{2,}/g) ?? [],
    );
    expect([...new Set(latin)].sort()).toEqual(['HMAC', 'SHA']);
  });

  test.each([
    [1, '1 выстрел, мимо'],
    [2, '2 выстрела, все мимо'],
    [5, '5 выстрелов, все мимо'],
    [21, '21 выстрел, все мимо'],
  ])('%i shots that miss, in Russian', (shots, expected) => {
    const miss = squad('a', 'P-1', 'Альфа', {
      skill: -20,
      weapons: [weapon('Винтовки', shots, '0', 2, { critical: { kind: 'none' } })],
    });
    const { events, ...rest } = fought(
      [miss],
      [squad('b', 'P-2', 'Браво', { weapons: [weapon('Нож', 1, '0', 0)] })],
      2,
    );
    // Ones hit: they are made misses here, the sentence is what is tested.
    const misses = events.map((event) => (event.kind === 'shot' ? { ...event, result: 'miss' as const } : event));
    expect(text({ ...samplePhase, engagements: [{ ...rest, events: misses }] }, 'P-1', 'ru')).toContain(`${expected}.`);
  });

  test('decimals have a comma in Russian and Spanish', () => {
    expect(text(samplePhase, 'P-1', 'ru')).toContain('14,5');
    expect(text(samplePhase, 'P-1', 'es')).toContain('14,5');
    expect(text(samplePhase, 'P-1', 'en')).toContain('14.5');
  });

  test.each(LANGUAGES)('every value has its place: no parameter is left in a text (%s)', (language) => {
    for (const facts of [samplePhase, { ...samplePhase, showEnemyHp: true }]) {
      for (const { id } of facts.players) expect(text(facts, id, language)).not.toMatch(/[{}]/);
    }
  });
});

describe('who is told what', () => {
  test('a player without a fight: that nothing concerns them', () =>
    expect(text({ ...samplePhase, engagements: [] }, 'P-1')).toContain('nothing concerns you'));

  test('an eliminated player whose squads fought gets the report, as the last one', () => {
    const facts = { ...samplePhase, players: [player('P-1', 'Anna', { eliminated: true })] };
    expect(text(facts, 'P-1')).toContain('this is your last report');
    expect(text(facts, 'P-1')).toContain('Battle 1.');
  });

  test('an eliminated player whose squads did not fight gets a notice', () =>
    expect(text(samplePhase, 'P-4')).toContain('You are out of the campaign'));

  test('a phase without a public digest shows none', () => {
    const report = text({ ...samplePhase, digest: '' }, 'P-1');
    expect(report).not.toContain('Digest');
    expect(report).toContain('Commitment');
  });
});

test('a thousand shots are listed in lines that a sheet’s cell can hold', () => {
  const many = squad('a', 'P-1', 'Альфа', { weapons: [weapon('Залп', 1000, '0.125', 2)] });
  const facts = { ...samplePhase, engagements: [fought([many], [squad('b', 'P-2', 'Браво', { hp: hp('9') })], 2)] };
  const { blocks } = composeReport(knownTo('P-1', facts), 'ru');
  const lines = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
});

test('a quiet cycle is told as one', () => {
  const stay = { skill: 7, weapons: [weapon('Нож', 1, '1', 0, { contact: true })] };
  const hold = { when: { kind: 'condition', condition: { kind: 'always' } }, actions: [{ kind: 'hold' }] } as const;
  const own = squad('a', 'P-1', 'Alfa', { ...stay, rules: [hold], ruleTexts: ['always: hold'] });
  const enemy = squad('b', 'P-2', 'Bravo', { ...stay, rules: [hold] });
  const report = text({ ...samplePhase, engagements: [fought([own], [enemy], 3)] }, 'P-1');
  expect(report).toContain('“Alfa” stands and waits by rule 1.');
  expect(report).toContain('no decision');
});
