import { type EndOfTurn, fallen, victories } from '../../../../src/engine/landing/campaign/victory';

const base = (owner: string, stands = true) => ({ owner, stands });
const end = (more: Partial<EndOfTurn> = {}): EndOfTurn => ({
  ...{ turn: 3, turnLimit: 10, bases: [base('A'), base('B'), base('C')], used: [] },
  points: new Map([
    ['A', 4],
    ['B', 9],
    ['C', 9],
  ]),
  ...more,
});

describe('L-25 victory', () => {
  test.each<[string, Partial<EndOfTurn>, readonly string[]]>([
    ['the game goes on', {}, []],
    [
      'annihilation: all other bases destroyed',
      { bases: [base('A'), base('B', false), base('C', false)] },
      ['annihilation A'],
    ],
    ['a second base keeps its player in', { bases: [base('A'), base('B', false), base('B')] }, []],
    ['the last bases fall together: nobody', { bases: [base('A', false), base('B', false)] }, []],
    ['one player alone on the map annihilates nobody', { bases: [base('A')] }, []],
    ['perfect weapon: used', { used: ['C'] }, ['perfect-weapon C']],
    ['used by two in one turn: a tie', { used: ['C', 'A', 'C'] }, ['perfect-weapon C A']],
    [
      'both at once are both told',
      { used: ['B'], bases: [base('A'), base('B', false)] },
      ['annihilation A', 'perfect-weapon B'],
    ],
    ['superiority at the limit, a tie told as such', { turn: 10 }, ['superiority B C']],
    [
      'who has lost every base is out of it',
      { turn: 10, bases: [base('A'), base('B', false), base('C')] },
      ['superiority C'],
    ],
    ['a weapon goes before points', { turn: 10, used: ['A'] }, ['perfect-weapon A']],
    ['without a limit points decide nothing', { turn: 999, turnLimit: null }, []],
  ])('%s', (_what, more, expected) => {
    expect(victories(end(more)).map(({ kind, players }) => `${kind} ${players.join(' ')}`)).toEqual(expected);
  });

  test('whose bases are all destroyed is out; who never had one is not', () => {
    expect(fallen([base('A', false), base('A'), base('B', false)])).toEqual(['B']);
  });
});
