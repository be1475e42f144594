import { PROFILES } from '../../../src/engine/planet/profiles';
import type { TurnEvent, TurnState } from '../../../src/engine/planet/turn';
import {
  close,
  deals,
  linear,
  modelsOf,
  move,
  parabolic,
  piece,
  play,
  plays,
  refusals,
} from '../../support/planetTurn';

/** What each piece lost, and what it has left. */
const lossesOf = (events: readonly TurnEvent[]): readonly string[] =>
  events.flatMap((event) => (event.kind === 'loss' ? [`${event.piece} −${event.casualties}=${event.models}`] : []));

const soldier = { name: 'Soldado', ...PROFILES.soldier, shots: 3 };
const armoured = { name: 'Blindado', ...PROFILES['semi-heavy-armour-semi-heavy-weapon'], shots: 2 };
const launcher = { name: 'Misiles', ...PROFILES['heavy-missile-launcher'] };

describe('P-2 … P-10 turns worked out on paper', () => {
  const start: TurnState = {
    pieces: [
      piece('X1', { profile: soldier, models: 4 }),
      piece('X2', { profile: launcher }),
      piece('Y1', { profile: armoured }),
      piece('Y2', { profile: soldier }),
    ],
    deck: ['good-reaction'],
    played: [],
    hands: {
      x: ['lucky-aim', 'bad-reaction', 'good-aim'],
      y: ['very-bad-aim', 'unlucky-save', 'lucky-reaction'],
    },
  };

  /** The first turn; the second begins where it ends. */
  const first = () =>
    play(
      start,
      [
        move('X1', 'the hill'),
        plays('x', 'bad-reaction', 'Y1'),
        plays('x', 'lucky-aim', 'X1'),
        plays('y', 'very-bad-aim', 'X1'),
        linear('X1', 'Y1'),
        plays('y', 'unlucky-save', 'X1'),
        linear('Y1', 'X1'),
        plays('y', 'lucky-reaction', 'Y1'),
        close('X1', 'Y1'),
      ],
      [
        // X1 fires, impactar 4+ and very bad aim +2: 6+. 6 hits, 2 and 5 miss. Lucky aim: the ghost 6 takes the place of
        // the first miss (2): H = 2.
        '6 2 5 | 6',
        // Y1 reacts at 4+1 = 5+: 4 fails, 5 reacts: R = 1. It fires back at 4+ with 4: B = 1.
        '4 5 | 4',
        // Y1 saves at 3+ (X1 has no save modifier): 2 fails, 3 is saved: one casualty. X1 saves at 4+1 = 5+ (Y1's weapon
        // has −1): 4 fails: one casualty.
        '2 3 | 4',
        // Y1 fires at 4+: 5 hits, 1 misses: H = 1. X1 reacts at 4+: 3 fails, so nothing comes back. X1 saves at 5+: 6 is
        // saved, but unlucky save makes it the ghost 3: one casualty.
        '5 1 | 3 | 6 3',
        // Close combat: 3 against 5. X1 saves at its printed 4+, the save modifier does not count: 4 is saved.
        '3 5 | 4',
      ].join(' | '),
    );

  test('cards before and after a shot, ghost dice, close combat', () => {
    const { state, events } = first();
    expect(lossesOf(events)).toEqual(['X1 −1=3', 'Y1 −1=2', 'X1 −1=2']);
    expect(modelsOf(state)).toBe('X1:2 X2:3 Y1:2 Y2:3');
    // Lucky reaction found no fire any more: close combat takes no cards, and it stays in the hand.
    expect(refusals(events)).toEqual(['7 planet-card-unused']);
    expect(state.hands).toEqual({ x: ['good-aim'], y: ['lucky-reaction'] });
    expect(state.played).toEqual(['bad-reaction', 'lucky-aim', 'very-bad-aim', 'unlucky-save']);
    expect(
      events.flatMap((event) => (event.kind === 'played' ? [`${event.card} in ${event.engagement}`] : [])),
    ).toEqual([...['bad-reaction in 4', 'lucky-aim in 4', 'very-bad-aim in 4', 'unlucky-save in 6']]);
  });

  test('refused moves, each with its reason; what is allowed goes on', () => {
    const { state, events } = play(
      first().state,
      [
        move('Y1', 'the ford'),
        move('X1', 'the mill'),
        move('Y2', 'the wood'),
        linear('X2', 'Y1'),
        linear('X1', 'Y1', { inSight: false }),
        parabolic('X1', 'Y1'),
        { ...linear('Y1', 'X1'), by: 'x' },
        linear('X1', 'X2'),
        plays('x', 'lucky-aim', 'X1'),
        plays('x', 'good-aim', 'X1'),
        linear('X1', 'Y1'),
        linear('X1', 'Y2'),
        parabolic('X2', 'Y2', { covered: 4 }),
        parabolic('X2', 'Y2', { covered: 3 }),
      ],
      [
        // X1 fires at 4−1 = 3+: 3 hits. Y1 reacts at 4+: 2 fails. It saves at 3+: 3 is saved.
        '3 2 1 | 2 | 3',
        // X2 hits at 4+ with 4. Of three models covered one gets out at 4+ (4; 3 and 2 fail). Two save at 4+2 = 6+
        // (heavy, −2): 6 is saved, 4 is not.
        '4 | 4 3 2 | 6 4',
      ].join(' | '),
    );
    expect(refusals(events)).toEqual([
      ...['1 planet-step-over', '2 planet-moved', '3 planet-not-linear', '4 planet-out-of-sight'],
      ...['5 planet-not-parabolic', '6 planet-not-own', '7 planet-same-side', '8 planet-no-card'],
      ...['11 planet-fired', '12 planet-covered'],
    ]);
    expect(lossesOf(events)).toEqual(['Y2 −1=2']);
    expect(state.pieces.map(({ place }) => place)).toEqual(['the hill', 'A1', 'the ford', 'A1']);
    expect(state.hands['x']).toEqual([]);
  });

  test('a deck that is used up, a lucky save under a template, close combat by successes', () => {
    const pieces = [
      piece('X1', { profile: { ...soldier, saveModifier: -2, attacks: 2 } }),
      piece('X2', { profile: launcher }),
      piece('Y1', { profile: { ...armoured, save: 5 } }),
      piece('Y2', { profile: soldier }),
    ];
    const { state, events } = play(
      { pieces, deck: ['bad-aim'], played: ['lucky-save', 'good-aim', 'bad-reaction'], hands: {} },
      [
        deals('x', 1),
        deals('y', 2),
        plays('y', 'lucky-save', 'Y2'),
        parabolic('X2', 'Y2', { covered: 2 }),
        close('X1', 'Y1'),
      ],
      [
        // One card left: die of one side. Then the played three are the deck, in its order: good aim, bad reaction, lucky
        // save. The third of three, then the first of two.
        '1 | 3 1',
        // X2 hits with 5; of two models 6 gets out, 3 does not; the save at 4+2 = 6+ fails with 5, but lucky save makes
        // it the ghost 6: no casualty.
        '5 | 3 6 | 5 6',
        // Successes at 4+: 4 and 6 are two, 3 is none. Y1 saves at 5+2 = 7+, which a natural 6 does all the same.
        '4 6 | 3 | 6',
      ].join(' | '),
      { naturalExtremes: true, melee: 'successes', meleeSaveModifier: true },
    );
    expect(refusals(events)).toEqual([]);
    expect(lossesOf(events)).toEqual([]);
    expect(state).toMatchObject({
      ...{ deck: ['bad-reaction'], played: ['lucky-save'], hands: { x: ['bad-aim'], y: ['good-aim'] } },
    });
  });
});
