/** Words of a rule after merging: names, number phrases and connectives are one item each. */
import type { Comparison } from '../engine/landing/behaviour/syntax';

/** A number with its comparison, as one item: «не больше 2 клеток», "entre 2 y 4", "under half". */
export interface NumberPhrase {
  readonly op: Comparison;
  readonly value: number;
  /** Upper end of a range: `value` … `to`. */
  readonly to: number | null;
  readonly percent: boolean;
  readonly unit: 'cells' | 'hp' | null;
  /** Words that say more than the comparison: near/far fit a distance only, time a cycle only, span either. */
  readonly axis: 'any' | 'space' | 'time' | 'span';
  /** `to`: «до 2», "hasta 2", "up to 2"; `bare`: no comparison at all. */
  readonly how: 'bare' | 'to' | 'compared';
  readonly ordinal: boolean;
}

export interface Item {
  /** Compared with the patterns; connectives are `&if`, `&then`, `&and`, `&or`, `&else`; marks stand as they are. */
  readonly form: string;
  readonly kind: 'word' | 'number' | 'quoted' | 'mark' | 'name';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly number?: NumberPhrase;
  /** An indefinite article stood before it. */
  readonly article?: boolean;
  /** A definite one. */
  readonly definite?: boolean;
  /** A full name found before anything else: the weapons and types it may be. */
  readonly weapon?: string;
  readonly type?: string;
}
