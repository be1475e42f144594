/** HP and what dice did, in the order of all squads, the attackers' first. */
export interface Losses {
  readonly hp: ArrayLike<number>;
  /** HP lost in the last cycle. */
  readonly lost: ArrayLike<number>;
  /** `dealt[victim * squads + firer]`: all damage so far. */
  readonly dealt: ArrayLike<number>;
}
