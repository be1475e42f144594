import fc from 'fast-check';
import { engagementKey, squadKey } from '../../../src/engine/dice/campaignKeys';
import type { Dice } from '../../../src/engine/dice/dice';
import { keyedDice } from '../../../src/engine/dice/keyed';
import type { CardId } from '../../../src/engine/planet/cards';
import { CARD_IDS } from '../../../src/engine/planet/cards';
import type { Declaration } from '../../../src/engine/planet/declarations';
import { PROFILES } from '../../../src/engine/planet/profiles';
import { playSequence } from '../../../src/engine/planet/sequence';
import type { TurnEvent, TurnState } from '../../../src/engine/planet/turn';
import { startState } from '../../../src/engine/planet/turn';
import { LANGUAGES } from '../../../src/i18n/language';
import { describeProblem } from '../../../src/i18n/problem';
import { planetOptions } from '../../support/planet';
import {
  close,
  deals,
  linear,
  modelsOf,
  mortar,
  move,
  parabolic,
  piece,
  play,
  plays,
  refusals,
  table,
} from '../../support/planetTurn';

describe('P-2 a turn', () => {
  test('all seven steps in order; models left are carried along', () => {
    const { state, events } = play(
      table(),
      [
        move('X1', 'B2'),
        move('Y1', 'C3'),
        linear('X1', 'Y1'),
        linear('Y1', 'X1'),
        parabolic('X2', 'Y1', { covered: 2 }),
        parabolic('Y2', 'X2'),
        close('X1', 'Y2'),
      ],
      // X1 hits, Y1 hits back, both fail; Y1 misses; X2 hits 2 models, one escapes; Y2 misses; X1 beats Y2.
      '4 | 4 | 4 | 1 | 1 || 1 || 4 | 4 1 | 1 || 2 || 6 2 | 3',
    );
    expect(refusals(events)).toEqual([]);
    expect(modelsOf(state)).toBe('X1:2 X2:3 Y1:1 Y2:2');
    expect(state.pieces.map(({ place }) => place)).toEqual(['B2', 'A1', 'C3', 'A1']);
    expect(events.map(({ kind, declaration }) => `${declaration} ${kind}`)).toEqual([
      ...['0 moved', '1 moved', '2 engagement', '2 loss', '2 loss', '3 engagement'],
      ...['4 engagement', '4 loss', '5 engagement', '6 engagement', '6 loss'],
    ]);
  });

  test.each<[string, readonly Declaration[]]>([
    ['x moves after y', [move('Y1', 'B1'), move('X1', 'B1')]],
    ['a move after fire', [linear('X1', 'Y1'), move('X1', 'B1')]],
    ['linear fire of x after that of y', [linear('Y1', 'X1'), linear('X1', 'Y1')]],
    ['linear fire after parabolic', [parabolic('X2', 'Y1'), linear('Y1', 'X1')]],
    ['fire after close combat', [close('X1', 'Y1'), parabolic('X2', 'Y1')]],
  ])('%s comes too late', (_name, declarations) => {
    const { events } = playSequence(table(), declarations, planetOptions(), () => keyedDice(() => 's'));
    expect(refusals(events)).toEqual(['1 planet-step-over']);
  });

  test('a refused action does not begin its step', () => {
    const { events } = play(table(), [linear('X1', 'Y1', { inSight: false }), move('X1', 'B1')], '');
    expect(events.map(({ kind }) => kind)).toEqual(['refused', 'moved']);
  });

  test('several pieces of a side fire in its step', () => {
    const three = startState([piece('X1'), piece('X3'), piece('Y1')], planetOptions());
    const { events } = play(three, [linear('X1', 'Y1'), linear('X3', 'Y1')], '1 | 1');
    expect(refusals(events)).toEqual([]);
  });
});

describe('P-2, P-10 what is not allowed is refused with its reason', () => {
  const dead = table({ pieces: [piece('X1'), piece('Y1', { models: 0 }), piece('Y3'), piece('Y2', mortar)] });
  test.each<[string, TurnState, readonly Declaration[], string, string]>([
    [
      'P-10 a linear shot at a target out of sight',
      table(),
      [linear('X1', 'Y1', { inSight: false })],
      '',
      'out-of-sight',
    ],
    ['P-3 linear fire of a template', table(), [linear('X2', 'Y1')], '', 'not-linear'],
    ['P-4 parabolic fire in a line', table(), [parabolic('X1', 'Y1')], '', 'not-parabolic'],
    ['P-4 more covered than there are', table(), [parabolic('X2', 'Y1', { covered: 4 })], '', 'covered'],
    ['P-4 half a model covered', table(), [parabolic('X2', 'Y1', { covered: 1.5 })], '', 'covered'],
    ['an unknown piece', table(), [move('X9', 'B1')], '', 'no-piece'],
    ['an unknown target', table(), [linear('X1', 'Y9')], '', 'no-piece'],
    ["an enemy's piece", table(), [{ kind: 'move', by: 'y', piece: 'X1', to: 'B1' }], '', 'not-own'],
    ['fire at one’s own side', table(), [linear('X1', 'X2')], '', 'same-side'],
    ['a target without models', dead, [linear('X1', 'Y1')], '', 'piece-gone'],
    ['a piece without models', dead, [linear('Y1', 'X1')], '', 'piece-gone'],
    ['a second move of a side', table(), [move('X1', 'B1'), move('X2', 'B2')], '', 'moved'],
    ['a second shot of a piece', table(), [linear('X1', 'Y1'), linear('X1', 'Y2')], '1', 'fired'],
    ['the same close combat again', table(), [close('X1', 'Y1'), close('Y1', 'X1')], '1 1', 'fought'],
    ['P-6 a card not in hand', table(), [plays('x', 'good-aim', 'X1')], '', 'no-card'],
    ['P-6 a card on a piece without models', dead, [plays('x', 'bad-aim', 'Y1')], '', 'piece-gone'],
    ['P-6 a deal of more than are left', table(), [deals('x', 15)], '', 'deck-short'],
  ])('%s', (_name, state, declarations, faces, code) => {
    const { events } = play(state, declarations, faces);
    const last = declarations.length - 1;
    expect(refusals(events)).toEqual([`${last} planet-${code}`]);
    for (const event of events) {
      if (event.kind !== 'refused') continue;
      // Words in every language, with nothing left unfilled.
      for (const language of LANGUAGES) expect(describeProblem(language, event.problem)).not.toMatch(/[{}]|^planet-/);
    }
  });

  test('P-10 parabolic fire needs no sight', () => {
    expect(refusals(play(table(), [parabolic('X2', 'Y1')], '1').events)).toEqual([]);
  });

  test('a refused action changes nothing and spends no card', () => {
    const before = table({ hands: { x: ['good-aim'] } });
    const shot = [plays('x', 'good-aim', 'X1'), linear('X1', 'Y1', { inSight: false })];
    const { state, events } = play(before, shot, '');
    expect(state).toEqual(before);
    expect(refusals(events)).toEqual(['1 planet-out-of-sight', '0 planet-card-unused']);
  });

  test('a piece of a fellow player is not one’s own', () => {
    const state = table({ pieces: [piece('X1', { owner: 'ana' }), piece('Y1')] });
    expect(refusals(play(state, [move('X1', 'B1')], '').events)).toEqual(['0 planet-not-own']);
  });

  test('a piece that lost its last model does nothing more', () => {
    const state = table({ pieces: [piece('X1'), piece('Y1', { models: 1 })] });
    const { events, state: after } = play(state, [linear('X1', 'Y1'), linear('Y1', 'X1')], '4 | 1 | 1');
    expect(refusals(events)).toEqual(['1 planet-piece-gone']);
    expect(modelsOf(after)).toBe('X1:3 Y1:0');
  });

  test('casualties beyond the last model are told, models stop at 0', () => {
    const profile = { name: 'Soldado', ...PROFILES.soldier, shots: 2 };
    const state = table({ pieces: [piece('X1', { profile }), piece('Y1', { models: 1 })] });
    const { events } = play(state, [linear('X1', 'Y1')], '4 4 | 1 1 | 1 1');
    expect(events.at(-1)).toEqual({ kind: 'loss', declaration: 0, piece: 'Y1', casualties: 2, models: 0 });
  });
});

describe('P-6 hands and deck', () => {
  test('cards are dealt from the deck into hands, all deals of a turn from one stream', () => {
    const { state, events } = play(table(), [deals('x', 2), deals('y', 1)], '1 1 12');
    expect(state.hands).toEqual({ x: ['good-aim', 'bad-aim'], y: ['unlucky-save'] });
    expect(state.deck).toHaveLength(11);
    expect(events[1]).toEqual({
      ...{ kind: 'dealt', declaration: 1, by: 'y', renewed: false },
      draws: [{ card: 'unlucky-save', sides: 12, face: 12 }],
    });

    const opened: string[] = [];
    const keyed = keyedDice(() => 's');
    const dice: Dice = { ...keyed, stream: (label, squad) => (opened.push(label), keyed.stream(label, squad)) };
    playSequence(table(), [deals('x', 2), deals('y', 1)], planetOptions(), () => dice);
    expect(opened).toEqual(['deck']);
  });

  test('a card is in force on a piece, whoever played it, and leaves the hand', () => {
    const hands = { x: ['unlucky-save', 'good-aim'], y: ['bad-aim'] } as const;
    const cards = [plays('x', 'unlucky-save', 'Y1'), plays('x', 'good-aim', 'X1'), plays('y', 'bad-aim', 'X1')];
    // To hit 4 − 1 + 1; y's save of 6 becomes a 1.
    const { state, events } = play(table({ hands }), [...cards, linear('X1', 'Y1')], '4 | 1 | 6 1');
    expect(state.hands).toEqual({ x: [], y: [] });
    expect(state.played).toEqual(['unlucky-save', 'good-aim', 'bad-aim']);
    expect(modelsOf(state)).toBe('X1:3 X2:3 Y1:2 Y2:3');
    expect(events.filter(({ kind }) => kind === 'played')).toEqual([
      { kind: 'played', declaration: 0, engagement: 3, by: 'x', card: 'unlucky-save', on: 'Y1', die: null },
      { kind: 'played', declaration: 1, engagement: 3, by: 'x', card: 'good-aim', on: 'X1', die: null },
      { kind: 'played', declaration: 2, engagement: 3, by: 'y', card: 'bad-aim', on: 'X1', die: null },
    ]);
  });

  test('each card of a hand is played once', () => {
    const cards = [plays('x', 'good-aim', 'X1'), plays('x', 'good-aim', 'X1')];
    const { events } = play(table({ hands: { x: ['good-aim'] } }), [...cards, linear('X1', 'Y1')], '3 | 1 | 4');
    expect(refusals(events)).toEqual(['1 planet-no-card']);
  });

  test('a card acts in the next fire of its piece and in no later one', () => {
    const state = table({ hands: { y: ['bad-aim'] } });
    const { events } = play(
      state,
      [plays('y', 'bad-aim', 'X1'), linear('X1', 'Y1'), linear('Y1', 'X1')],
      // X1 misses on 5+; Y1 hits, and X1 shoots back on 4+.
      '4 || 4 | 4 | 4 | 6 | 6',
    );
    expect(refusals(events)).toEqual([]);
    expect(events.filter(({ kind }) => kind === 'played')).toHaveLength(1);
  });

  test('cards wait while others fire, and close combat takes none', () => {
    const three = startState([piece('X1'), piece('X3'), piece('Y1')], planetOptions());
    const state = { ...three, hands: { x: ['good-aim'], y: [] } } as const;
    const { state: after, events } = play(
      state,
      [plays('x', 'good-aim', 'X1'), linear('X3', 'Y1'), close('X1', 'Y1')],
      '1 || 1 1',
    );
    expect(refusals(events)).toEqual(['0 planet-card-unused']);
    expect(after.hands.x).toEqual(['good-aim']);
  });

  test('a player may name the die that luck acts on', () => {
    const profile = { name: 'Soldado', ...PROFILES.soldier, shots: 2 };
    const state = table({ pieces: [piece('X1', { profile }), piece('Y1')], hands: { y: ['unlucky-aim'] } });
    const { events } = play(state, [plays('y', 'unlucky-aim', 'X1', 2), linear('X1', 'Y1')], '4 6 1 | 1 | 6');
    const [fight] = events.filter((event) => event.kind === 'engagement');
    expect(fight?.events).toContainEqual(expect.objectContaining({ kind: 'ghost', die: 2, before: 6, after: 1 }));
  });

  test('played cards stay out until the deck is used up, then they are the deck, in its order', () => {
    const played: CardId[] = ['lucky-save', 'good-aim', 'bad-aim'];
    const one = table({ deck: ['good-reaction'], played });
    expect(refusals(play(one, [deals('x', 2)], '').events)).toEqual(['0 planet-deck-short']);
    const { state, events } = play(one, [deals('x', 1), deals('x', 1)], '1 2');
    expect(state.hands.x).toEqual(['good-reaction', 'bad-aim']);
    expect(state.deck).toEqual(['good-aim', 'lucky-save']);
    expect(state.played).toEqual([]);
    expect(events[1]).toMatchObject({ kind: 'dealt', renewed: true });
  });

  test('option card copies', () => {
    const options = planetOptions({ cardCopies: 2 });
    const state = startState([], options);
    expect(state.deck).toHaveLength(28);
    const used = { ...state, deck: [], played: ['bad-aim', 'good-aim', 'good-aim'] as const };
    expect(play(used, [deals('x', 1)], '3', { cardCopies: 2 }).state.hands.x).toEqual(['good-aim']);
  });

  test('no card is ever lost or made', () => {
    const who = fc.constantFrom('x' as const, 'y' as const);
    const declaration = fc.oneof(
      fc.record({ by: who, count: fc.nat(6) }).map(({ by, count }) => deals(by, count)),
      fc
        .record({ by: who, card: fc.constantFrom(...CARD_IDS), on: fc.constantFrom('X1', 'Y1') })
        .map(({ by, card, on }) => plays(by, card, on)),
      fc.constantFrom(linear('X1', 'Y1'), linear('Y1', 'X1')),
    );
    fc.assert(
      fc.property(fc.array(fc.array(declaration, { maxLength: 6 }), { maxLength: 8 }), fc.string(), (turns, seed) => {
        let state = table({ pieces: [piece('X1', { models: 99 }), piece('Y1', { models: 99 })] });
        turns.forEach((declarations, turn) => {
          state = playSequence(state, declarations, planetOptions(), () => keyedDice(() => `${seed} ${turn}`)).state;
          expect([...state.deck, ...state.played, ...(state.hands.x ?? []), ...(state.hands.y ?? [])].sort()).toEqual(
            [...CARD_IDS].sort(),
          );
        });
      }),
    );
  });
});

describe('P-8, D-3 dice of a turn', () => {
  const labels = (event: TurnEvent): readonly string[] =>
    event.kind === 'engagement' ? event.events.flatMap((each) => (each.kind === 'die' ? [each.label] : [])) : [];

  test('every engagement has labels of its own, and is keyed by the lowest id in it', () => {
    const asked: (string | null)[] = [];
    const dice = (engagement: string | null): Dice => {
      asked.push(engagement);
      const key = engagement === null ? 'phase' : engagementKey('phase', engagement);
      return keyedDice((squad) => (squad === null ? key : squadKey(key, squad)));
    };
    const { events } = playSequence(
      table(),
      [linear('X1', 'Y1'), linear('Y1', 'X1'), parabolic('X2', 'Y1'), close('Y1', 'X1'), close('Y1', 'X2')],
      planetOptions(),
      dice,
    );
    expect(asked).toEqual(['X1', 'X1', 'X2', 'X1', 'X2']);
    expect(events.flatMap(labels).filter((label) => /hit|attacks/.test(label))).toEqual([
      ...['linear/X1/hit/x', 'linear/Y1/hit/y', 'parabolic/X2/hit/x'],
      ...['close/X1/Y1/attacks/x', 'close/X1/Y1/attacks/y', 'close/X2/Y1/attacks/x', 'close/X2/Y1/attacks/y'],
    ]);
  });

  test("another piece's shot leaves the dice of the rest as they were", () => {
    const dice = (): Dice => keyedDice(() => 'turn 4');
    const state = startState([piece('X1'), piece('X3'), piece('Y1', { models: 99 })], planetOptions());
    const shots = [linear('X1', 'Y1'), linear('X3', 'Y1')];
    const both = playSequence(state, shots, planetOptions(), dice).events;
    const one = playSequence(state, shots.slice(1), planetOptions(), dice).events;
    const diceOf = (events: readonly TurnEvent[]) =>
      events.flatMap((event) => (event.kind === 'engagement' && event.pieces.x === 'X3' ? event.events : []));
    expect(diceOf(one)).toEqual(diceOf(both));
  });
});
