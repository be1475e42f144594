import { scriptedDice } from '../../src/engine/dice/scripted';
import type { Action, Conditions, Declaration, ShotCondition, Target } from '../../src/engine/exo/declarations';
import type { RoundEvent } from '../../src/engine/exo/events';
import type { ExoOptions } from '../../src/engine/exo/options';
import { DEFAULT_EXO_OPTIONS } from '../../src/engine/exo/options';
import { resolveRound } from '../../src/engine/exo/round';
import type { CharacterState, RoundState, WeaponState } from '../../src/engine/exo/state';
import { enter, startState } from '../../src/engine/exo/state';
import type { Character, Modifier, Weapon } from '../../src/engine/exo/types';
import { defaultLifePoints } from '../../src/engine/exo/types';

/** What a test says of a weapon; else: type I, CdF 3, no recoil, skill 30, in the right hand. */
type GivenWeapon = Partial<Weapon> & { readonly state?: Partial<WeaponState> };

interface GivenCharacter extends Partial<Omit<Character, 'weapons'>> {
  readonly weapons?: readonly GivenWeapon[];
  readonly state?: Partial<CharacterState>;
}

/** A character of a test: initiative 10, Res 10, 30 life points, one gun in its right hand. */
export function someone(id: string, { weapons = [{}], state = {}, ...given }: GivenCharacter = {}): CharacterState {
  const made = weapons.map(({ state: held = {}, ...weapon }, i) => ({
    weapon: {
      ...{ id: `gun${i === 0 ? '' : i + 1}`, name: 'Gun', skill: 30, damageType: 'I', rateOfFire: 3 },
      ...{ magazine: 30, recoil: null, hands: 1, firearm: true },
      ...weapon,
    } as Weapon,
    held: { carried: 'right', ...held } as Partial<WeaponState>,
  }));
  const resistance = given.resistance ?? 10;
  const character: Character = {
    ...{ id, name: id, owner: null, primary: 10, secondary: 5, coordination: 3, strength: 5, resistance },
    ...{ perception: 5, alertness: 15, lifePoints: defaultLifePoints(resistance), mortalThreshold: 5 },
    ...{ offHand: 'left', armour: {} },
    ...given,
    weapons: made.map(({ weapon }) => weapon),
  };
  return { ...enter(character, Object.fromEntries(made.map(({ weapon, held }) => [weapon.id, held]))), ...state };
}

export const at = (id: string, given: Partial<Target> = {}): Target => ({
  id,
  critical: 'max',
  location: null,
  ...given,
});

type FireAction = Extract<Action, { kind: 'fire' }>;

export const fire = (target: string | readonly Target[], given: Partial<FireAction> = {}): FireAction => ({
  kind: 'fire',
  weapon: 'gun',
  mode: 'normal',
  targets: typeof target === 'string' ? [at(target)] : target,
  modifier: 0,
  ...given,
});

export const watch = (place: string, given: Partial<Extract<Action, { kind: 'opportunity' }>> = {}): Action => ({
  ...{
    kind: 'opportunity',
    weapon: 'gun',
    mode: 'normal',
    place,
    wanted: null,
    critical: 'max',
    location: null,
    modifier: 0,
  },
  ...given,
});

export const move = (pace: 'walk' | 'fast' | 'sprint', ...shows: string[]): Action => ({ kind: 'move', pace, shows });

export const skill = (given: Partial<Extract<Action, { kind: 'skill' }>> = {}): Action => ({
  ...{ kind: 'skill', what: 'climb', skill: 20, nature: 'physical', hand: null, modifier: 0 },
  ...given,
});

export const declare = (
  character: string,
  actions: readonly Action[],
  given: Partial<Declaration> = {},
): Declaration => ({ character, actions, raise: 0, changed: false, twoWeapons: false, modifier: 0, ...given });

export const condition = (shooter: string, target: string, given: Partial<ShotCondition>): ShotCondition => ({
  ...{ shooter, target, weapon: null, range: 'N', cover: null, visibility: 0, moving: null, modifier: 0 },
  ...given,
});

interface Setting {
  readonly round?: number;
  readonly conditions?: Partial<Conditions>;
  readonly options?: Partial<ExoOptions>;
}

export interface Played {
  readonly state: RoundState;
  readonly events: readonly RoundEvent[];
  readonly of: (id: string) => CharacterState;
  /** Events of a kind, in order. */
  readonly all: <Kind extends RoundEvent['kind']>(kind: Kind) => Extract<RoundEvent, { kind: Kind }>[];
}

/** Plays a round on scripted dice, which must be used up. */
export function play(
  who: readonly CharacterState[] | RoundState,
  declared: readonly Declaration[],
  faces: string,
  { round = 1, conditions = {}, options = {} }: Setting = {},
): Played {
  const dice = scriptedDice(faces.split(/[\s|]+/).filter((face) => face !== ''));
  const state = 'characters' in who ? who : { ...startState(who), round };
  const declarations = { declared, conditions: { shots: [], ambushed: [], disturbed: [], ...conditions } };
  const result = resolveRound(state, declarations, { ...DEFAULT_EXO_OPTIONS, ...options }, dice);
  expect(dice.finish()).toBeNull();
  return {
    ...result,
    of: (id) => result.state.characters.find(({ character }) => character.id === id)!,
    all: (kind) => result.events.filter((event) => event.kind === kind) as never,
  };
}

/** Modifiers as `cause value`. */
export const named = (modifiers: readonly Modifier[]): readonly string[] =>
  modifiers.map(({ cause, value }) => `${cause} ${value}`);

/** Steps as `initiative: A1 B2`. */
export const stepsOf = ({ all }: Played): readonly string[] =>
  all('step').map(({ primary, acting }) => `${primary}: ${acting.map((a) => a.character + a.action).join(' ')}`);
