import type { Dice } from '../../src/engine/dice/dice';
import { scriptedDice } from '../../src/engine/dice/scripted';
import type { CardId } from '../../src/engine/planet/cards';
import { closeCombat } from '../../src/engine/planet/closeCombat';
import type { PlanetEvent } from '../../src/engine/planet/events';
import { linearFire } from '../../src/engine/planet/linearFire';
import type { PlanetOptions } from '../../src/engine/planet/options';
import { DEFAULT_PLANET_OPTIONS } from '../../src/engine/planet/options';
import { parabolicFire } from '../../src/engine/planet/parabolicFire';
import { PROFILES } from '../../src/engine/planet/profiles';
import type { Combatant, Profile, Side } from '../../src/engine/planet/types';
import type { Result } from '../../src/engine/result';

type Given = Partial<Profile> & { readonly cards?: readonly CardId[]; readonly named?: readonly (number | null)[] };

/** A side of a test: a plain soldier but for what is given; `named` are the dice that players name for its cards. */
export const side = (which: Side, { cards = [], named = [], ...profile }: Given = {}): Combatant => ({
  side: which,
  id: null,
  name: which,
  profile: { name: 'Soldado', ...PROFILES.soldier, ...profile },
  cards: cards.map((card, i) => ({ card, die: named[i] ?? null })),
});

export const planetOptions = (given: Partial<PlanetOptions> = {}): PlanetOptions => ({
  ...DEFAULT_PLANET_OPTIONS,
  ...given,
});

const facesOf = (text: string): string[] => text.split(/[\s|]+/).filter((face) => face !== '');

export function expectOk<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Runs on scripted dice, which must be used up. */
function scripted<T>(faces: string, run: (dice: Dice) => T): T {
  const dice = scriptedDice(facesOf(faces));
  const value = run(dice);
  expect(dice.finish()).toBeNull();
  return value;
}

type Options = Partial<PlanetOptions>;

export const linear = (x: Given, y: Given, faces: string, options: Options = {}) =>
  scripted(faces, (dice) => expectOk(linearFire(side('x', x), side('y', y), planetOptions(options), dice)));

export const parabolic = (x: Given, y: Given, covered: number, faces: string, options: Options = {}) =>
  scripted(faces, (dice) => {
    const firer = side('x', { ...PROFILES['grenade-launcher'], ...x });
    return expectOk(parabolicFire(firer, side('y', y), covered, planetOptions(options), dice));
  });

export const close = (x: Given, y: Given, faces: string, options: Options = {}) =>
  scripted(faces, (dice) => closeCombat({ x: side('x', x), y: side('y', y) }, planetOptions(options), dice));

/** Every die in order, as `label index face` with its success; ghosts as `label index face→die`. */
export const diceOf = (events: readonly PlanetEvent[]): readonly string[] =>
  events.flatMap((event) => {
    if (event.kind === 'die') return [`${event.label} ${event.index} ${event.face}`];
    return event.kind === 'ghost' ? [`${event.label} ${event.index} ${event.face}→${event.die}`] : [];
  });

/** Cards that had nothing to act on. */
export const idleCards = (events: readonly PlanetEvent[]): readonly string[] =>
  events.flatMap((event) => (event.kind === 'idle-card' ? [`${event.side} ${event.card} ${event.reason}`] : []));
