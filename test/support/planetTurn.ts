import { scriptedDice } from '../../src/engine/dice/scripted';
import type { CardId } from '../../src/engine/planet/cards';
import type { Declaration } from '../../src/engine/planet/declarations';
import type { PlanetOptions } from '../../src/engine/planet/options';
import { PROFILES } from '../../src/engine/planet/profiles';
import { playSequence } from '../../src/engine/planet/sequence';
import type { Piece, TurnEvent, TurnState } from '../../src/engine/planet/turn';
import { startState } from '../../src/engine/planet/turn';
import { planetOptions } from './planet';

export const piece = (id: string, given: Partial<Piece> = {}): Piece => ({
  id,
  name: id,
  side: id.startsWith('X') ? 'x' : 'y',
  owner: id.startsWith('X') ? 'x' : 'y',
  profile: { name: 'Soldado', ...PROFILES.soldier, shots: 1 },
  place: 'A1',
  models: 3,
  ...given,
});

export const mortar = { profile: { name: 'Mortero', ...PROFILES['grenade-launcher'] } };

export const table = (given: Partial<TurnState> = {}): TurnState => ({
  ...startState([piece('X1'), piece('X2', mortar), piece('Y1'), piece('Y2', mortar)], planetOptions()),
  ...given,
});

const sideOf = (id: string): 'x' | 'y' => (id.startsWith('X') ? 'x' : 'y');
export const move = (id: string, to: string): Declaration => ({ kind: 'move', by: sideOf(id), piece: id, to });
export const linear = (id: string, target: string, given: { readonly inSight?: boolean } = {}): Declaration => ({
  ...{ kind: 'linear', by: sideOf(id), piece: id, target, inSight: true },
  ...given,
});
export const parabolic = (id: string, target: string, given: { readonly covered?: number } = {}): Declaration => ({
  ...{ kind: 'parabolic', by: sideOf(id), piece: id, target, covered: 1 },
  ...given,
});
export const close = (id: string, target: string): Declaration => ({
  kind: 'close',
  by: sideOf(id),
  piece: id,
  target,
});
export const deals = (by: 'x' | 'y', count: number): Declaration => ({ kind: 'deal', by, count });
export const plays = (by: 'x' | 'y', card: CardId, on: string, die: number | null = null): Declaration => ({
  ...{ kind: 'card', by, card, on, die },
});

/** Plays on scripted dice, which must be used up. */
export function play(
  state: TurnState,
  declarations: readonly Declaration[],
  faces: string,
  options?: Partial<PlanetOptions>,
) {
  const dice = scriptedDice(faces.split(/[\s|]+/).filter((face) => face !== ''));
  const result = playSequence(state, declarations, planetOptions(options), () => dice);
  expect(dice.finish()).toBeNull();
  return result;
}

export const refusals = (events: readonly TurnEvent[]): readonly string[] =>
  events.flatMap((event) => (event.kind === 'refused' ? [`${event.declaration} ${event.problem.code}`] : []));

export const modelsOf = ({ pieces }: TurnState): string => pieces.map(({ id, models }) => `${id}:${models}`).join(' ');
