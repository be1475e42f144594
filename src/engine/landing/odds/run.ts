import type { Engagement, Outcome } from '../types';
import type { Courses, Turn } from './course';
import type { Fire } from './fires';
import { draw } from './sampler';

/** The damage of a squad's fire. */
export function drawFire({ sampler, times }: Fire, word: () => number): number {
  if (times === 1) return draw(sampler, word());
  let sum = 0;
  for (let shot = 0; shot < times; shot++) sum += draw(sampler, word());
  return sum;
}

/** Fights an engagement on drawn damages: the cycles of L-10, what is decided taken from the courses known. */
export class Run {
  private readonly start: Float64Array;
  readonly hp: Float64Array;
  readonly lost: Float64Array;
  readonly dealt: Float64Array;
  private readonly damage: Float64Array;
  /** Living squads of the attackers and of the defenders. */
  private readonly living: [number, number] = [0, 0];
  /** Which squads the last cycle destroyed. */
  private fallen = '';

  constructor(
    private readonly engagement: Engagement,
    private readonly courses: Courses,
    private readonly word: () => number,
  ) {
    const squads = [...engagement.attackers, ...engagement.defenders];
    this.start = Float64Array.from(squads, ({ hp }) => hp);
    this.hp = new Float64Array(squads.length);
    this.lost = new Float64Array(squads.length);
    this.damage = new Float64Array(squads.length);
    this.dealt = new Float64Array(squads.length ** 2);
  }

  /** Fights once; `hp` is then what is left. */
  fight(): Outcome {
    const { attackers, defenders, options } = this.engagement;
    const { living } = this;
    living[0] = attackers.length;
    living[1] = defenders.length;
    this.hp.set(this.start);
    this.dealt.fill(0);
    let turn = this.courses.first;
    for (let cycle = 1; ; cycle++) {
      this.fireAll(turn.shootings);
      this.takeLosses(attackers.length);
      if (living[0] === 0) return living[1] === 0 ? 'mutual' : 'defender';
      if (living[1] === 0) return 'attacker';
      if (cycle === options.cycles) return 'draw';
      turn = this.courses.next(turn, this.fallen, cycle + 1, this);
    }
  }

  /** Fire of a cycle (L-10 step 2). */
  private fireAll(shootings: Turn['shootings']): void {
    const { damage, dealt, word } = this;
    damage.fill(0);
    for (const { fire, target, firer } of shootings) {
      const sum = drawFire(fire, word);
      damage[target] = (damage[target] ?? 0) + sum;
      const pair = target * damage.length + firer;
      dealt[pair] = (dealt[pair] ?? 0) + sum;
    }
  }

  /** Losses of both sides together (L-10 step 3). */
  private takeLosses(attackers: number): void {
    const { hp, lost, damage, living } = this;
    this.fallen = '';
    for (let i = 0; i < hp.length; i++) {
      const had = hp[i] ?? 0;
      if (had === 0) continue;
      const loss = Math.min(had, damage[i] ?? 0);
      lost[i] = loss;
      hp[i] = had - loss;
      if (loss < had) continue;
      living[i < attackers ? 0 : 1] -= 1;
      this.fallen += `${i},`;
    }
  }
}
