import type { Hostility } from './attacks';

/** Ids of the two sides of a fight, in the order of entry (L-23 b). */
export interface Sides {
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
}

type OwnerOf = (id: string) => string | null;

/** Hostilities that hang together with the first of them, in order; and the others. */
function groupOfFirst(hostilities: readonly Hostility[]): readonly [readonly Hostility[], readonly Hostility[]] {
  const [first] = hostilities;
  const members = new Set(first ? [first.from, first.to] : []);
  for (let size = 0; size !== members.size;) {
    size = members.size;
    for (const { from, to } of hostilities) {
      if (!members.has(from) && !members.has(to)) continue;
      members.add(from);
      members.add(to);
    }
  }
  return [hostilities.filter(({ from }) => members.has(from)), hostilities.filter(({ from }) => !members.has(from))];
}

/** Two sides: that of the first attacker, and the other owner's. */
function sidesOf(group: readonly Hostility[], ownerOf: OwnerOf): Sides {
  const members = [...new Set(group.flatMap(({ from, to }) => [from, to]))];
  const attacking = ownerOf(group[0]?.from ?? '');
  return {
    attackers: members.filter((id) => ownerOf(id) === attacking),
    defenders: members.filter((id) => ownerOf(id) !== attacking),
  };
}

const pairOf = ({ from, to }: Hostility, ownerOf: OwnerOf): string =>
  JSON.stringify([ownerOf(from), ownerOf(to)].sort((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1)));

/**
 * Makes fights of two sides of who fights whom (L-23 b, c). What hangs together is one fight where it has two owners;
 * else it is split in the order of entry: each first hostility left takes with it what hangs together with it between
 * the same two owners, and these fights follow one another with the HP left.
 */
export function fightsOf(hostilities: readonly Hostility[], ownerOf: OwnerOf): readonly Sides[] {
  const fights: Sides[] = [];
  let left = hostilities;
  while (left.length > 0) {
    const [group, others] = groupOfFirst(left);
    left = others;
    const owners = new Set(group.flatMap(({ from, to }) => [ownerOf(from), ownerOf(to)]));
    let rest = group;
    while (rest.length > 0) {
      const [first] = rest;
      const pair = owners.size <= 2 || !first ? null : pairOf(first, ownerOf);
      const between = pair === null ? rest : rest.filter((each) => pairOf(each, ownerOf) === pair);
      const [fought] = groupOfFirst(between);
      fights.push(sidesOf(fought, ownerOf));
      rest = rest.filter((each) => !fought.includes(each));
    }
  }
  return fights;
}
