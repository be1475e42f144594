/** How a campaign can be won (L-25). */
export type VictoryKind = 'annihilation' | 'perfect-weapon' | 'superiority';

export interface Victory {
  readonly kind: VictoryKind;
  /** Several: a tie, reported as such. */
  readonly players: readonly string[];
}

/** What the end of a turn looks at. */
export interface EndOfTurn {
  readonly turn: number;
  /** `null`: the game goes on until somebody wins otherwise. */
  readonly turnLimit: number | null;
  /** Every base there has been: whose, and whether it stands. */
  readonly bases: readonly { readonly owner: string; readonly stands: boolean }[];
  /** Players who have used a superweapon this turn. */
  readonly used: readonly string[];
  readonly points: ReadonlyMap<string, number>;
}

/** Players whose bases are all destroyed; who never had one is not among them (L-25). */
export function fallen(bases: EndOfTurn['bases']): readonly string[] {
  const owners = [...new Set(bases.map(({ owner }) => owner))];
  return owners.filter((player) => !bases.some(({ owner, stands }) => owner === player && stands));
}

/** Annihilation: one player alone has a base left; where the last ones fell together, nobody has won by it. */
function annihilation({ bases }: EndOfTurn): readonly string[] {
  const owners = [...new Set(bases.map(({ owner }) => owner))];
  const standing = owners.filter((player) => !fallen(bases).includes(player));
  return owners.length > 1 && standing.length === 1 ? standing : [];
}

/**
 * Who has won at the end of a turn (L-25). Annihilation and perfect weapon may come together; superiority decides only
 * when the turn limit is reached and neither has. None: the game goes on.
 */
export function victories(end: EndOfTurn): readonly Victory[] {
  const decided = [
    { kind: 'annihilation', players: annihilation(end) },
    { kind: 'perfect-weapon', players: [...new Set(end.used)] },
  ] as const;
  const won = decided.filter(({ players }) => players.length > 0);
  if (won.length > 0 || end.turnLimit === null || end.turn < end.turnLimit) return won;
  const gone = fallen(end.bases);
  const left = [...end.points].filter(([player]) => !gone.includes(player));
  const most = Math.max(...left.map(([, points]) => points));
  const players = left.filter(([, points]) => points === most).map(([player]) => player);
  return players.length > 0 ? [{ kind: 'superiority', players }] : [];
}
