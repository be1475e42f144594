import type { AttackRefusal } from '../../engine/landing/campaign/attacks';
import type { CombatEvent } from '../../engine/landing/events';
import type { Squad } from '../../engine/landing/types';
import type { Recipient } from './known';

/** A squad as it entered a fight: `hp` is what it had then. */
export interface SquadFacts extends Squad {
  /** The owner's own words of each behaviour rule, in order. */
  readonly ruleTexts: readonly string[];
}

/** One fight with everything the GM knows of it. */
export interface EngagementFacts {
  readonly id: string;
  readonly attackers: readonly SquadFacts[];
  readonly defenders: readonly SquadFacts[];
  /** Places on the line before the first cycle (L-9), by squad id. */
  readonly places: ReadonlyMap<string, number>;
  readonly events: readonly CombatEvent[];
  /** Squad keys (D-3) by squad id. */
  readonly squadKeys: ReadonlyMap<string, string>;
}

/** A resolved phase with everything the GM knows of it: what the filters of `viewer` and `packet` choose from. */
export interface PhaseFacts {
  readonly campaign: string;
  readonly turn: number;
  /** Id of the phase, `combat` and so on. */
  readonly phase: string;
  readonly commitment: string;
  /** Digest of the phase's inputs (D-3): public. */
  readonly digest: string;
  /** Option `show enemy HP` (L-23 e). */
  readonly showEnemyHp: boolean;
  readonly players: readonly Recipient[];
  /** In the order fought. */
  readonly engagements: readonly EngagementFacts[];
  /** What came of the attack orders (L-23 a); none without a map. */
  readonly attacks?: readonly AttackFacts[];
  /** Squads that attack orders may name. */
  readonly squads?: readonly Pick<SquadFacts, 'id' | 'name' | 'owner'>[];
}

/** An attack order, and why it was refused. */
export interface AttackFacts {
  readonly player: string;
  readonly order: string;
  /** Id of the squad. */
  readonly squad: string;
  readonly refused: AttackRefusal | null;
}
