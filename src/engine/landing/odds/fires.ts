import type { Fixed } from '../../fixed';
import type { CombatOptions, Squad } from '../types';
import type { Axis, Volley } from './axis';
import { axisFor } from './axis';
import { startBudget } from './budget';
import { kernelsFor, shotDamages } from './kernel';
import type { Sampler } from './sampler';
import { samplerOf } from './sampler';

/** A squad's fire of a cycle, ready to be drawn: all shots at once, or one by one where they have too many sums. */
export interface Fire {
  readonly sampler: Sampler;
  readonly times: number;
}

/** Work that the distributions of a simulation may take; about a twentieth of a second. */
const MAX_STEPS = 30_000_000;

/** Sums that a sampler may have: of 2^32 words each then takes so many that rounding does not show. */
const MAX_SUMS = 2 ** 16;

function wholeFire(volley: Volley, axis: Axis, kernelOf: ReturnType<typeof kernelsFor>): Fire | undefined {
  if (axis.live > MAX_SUMS) return undefined;
  const kernel = kernelOf(volley);
  if (!kernel) return undefined;
  // What destroys the target is one sum.
  const units = [...kernel.losses, axis.live];
  const chances = [...kernel.chances, kernel.atLeast[axis.live] ?? 0];
  return {
    times: 1,
    sampler: samplerOf(
      units.map((each) => (each * axis.unit) as Fixed),
      chances,
    ),
  };
}

function singleShots(volley: Volley, options: CombatOptions): Fire {
  const damages = shotDamages(volley, options);
  const sampler = samplerOf(
    damages.map(({ damage }) => damage),
    damages.map(({ chance }) => chance),
  );
  return { sampler, times: volley.weapon.shots };
}

/**
 * Makes the fire on each squad drawable, each kind once.
 * @param enemies all who may fire at the squad of that number.
 */
export function firesOn(
  squads: readonly Squad[],
  enemies: (target: number) => readonly Squad[],
  options: CombatOptions,
): (target: number, volley: Volley) => Fire {
  const budget = startBudget(MAX_STEPS);
  const made = new Map<string, Fire>();
  const axes = squads.map((squad, i) => {
    const axis = axisFor(
      squad,
      enemies(i).flatMap(({ weapons }) => weapons),
      options,
    );
    // A squad's losses are capped where any of its enemies' fire alone destroys it; several may fire at it.
    return { ...axis, live: Math.ceil(squad.hp / axis.unit) };
  });
  const kernels = axes.map((axis) => kernelsFor(axis, options, budget));
  const ids = new Map(squads.flatMap(({ weapons }) => weapons).map((weapon, id) => [weapon, id]));
  return (target, volley) => {
    const key = `${target} ${ids.get(volley.weapon)} ${volley.needed}`;
    const known = made.get(key);
    if (known) return known;
    const [axis, kernelOf] = [axes[target], kernels[target]];
    if (!axis || !kernelOf) throw new Error('fire at a squad that is not there');
    const fire = wholeFire(volley, axis, kernelOf) ?? singleShots(volley, options);
    made.set(key, fire);
    return fire;
  };
}
