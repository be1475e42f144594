import { parseAmounts } from '../../../../src/engine/landing/campaign/amounts';
import { catalogueFaults, type Technology } from '../../../../src/engine/landing/campaign/catalogue';

const technology = (name: string, cost: string, technologies: readonly string[] = [], lost = false): Technology => {
  const amounts = parseAmounts(cost);
  if (!amounts.ok) throw new Error(cost);
  return { name, branch: '', cost: amounts.value, turns: 1, technologies, lost, command: 0 };
};

describe('L-22 d the tree of research', () => {
  test('a technology may be the prerequisite of several; each costs more than each of its own', () => {
    expect(
      catalogueFaults([
        technology('A', 'metal 2'),
        technology('B', 'metal 2; energy 1', ['A']),
        technology('C', 'energy 3', ['A']),
        technology('D', 'metal 4', ['B', 'C']),
      ]),
    ).toEqual([]);
  });

  test('one that costs as much as a prerequisite, all resources together, names both', () => {
    const faults = catalogueFaults([technology('A', 'metal 2; energy 1'), technology('B', 'metal 3', ['a'])]);
    expect(faults).toEqual([
      {
        technology: 'B',
        problem: {
          code: 'technology-not-dearer',
          params: { name: 'B', cost: 'metal 3', other: 'A', otherCost: 'metal 2; energy 1' },
        },
      },
    ]);
  });

  test('a circle is told once, with the whole way round, and nothing else of it', () => {
    const faults = catalogueFaults([
      technology('A', 'metal 1', ['C']),
      technology('B', 'metal 2', ['A']),
      technology('C', 'metal 3', ['B']),
      technology('D', 'metal 4', ['D']),
    ]);
    expect(faults.map(({ technology: name, problem }) => [name, problem.code, problem.params['way']])).toEqual([
      ['A', 'technology-circle', '«A» → «C» → «B» → «A»'],
      ['D', 'technology-circle', '«D» → «D»'],
    ]);
  });

  test('a technology behind a circle is not in it', () => {
    const faults = catalogueFaults([
      technology('A', 'metal 1', ['B']),
      technology('B', 'metal 2', ['A']),
      technology('C', 'metal 3', ['A']),
    ]);
    expect(faults).toHaveLength(1);
  });

  test('L-22 e lost technologies cost nothing and are compared with nothing', () => {
    expect(
      catalogueFaults([technology('Ring', '', [], true), technology('A', '', ['Ring']), technology('B', 'x 1', ['A'])]),
    ).toEqual([]);
  });
});
