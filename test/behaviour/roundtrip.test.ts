import fc from 'fast-check';
import { makeIds, parseIds } from '../../src/behaviour/ids';
import { readRule } from '../../src/behaviour/read';
import { writeRule } from '../../src/behaviour/write';
import type { NameContext } from '../../src/engine/landing/behaviour/context';
import {
  COMPARISONS,
  PLAIN_CONDITIONS,
  PLAIN_TARGETS,
  type Action,
  type Condition,
  type Expression,
  type Rule,
  type Target,
} from '../../src/engine/landing/behaviour/syntax';

const NAMES = [
  'Осколочные гранаты',
  'Пулемёт',
  'Frag grenades',
  'Fusil',
  'Молот и наковальня',
  'Rifle (heavy)',
  'Гранатомёт "Шмель"',
  'weakest',
];
const TYPES = ['Танк', 'Tanque', 'Light tank'];
const CONTEXT: NameContext = { weapons: null, types: null, showEnemyHp: true };

const name = fc.constantFrom(...NAMES);
const type = fc.constantFrom(...TYPES);
const op = fc.constantFrom(...COMPARISONS);
const amount = fc.integer({ min: 0, max: 40 }).map((halves) => halves / 2);

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.constantFrom(...PLAIN_CONDITIONS).map((kind): Condition => ({ kind })),
  fc
    .record({ op, value: amount })
    .map(({ op: sign, value }): Condition => ({ kind: 'distance', op: sign, value, percent: false })),
  fc
    .record({ op, value: amount })
    .map(({ op: sign, value }): Condition => ({ kind: 'losses', op: sign, value, percent: false })),
  fc
    .record({ op, value: fc.integer({ min: 1, max: 12 }) })
    .map(({ op: sign, value }): Condition => ({ kind: 'cycle', op: sign, value, percent: false })),
  fc
    .record({ op, value: amount, percent: fc.boolean() })
    .map(({ op: sign, value, percent }): Condition => ({ kind: 'own-hp', op: sign, value, percent })),
  fc
    .record({ op, value: amount })
    .map(({ op: sign, value }): Condition => ({ kind: 'enemy-hp', op: sign, value, percent: true })),
  type.map((one): Condition => ({ kind: 'enemy-type', type: one })),
  name.map((weapon): Condition => ({ kind: 'has-uses', weapon })),
);

const leaf: fc.Arbitrary<Expression> = condition.map((one): Expression => ({ kind: 'condition', condition: one }));
const term: fc.Arbitrary<Expression> = fc.oneof(
  leaf,
  leaf,
  leaf.map((one): Expression => ({ kind: 'not', term: one })),
);
const group = (kind: 'and' | 'or', of: fc.Arbitrary<Expression>): fc.Arbitrary<Expression> =>
  fc.array(of, { minLength: 2, maxLength: 3 }).map((terms): Expression => ({ kind, terms }));
const denied = (of: fc.Arbitrary<Expression>): fc.Arbitrary<Expression> =>
  of.map((one): Expression => ({ kind: 'not', term: one }));

const expression: fc.Arbitrary<Expression> = fc.oneof(
  term,
  group('and', fc.oneof(term, group('or', term), denied(group('and', term)))),
  group('or', fc.oneof(term, group('and', fc.oneof(term, group('or', term))), denied(group('or', term)))),
);

const target: fc.Arbitrary<Target | null> = fc.oneof(
  fc.constant(null),
  fc.constantFrom(...PLAIN_TARGETS).map((kind): Target => ({ kind })),
  type.map((one): Target => ({ kind: 'type', type: one })),
);
const distance = fc.integer({ min: 0, max: 9 });
const action: fc.Arbitrary<Action> = fc.oneof(
  fc
    .oneof(fc.constantFrom('effective' as const, 'contact' as const, null), distance)
    .map((to): Action => ({ kind: 'close', to })),
  fc.oneof(fc.constant(null), distance).map((to): Action => ({ kind: 'withdraw', to })),
  distance.map((at): Action => ({ kind: 'keep', at })),
  fc.constantFrom<Action>({ kind: 'hold' }, { kind: 'hold-fire' }),
  fc.record({ weapon: fc.oneof(fc.constant(null), name), target }).map((shot): Action => ({ kind: 'fire', ...shot })),
  fc.record({ weapon: name, target }).map((shot): Action => ({ kind: 'use', ...shot })),
);

const rule: fc.Arbitrary<Rule> = fc.record({
  when: expression,
  actions: fc.array(action, { minLength: 1, maxLength: 3 }),
});

test.each(['ru', 'es', 'en'] as const)('B-1 the canonical wording in %s reads back to the same tree', (language) => {
  fc.assert(
    fc.property(rule, (one) => {
      const text = writeRule(one, language);
      const read = readRule(text, CONTEXT);
      expect(read).toEqual({ ok: true, value: { rule: one, language } });
    }),
    { numRuns: 500 },
  );
});

test('B-6 canonical ids read back to the same tree', () => {
  fc.assert(
    fc.property(rule, (one) => {
      expect(parseIds(makeIds(one))).toEqual(one);
    }),
    { numRuns: 1000 },
  );
});

const written: readonly (readonly [string, string])[] = [
  [
    'Если враг на расстоянии от 2 до 4, стрелять из «Пулемёт» по самому опасному',
    'distance>=2 AND distance<=4 -> fire(Пулемёт, most-dangerous)',
  ],
  [
    'Если есть «Осколочные гранаты», использовать «Осколочные гранаты»',
    'has-uses(Осколочные гранаты) -> use(Осколочные гранаты)',
  ],
  [
    'Если среди врагов есть «Танк», стрелять из «Гранатомёт» по «Танк»',
    'enemy-type(Танк) -> fire(Гранатомёт, type(Танк))',
  ],
];
test.each(written)('B-6 ids of «%s»', (text, ids) => {
  const read = readRule(text, CONTEXT);
  expect(read.ok && makeIds(read.value.rule)).toBe(ids);
});

test.each([
  '',
  'always',
  'always ->',
  'always -> ',
  '-> hold',
  'always -> hold,',
  'distance<x -> hold',
  '(always -> hold',
  'always -> keep',
  'always -> use',
])('B-6 «%s» is no rule', (text) => {
  expect(parseIds(text)).toBeUndefined();
});
