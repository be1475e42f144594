import { keyedDice } from '../../../src/engine/dice/keyed';
import { scriptedDice } from '../../../src/engine/dice/scripted';
import type { CardId } from '../../../src/engine/planet/cards';
import { CARD_IDS } from '../../../src/engine/planet/cards';
import { deal, fullDeck } from '../../../src/engine/planet/deck';
import { idleCards, linear, parabolic } from '../../support/planet';

describe('P-6 modifiers', () => {
  test.each<[CardId, number]>([
    ['good-aim', 3],
    ['bad-aim', 5],
    ['very-good-aim', 2],
    ['very-bad-aim', 6],
  ])('%s on x: 4+ to hit becomes %i+', (card, needed) => {
    expect(linear({ shots: 1, cards: [card] }, {}, `${needed - 1}`).hits).toBe(0);
    expect(linear({ shots: 1, cards: [card] }, {}, `${needed} | 1 | 6`).hits).toBe(1);
  });

  test.each<[CardId, number]>([
    ['good-aim', 3],
    ['very-bad-aim', 6],
  ])('%s on y acts on its return fire: %i+', (card, needed) => {
    expect(linear({ shots: 1 }, { cards: [card] }, `4 | 4 | ${needed - 1} | 6`).returnHits).toBe(0);
    expect(linear({ shots: 1 }, { cards: [card] }, `4 | 4 | ${needed} | 6 | 6`).returnHits).toBe(1);
  });

  test.each<[CardId, number]>([
    ['good-reaction', 3],
    ['bad-reaction', 5],
    ['very-good-reaction', 2],
    ['very-bad-reaction', 6],
  ])('%s on y: 4+ to react becomes %i+', (card, needed) => {
    expect(linear({ shots: 1 }, { cards: [card] }, `4 | ${needed - 1} | 6`).reactions).toBe(0);
    expect(linear({ shots: 1 }, { cards: [card] }, `4 | ${needed} | 1 | 6`).reactions).toBe(1);
  });

  test('they add up, also those of one card twice', () => {
    const cards: CardId[] = ['good-aim', 'good-aim', 'very-good-aim'];
    expect(linear({ shots: 1, cards, toHit: 6 }, {}, '2 | 1 | 6').hits).toBe(1);
    expect(linear({ shots: 1, cards, toHit: 6 }, {}, '1').hits).toBe(0);
  });

  test('they act before luck, wherever they stand in the list', () => {
    // 3 fails against 4 but not with Buena puntería, so that min has a successful die 2.
    const { hits, events } = linear({ shots: 2, cards: ['unlucky-aim', 'good-aim'] }, {}, '2 3 2');
    expect(hits).toBe(0);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'ghost', die: 2, before: 3, after: 2, needed: 3 }));
  });
});

describe('P-6 luck', () => {
  test.each<[string, CardId[], string, number, string]>([
    ['max: the lowest-numbered failed die', ['lucky-aim'], '5 1 2 4', 2, '2:1→4'],
    ['max with a lower ghost changes nothing', ['lucky-aim'], '5 3 2 1', 1, '2:3→3'],
    ['max, none failed: die 1', ['lucky-aim'], '4 5 6 6', 3, '1:4→6'],
    ['min: the lowest-numbered successful die', ['unlucky-aim'], '1 5 6 2', 1, '2:5→2'],
    ['min with a ghost that succeeds too', ['unlucky-aim'], '1 5 6 4', 2, '2:5→4'],
    ['min, none successful: die 1, the ghost is rolled', ['unlucky-aim'], '3 2 1 1', 0, '1:3→1'],
    ['in listed order: min, then max', ['unlucky-aim', 'lucky-aim'], '4 1 1 1 6', 1, '1:4→1 1:1→6'],
    ['in listed order: max, then min', ['lucky-aim', 'unlucky-aim'], '4 1 1 6 1', 1, '2:1→6 1:4→1'],
    ['each on the dice as they then stand', ['lucky-aim', 'lucky-aim'], '1 1 1 4 4', 2, '1:1→4 2:1→4'],
    ['the same die again while it fails', ['lucky-aim', 'lucky-aim'], '1 1 1 3 4', 1, '1:1→3 1:3→4'],
  ])('%s', (_name, cards, faces, hits, ghosts) => {
    const rest = '| 1 1 1 |'.slice(0, 1 + 2 * hits) + ' 6'.repeat(hits);
    const { events, ...result } = linear({ shots: 3, cards }, {}, `${faces} ${rest}`);
    expect(result.hits).toBe(hits);
    expect(
      events
        .flatMap((event) => (event.kind === 'ghost' ? [`${event.die}:${event.before}→${event.after}`] : []))
        .join(' '),
    ).toBe(ghosts);
  });

  test('natural extremes: a die lowered to 1 fails whatever the target', () => {
    const options = { naturalExtremes: true };
    expect(linear({ shots: 1, toHit: 1, cards: ['unlucky-aim'] }, {}, '6 1', options).hits).toBe(0);
  });

  test('on saves of y and of x', () => {
    const x = { shots: 1, cards: ['unlucky-save'] } as const;
    const y = { cards: ['lucky-save'] } as const;
    expect(linear(x, y, '4 | 4 | 4 | 1 6 | 6 3')).toMatchObject({ targetCasualties: 0, firerCasualties: 1 });
  });

  test('a die that a player named', () => {
    const { events } = linear({ shots: 2, cards: ['unlucky-aim'], named: [2] }, {}, '5 5 1 | 1 | 6');
    expect(events).toContainEqual(expect.objectContaining({ kind: 'ghost', die: 2, before: 5, after: 1 }));
  });

  test('a named die that was not rolled leaves it to the rule', () => {
    const { events } = linear({ shots: 1, cards: ['unlucky-aim'], named: [3] }, {}, '5 1');
    expect(events).toContainEqual(expect.objectContaining({ kind: 'ghost', die: 1 }));
  });
});

describe('P-6 cards with nothing to act on roll no ghost die and are reported', () => {
  test('no roll of the kind: x of linear fire never reacts', () => {
    const { events } = linear({ shots: 1, cards: ['lucky-reaction', 'good-reaction'] }, {}, '1');
    expect(idleCards(events)).toEqual(['x lucky-reaction no-roll', 'x good-reaction no-roll']);
  });

  test('rolls of no dice', () => {
    const y = { cards: ['lucky-reaction', 'bad-aim', 'lucky-save'] } as const;
    const { events } = linear({ shots: 1, cards: ['unlucky-save', 'lucky-aim'] }, y, '1 2');
    expect(idleCards(events)).toEqual([
      ...['y lucky-reaction no-dice', 'y bad-aim no-dice', 'y lucky-save no-dice'],
      'x unlucky-save no-dice',
    ]);
  });

  test('a template that missed: y rolls nothing', () => {
    const y = { cards: ['lucky-reaction', 'lucky-save', 'good-aim'] } as const;
    const { events } = parabolic({ cards: ['lucky-save', 'good-reaction'] }, y, 2, '1');
    expect(idleCards(events)).toEqual([
      ...['x lucky-save no-roll', 'x good-reaction no-roll'],
      ...['y lucky-reaction no-roll', 'y lucky-save no-roll', 'y good-aim no-roll'],
    ]);
  });

  test('a template over nobody: rolls of no dice', () => {
    const { events } = parabolic({}, { cards: ['lucky-reaction', 'unlucky-save'] }, 0, '4');
    expect(idleCards(events)).toEqual(['y lucky-reaction no-dice', 'y unlucky-save no-dice']);
  });

  test('cards that act on a template', () => {
    const y = { cards: ['unlucky-reaction', 'lucky-save'] } as const;
    const result = parabolic({ cards: ['lucky-aim'] }, y, 2, '1 4 | 4 1 1 | 1 1 6');
    expect(result).toMatchObject({ hit: true, escaped: 0, targetCasualties: 1 });
    expect(idleCards(result.events)).toEqual([]);
  });
});

describe('P-6 the deck', () => {
  const draw = (count: number, faces: string, copies = 1) => {
    const dice = scriptedDice(faces.split(' '));
    const result = deal(fullDeck(copies), count, dice.stream('deck', null));
    expect(dice.finish()).toBeNull();
    return result;
  };

  test('fourteen cards, one of each', () => {
    expect(fullDeck(1)).toEqual(CARD_IDS);
    expect(new Set(fullDeck(1)).size).toBe(14);
    expect(fullDeck(3)).toHaveLength(42);
  });

  test('draw i takes the die-th of the cards left', () => {
    expect(draw(4, '1 1 12 1')).toMatchObject({
      ok: true,
      value: {
        draws: [
          { card: 'good-aim', sides: 14, face: 1 },
          { card: 'bad-aim', sides: 13, face: 1 },
          { card: 'unlucky-save', sides: 12, face: 12 },
          { card: 'very-good-aim', sides: 11, face: 1 },
        ],
      },
    });
  });

  test('the whole deck can be dealt, no card twice', () => {
    const result = deal(fullDeck(1), 14, keyedDice(() => 'turn 4').stream('deck', null));
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value.draws.map(({ card }) => card).sort()).toEqual([...CARD_IDS].sort());
    expect(result.value.left).toEqual([]);
  });

  test('more than are left is refused before any die', () => {
    const dice = scriptedDice([]);
    expect(deal(fullDeck(1), 15, dice.stream('deck', null))).toEqual({
      ok: false,
      error: { code: 'planet-deck-short', params: { count: 15, left: 14 } },
    });
    expect(dice.rolled).toBe(0);
  });
});
