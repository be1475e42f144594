import { toNumber } from '../../fixed';
import type { Fixed } from '../../fixed';
import type { Engagement, Squad } from '../types';
import type { Axis } from './axis';
import { axisFor, hpLeft } from './axis';
import type { Budget } from './budget';
import type { Told } from './classes';
import { toldApart } from './classes';
import type { Kernel } from './kernel';
import { kernelsFor } from './kernel';
import { readingOf } from './reading';
import type { DuelOdds, Tally } from './result';
import { startTally } from './result';
import type { Pair, Situation, Step } from './situation';
import { battleIn, firstSituation, stepOf } from './situation';
import type { Part, Table } from './table';
import { countDraw, countFallen, partsOf, spreadAttacker, spreadDefender } from './table';

/** A situation with the chances of both squads' losses in it. */
interface Group {
  readonly situation: Situation;
  readonly table: Table;
}

/** All that a duel's odds need in every cycle. */
interface Work {
  readonly engagement: Engagement;
  readonly axes: Pair<Axis>;
  readonly told: Pair<Told>;
  readonly readsShotAt: Pair<boolean>;
  readonly kernels: Pair<ReturnType<typeof kernelsFor>>;
  readonly budget: Budget;
  readonly tally: Tally;
}

/** States of a group in which both squads do the same. */
interface Block {
  readonly step: Step;
  readonly table: Table;
}

const stepKey = ({ volleys, next }: Step): string =>
  [...volleys.map((volley) => (volley ? `${volley.needed} ${volley.weapon.name}` : '')), next.distance].join('|');

/** Groups the states of a group by what is decided in them. */
function blocksOf(work: Work, { situation, table }: Group, cycle: number): readonly Block[] {
  const [a, d] = work.axes;
  const [ofA, ofD] = [work.told[0].hp, work.told[1].hp];
  const byClasses = new Map<number, Block>();
  const byStep = new Map<string, Block>();
  const decided = (classA: number, classD: number): Block => {
    const hp: Pair<Fixed> = [hpLeft(a, ofA.samples[classA] ?? 0), hpLeft(d, ofD.samples[classD] ?? 0)];
    const step = stepOf(battleIn(work.engagement, situation, cycle, hp));
    const key = stepKey(step);
    const block = byStep.get(key) ?? { step, table: new Float64Array(table.length) };
    byStep.set(key, block);
    return block;
  };
  for (let i = 0; i < a.live; i++) {
    for (let j = 0; j < d.live; j++) {
      const chance = table[i * d.live + j] ?? 0;
      if (chance === 0) continue;
      const [classA, classD] = [ofA.of[i] ?? 0, ofD.of[j] ?? 0];
      const classes = classA * ofD.samples.length + classD;
      const block = byClasses.get(classes) ?? decided(classA, classD);
      byClasses.set(classes, block);
      block.table[i * d.live + j] = chance;
    }
  }
  return [...byStep.values()];
}

/** The situation after a step, as far as rules can tell it from others. */
function situationAfter({ axes, told, readsShotAt }: Work, { next }: Step, lossClasses: Pair<number>): Situation {
  const lost = (who: 0 | 1): Fixed => ((told[who].loss.samples[lossClasses[who]] ?? 0) * axes[who].unit) as Fixed;
  return {
    ...next,
    shotAt: [next.shotAt[0] && readsShotAt[0], next.shotAt[1] && readsShotAt[1]],
    lost: [lost(0), lost(1)],
  };
}

/** Plays one block: counts those who fall, puts the others into the groups of the next cycle; `false`: too much work. */
function play(work: Work, { step, table }: Block, groups: Map<string, Group>): boolean {
  const { axes, told, budget, tally } = work;
  const [onA, onD] = [work.kernels[0](step.volleys[1]), work.kernels[1](step.volleys[0])];
  if (!onA || !onD) return false;
  const kernels: Pair<Kernel> = [onA, onD];
  const partsA = partsOf(onA, told[0].loss.of);
  const partsD = partsOf(onD, told[1].loss.of);
  if (!budget.spend(table.length * (2 + onD.losses.length + partsD.length * onA.losses.length))) return false;
  countFallen(tally, table, axes, kernels);
  const put = (wounded: Table, partA: Part, partD: Part): boolean => {
    const situation = situationAfter(work, step, [partA.lossClass, partD.lossClass]);
    const key = JSON.stringify(situation);
    if (!groups.has(key) && !budget.holds((groups.size + 1) * table.length)) return false;
    const group = groups.get(key) ?? { situation, table: new Float64Array(table.length) };
    groups.set(key, group);
    spreadAttacker(wounded, axes, partA, group.table);
    return true;
  };
  return partsD.every((partD) => {
    const wounded = spreadDefender(table, axes, partD);
    return partsA.every((partA) => put(wounded, partA, partD));
  });
}

function workOf(engagement: Engagement, squads: Pair<Squad>, budget: Budget): Work | undefined {
  const { options } = engagement;
  const usable = ({ weapons }: Squad): Squad['weapons'] => weapons.filter(({ uses }) => uses !== 0);
  const axes: Pair<Axis> = [
    axisFor(squads[0], usable(squads[1]), options),
    axisFor(squads[1], usable(squads[0]), options),
  ];
  // A battle is built for each state and condition once.
  const conditions = squads.reduce((sum, { rules }) => sum + rules.length, 0);
  const states = axes[0].live + axes[1].live;
  if (!budget.holds(axes[0].live * axes[1].live) || !budget.spend(states * conditions * 1000)) return undefined;
  return {
    engagement,
    axes,
    told: toldApart(engagement, axes),
    readsShotAt: [readingOf(squads[0]).shotAt, readingOf(squads[1]).shotAt],
    kernels: [kernelsFor(axes[0], options, budget), kernelsFor(axes[1], options, budget)],
    budget,
    tally: startTally(),
  };
}

/**
 * Odds of a duel in which rules read HP or losses: the table of both squads' losses, apart for each situation; in every
 * cycle its states are grouped by what is decided in them, and the volleys' kernels are applied to one side after the
 * other.
 */
export function oddsTogether(engagement: Engagement, squads: Pair<Squad>, budget: Budget): DuelOdds | undefined {
  const work = workOf(engagement, squads, budget);
  if (!work) return undefined;
  const { axes, tally } = work;
  const table = new Float64Array(axes[0].live * axes[1].live);
  table[0] = 1;
  let groups: readonly Group[] = [{ situation: firstSituation(engagement), table }];
  for (let cycle = 1; cycle <= engagement.options.cycles; cycle++) {
    const next = new Map<string, Group>();
    for (const group of groups) {
      if (!budget.spend(group.table.length)) return undefined;
      if (!blocksOf(work, group, cycle).every((block) => play(work, block, next))) return undefined;
    }
    groups = [...next.values()];
  }
  for (const group of groups) countDraw(tally, group.table, axes);
  return {
    chances: tally.chances,
    meanHp: [toNumber(tally.hp[0] as Fixed), toNumber(tally.hp[1] as Fixed)],
  };
}
