import { toNumber } from '../../fixed';
import type { Fixed } from '../../fixed';
import type { Engagement, Squad } from '../types';
import type { Axis } from './axis';
import { axisFor, hpLeft } from './axis';
import type { Budget } from './budget';
import type { Chances } from './distribution';
import type { Kernel } from './kernel';
import { kernelsFor } from './kernel';
import type { DuelOdds, Tally } from './result';
import { startTally } from './result';
import type { Pair, Step } from './situation';
import { battleIn, firstSituation, stepOf } from './situation';

/** Chances of one squad's losses while it lives, whatever became of the other. */
interface Line {
  readonly axis: Axis;
  readonly chances: Chances;
  /** Chance that the last cycle destroyed it. */
  readonly fallen: number;
  /** Chance that it lives, and its HP if it does, weighed by that. */
  readonly alive: number;
  readonly hp: number;
}

function lineOf(axis: Axis, chances: Chances, fallen: number): Line {
  let alive = 0;
  let hp = 0;
  chances.forEach((chance, lost) => {
    alive += chance;
    hp += chance * hpLeft(axis, lost);
  });
  return { axis, chances, fallen, alive, hp };
}

function startLine(axis: Axis): Line {
  const chances = new Float64Array(axis.live);
  chances[0] = 1;
  return lineOf(axis, chances, 0);
}

function wounded({ axis, chances }: Line, kernel: Kernel): Line {
  const after = new Float64Array(axis.live);
  kernel.losses.forEach((loss, j) => {
    const chance = kernel.chances[j] ?? 0;
    for (let i = 0; i + loss < axis.live; i++) after[i + loss] = (after[i + loss] ?? 0) + (chances[i] ?? 0) * chance;
  });
  let fallen = 0;
  chances.forEach((chance, lost) => {
    fallen += chance * (kernel.atLeast[axis.live - lost] ?? 0);
  });
  return lineOf(axis, after, fallen);
}

/** The steps of all cycles: nothing that is decided depends on HP, so any HP shows them. */
function stepsOf(engagement: Engagement, squads: Pair<Squad>): readonly Step[] {
  const steps: Step[] = [];
  let situation = firstSituation(engagement);
  const hp: Pair<Fixed> = [squads[0].hp, squads[1].hp];
  for (let cycle = 1; cycle <= engagement.options.cycles; cycle++) {
    const step = stepOf(battleIn(engagement, situation, cycle, hp));
    steps.push(step);
    situation = step.next;
  }
  return steps;
}

/** Counts the cycle that ended with these lines: while both live, neither's losses depend on the other's. */
function count(tally: Tally, [a, d]: Pair<Line>): void {
  tally.chances.attacker += a.alive * d.fallen;
  tally.chances.defender += d.alive * a.fallen;
  tally.chances.mutual += a.fallen * d.fallen;
  tally.hp[0] += a.hp * d.fallen;
  tally.hp[1] += d.hp * a.fallen;
}

/**
 * Odds of a duel in which no rule reads HP or losses: both sides' volleys are one fixed sequence while both live, so
 * each squad's losses are worked out on their own and the table of both is never built.
 */
export function oddsApart(engagement: Engagement, squads: Pair<Squad>, budget: Budget): DuelOdds | undefined {
  const { options } = engagement;
  const steps = stepsOf(engagement, squads);
  const axis = (squad: Squad, firer: 0 | 1): Axis =>
    axisFor(
      squad,
      steps.flatMap(({ volleys }) => volleys[firer]?.weapon ?? []),
      options,
    );
  const axes: Pair<Axis> = [axis(squads[0], 1), axis(squads[1], 0)];
  if (!budget.holds(axes[0].live + axes[1].live)) return undefined;
  const kernels = [kernelsFor(axes[0], options, budget), kernelsFor(axes[1], options, budget)] as const;
  let [a, d]: Pair<Line> = [startLine(axes[0]), startLine(axes[1])];
  const tally = startTally();
  for (const { volleys } of steps) {
    const [onA, onD] = [kernels[0](volleys[1]), kernels[1](volleys[0])];
    if (!onA || !onD) return undefined;
    if (!budget.spend(onA.losses.length * axes[0].live + onD.losses.length * axes[1].live)) return undefined;
    [a, d] = [wounded(a, onA), wounded(d, onD)];
    count(tally, [a, d]);
  }
  return {
    chances: { ...tally.chances, draw: a.alive * d.alive },
    meanHp: [toNumber((tally.hp[0] + a.hp * d.alive) as Fixed), toNumber((tally.hp[1] + d.hp * a.alive) as Fixed)],
  };
}
