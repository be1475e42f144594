import type { Fixed } from '../../fixed';
import { ZERO } from '../../fixed';
import { holds } from '../behaviour/evaluate';
import type { Condition } from '../behaviour/syntax';
import type { Engagement } from '../types';
import type { Axis } from './axis';
import { hpLeft } from './axis';
import { isFixed, readingOf } from './reading';
import type { Pair, Situation } from './situation';
import { battleIn, firstSituation } from './situation';

/** States that no rule tells apart: the class of each state, and a state of each class. */
export interface Classes {
  readonly of: Int32Array;
  readonly samples: readonly number[];
}

function classify(states: number, signature: (state: number) => string): Classes {
  const ids = new Map<string, number>();
  const samples: number[] = [];
  const of = Int32Array.from({ length: states }, (_, state) => {
    const key = signature(state);
    const known = ids.get(key);
    if (known !== undefined) return known;
    samples.push(state);
    ids.set(key, samples.length - 1);
    return samples.length - 1;
  });
  return { of, samples };
}

/** What all rules of a duel tell apart of one squad: its HP, and its loss of the last cycle. */
export interface Told {
  readonly hp: Classes;
  readonly loss: Classes;
}

/**
 * Which HP and which losses of each squad the rules tell apart. Every condition is judged as in the resolution, on a
 * state of the engagement; those that read HP or losses read nothing else.
 */
export function toldApart(engagement: Engagement, axes: Pair<Axis>): Pair<Told> {
  const start = firstSituation(engagement);
  const readings = [engagement.attackers, engagement.defenders].map(([squad]) => squad && readingOf(squad));
  const judged = (owner: number, condition: Condition, situation: Situation, hp: Pair<Fixed>): boolean => {
    const battle = battleIn(engagement, situation, 1, hp);
    const fighter = battle.fighters[owner];
    return fighter !== undefined && holds(battle, fighter, { kind: 'condition', condition });
  };
  const told = (who: 0 | 1): Told => {
    const [own, enemy] = [readings[who], readings[1 - who]];
    const put = <T>(mine: T, other: T): Pair<T> => (who === 0 ? [mine, other] : [other, mine]);
    const otherHp = axes[1 - who]?.hp ?? ZERO;
    const hpSignature = (state: number): string => {
      const hp = put(hpLeft(axes[who], state), otherHp);
      return [
        ...(own?.ownHp ?? []).map((condition) => judged(who, condition, start, hp)),
        ...(enemy?.enemyHp ?? []).map((condition) => judged(1 - who, condition, start, hp)),
      ].join();
    };
    const lossSignature = (units: number): string => {
      const situation: Situation = { ...start, lost: put((units * axes[who].unit) as Fixed, ZERO) };
      const hp = put(axes[who].hp, otherHp);
      return (own?.losses ?? []).map((condition) => judged(who, condition, situation, hp)).join();
    };
    return { hp: classify(axes[who].live, hpSignature), loss: classify(axes[who].live, lossSignature) };
  };
  return [told(0), told(1)];
}

/** Does no rule of either squad read HP or losses? */
export const nothingRead = (engagement: Engagement): boolean =>
  [...engagement.attackers, ...engagement.defenders].every((squad) => isFixed(readingOf(squad)));
