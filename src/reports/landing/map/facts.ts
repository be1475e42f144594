import type { Move } from '../../../engine/landing/campaign/manoeuvre';
import type { Recon } from '../../../engine/landing/campaign/recon';
import type { Building, CampaignState } from '../../../engine/landing/campaign/types';
import type { Recipient } from '../known';

/** What reports of every phase on the map have. */
interface PhaseOnMap {
  readonly campaign: string;
  readonly turn: number;
  readonly phase: string;
  readonly commitment: string;
  /** Digest of the phase's inputs (D-3): public. */
  readonly digest: string;
  readonly players: readonly Recipient[];
  /** Before the phase. */
  readonly state: CampaignState;
}

/** A recon phase with everything the game master knows of it. */
export interface ReconFacts extends PhaseOnMap {
  readonly recon: Recon;
  /** After the phase: discovered ones have their types. */
  readonly buildings: readonly Building[];
}

/** A manoeuvre phase with everything the game master knows of it. */
export interface ManoeuvreFacts extends PhaseOnMap {
  readonly moves: readonly Move[];
}
