/**
 * Odds of a duel as one would write them down with a library of dice: the damage of a shot is a table of sums, a volley
 * is that table added to itself shot after shot, and the fight a table of both squads' HP that every pair of damages is
 * applied to. Exact, and slow: what the odds of the engine are compared with.
 */
export function naiveOdds(
  sides: readonly [Side, Side],
  cycles: number,
): Readonly<Record<'attacker' | 'defender' | 'mutual' | 'draw', number>> {
  const odds = { attacker: 0, defender: 0, mutual: 0, draw: 0 };
  let states = new Map([[JSON.stringify([sides[0].hp, sides[1].hp]), 1]]);
  for (let cycle = 1; cycle <= cycles; cycle++) {
    const next = new Map<string, number>();
    const [fromA, fromD] = [volley(sides[0]), volley(sides[1])];
    for (const [state, chance] of states) {
      const [a, d] = JSON.parse(state) as [number, number];
      for (const [onD, chanceA] of fromA) {
        for (const [onA, chanceD] of fromD) {
          const [hpA, hpD] = [Math.max(0, a - onA), Math.max(0, d - onD)];
          const share = chance * chanceA * chanceD;
          if (hpA > 0 && hpD > 0) {
            const key = JSON.stringify([hpA, hpD]);
            next.set(key, (next.get(key) ?? 0) + share);
          } else odds[hpA > 0 ? 'attacker' : hpD > 0 ? 'defender' : 'mutual'] += share;
        }
      }
    }
    states = next;
  }
  for (const chance of states.values()) odds.draw += chance;
  return odds;
}

/** A squad with a weapon of fixed damage. */
export interface Side {
  readonly hp: number;
  readonly needed: number;
  readonly shots: number;
  readonly damage: number;
}

function volley({ needed, shots, damage }: Side): ReadonlyMap<number, number> {
  let sums = new Map([[0, 1]]);
  for (let shot = 0; shot < shots; shot++) {
    const after = new Map<number, number>();
    for (const [sum, chance] of sums) {
      for (let face = 1; face <= 12; face++) {
        const hit = face === 1 ? damage * 1.5 : face <= needed && face < 12 ? damage : 0;
        after.set(sum + hit, (after.get(sum + hit) ?? 0) + chance / 12);
      }
    }
    sums = after;
  }
  return sums;
}
