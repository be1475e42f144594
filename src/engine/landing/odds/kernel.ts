import type { Fixed } from '../../fixed';
import { fixedOf, ZERO } from '../../fixed';
import { ATTACK_DIE, attackResult, criticalDamage } from '../fire';
import type { CombatOptions } from '../types';
import type { Axis, Volley } from './axis';
import type { Budget } from './budget';
import type { Chances } from './distribution';
import { diceSums, repeated } from './distribution';

/** What a volley does to its target: chances of losses that may leave it alive, and of so many units or more. */
export interface Kernel {
  readonly losses: readonly number[];
  readonly chances: readonly number[];
  /** `atLeast[k]` for k = 0 … `live`. */
  readonly atLeast: Chances;
}

function kernelOf(chances: Chances, { live }: Axis): Kernel {
  const losses: number[] = [];
  const kept: number[] = [];
  const atLeast = new Float64Array(live + 1);
  for (let k = live; k >= 0; k--) {
    const chance = chances[k] ?? 0;
    atLeast[k] = (atLeast[k + 1] ?? 0) + chance;
    if (chance > 0 && k < live) {
      losses.push(k);
      kept.push(chance);
    }
  }
  return { losses, chances: kept, atLeast };
}

/** Damages that one shot can do, with their chances (L-5, L-6); the same damage may stand there twice. */
export function shotDamages(
  { weapon, needed }: Volley,
  options: CombatOptions,
): readonly { readonly damage: Fixed; readonly chance: number }[] {
  const damages: { damage: Fixed; chance: number }[] = [];
  const put = (damage: Fixed, chance: number): void => {
    if (chance > 0) damages.push({ damage, chance });
  };
  const faces = { miss: 0, hit: 0, critical: 0 };
  for (let face = 1; face <= ATTACK_DIE; face++) faces[attackResult(face, needed, weapon)] += 1;
  put(ZERO, faces.miss / ATTACK_DIE);
  put(criticalDamage(weapon, options.criticalRounding), faces.critical / ATTACK_DIE);
  const hit = faces.hit / ATTACK_DIE;
  if (hit === 0) return damages;
  if (weapon.damage.kind === 'fixed') {
    put(weapon.damage.value, hit);
    return damages;
  }
  const { count, sides, plus } = weapon.damage.dice;
  diceSums(count, sides).forEach((chance, total) => put(fixedOf(Math.max(0, total + plus)), hit * chance));
  return damages;
}

/** The same in units, up to a loss that destroys. */
function shotChances(volley: Volley, { unit, live }: Axis, options: CombatOptions): Chances {
  const chances = new Float64Array(live + 1);
  for (const { damage, chance } of shotDamages(volley, options)) {
    const at = Math.min(damage / unit, live);
    chances[at] = (chances[at] ?? 0) + chance;
  }
  return chances;
}

const NO_FIRE: Chances = new Float64Array([1]);

/** Losses from a volley, or from none; `undefined` where they are too much work. */
function kernelFor(volley: Volley | null, axis: Axis, options: CombatOptions, budget: Budget): Kernel | undefined {
  if (!budget.spend(axis.live) || !budget.holds(axis.live)) return undefined;
  if (!volley) return kernelOf(NO_FIRE, axis);
  const { damage, shots } = volley.weapon;
  if (damage.kind === 'dice' && !budget.spend(damage.dice.count ** 2 * damage.dice.sides)) return undefined;
  const chances = repeated(shotChances(volley, axis, options), shots, axis.live, budget);
  return chances && kernelOf(chances, axis);
}

/** Makes each kernel once. */
export function kernelsFor(
  axis: Axis,
  options: CombatOptions,
  budget: Budget,
): (volley: Volley | null) => Kernel | undefined {
  const made: { readonly volley: Volley | null; readonly kernel: Kernel }[] = [];
  return (volley) => {
    const same = (known: Volley | null): boolean =>
      known?.weapon === volley?.weapon && known?.needed === volley?.needed;
    const known = made.find((each) => same(each.volley));
    if (known) return known.kernel;
    const kernel = kernelFor(volley, axis, options, budget);
    if (kernel) made.push({ volley, kernel });
    return kernel;
  };
}
