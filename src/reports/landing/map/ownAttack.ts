import type { AttackRefusal } from '../../../engine/landing/campaign/attacks';

/** An attack order of the viewer's, and why it was refused. */
export interface OwnAttack {
  readonly order: string;
  /** Name of the squad; `null`: it is not the viewer's, and nothing is said of it. */
  readonly squad: string | null;
  readonly refused: AttackRefusal | null;
}
