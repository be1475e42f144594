import type { Engagement, Outcome } from '../types';
import type { Courses, Turn } from './course';
import type { Fire } from './fires';
import { drawFire } from './run';
import { draw } from './sampler';

/** What both of a duel fire in a cycle; `null`: nothing. */
interface Exchange {
  readonly onA: Fire | null;
  readonly onD: Fire | null;
}

const fireOn = ({ shootings }: Turn, squad: number): Fire | null =>
  shootings.find(({ target }) => target === squad)?.fire ?? null;

/** The damage of a cycle; most fire takes one word. */
const damageOf = (fire: Fire | null, word: () => number): number =>
  fire === null ? 0 : fire.times === 1 ? draw(fire.sampler, word()) : drawFire(fire, word);

/**
 * A duel in which nothing that is decided depends on dice: while both live, the same is fired cycle after cycle, so a
 * run is nothing but draws and subtractions.
 */
export class CertainRun {
  readonly hp = new Float64Array(2);
  private readonly exchanges: readonly Exchange[];

  constructor(
    private readonly engagement: Engagement,
    courses: Courses,
    private readonly word: () => number,
  ) {
    const { cycles } = engagement.options;
    const exchanges: Exchange[] = [];
    const { hp } = this;
    engagement.attackers.concat(engagement.defenders).forEach((squad, i) => (hp[i] = squad.hp));
    const losses = { hp, lost: new Float64Array(2), dealt: new Float64Array(4) };
    for (let cycle = 1, turn = courses.first; cycle <= cycles; cycle++) {
      exchanges.push({ onA: fireOn(turn, 0), onD: fireOn(turn, 1) });
      if (cycle < cycles) turn = courses.next(turn, '', cycle + 1, losses);
    }
    this.exchanges = exchanges;
  }

  /** Fights once; `hp` is then what is left. */
  fight(): Outcome {
    const { exchanges, word, hp } = this;
    let a: number = this.engagement.attackers[0]?.hp ?? 0;
    let d: number = this.engagement.defenders[0]?.hp ?? 0;
    for (let cycle = 0; cycle < exchanges.length && a > 0 && d > 0; cycle++) {
      const exchange = exchanges[cycle];
      if (!exchange) break;
      a -= damageOf(exchange.onA, word);
      d -= damageOf(exchange.onD, word);
    }
    hp[0] = Math.max(0, a);
    hp[1] = Math.max(0, d);
    if (a > 0) return d > 0 ? 'draw' : 'attacker';
    return d > 0 ? 'defender' : 'mutual';
  }
}
