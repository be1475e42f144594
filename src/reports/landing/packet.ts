import type { PhaseFacts } from './facts';

/** What everybody gets after a phase: nothing in it is private (L-20, D-3). */
export interface PublicPacket {
  readonly campaign: string;
  readonly turn: number;
  readonly phase: string;
  readonly commitment: string;
  readonly digest: string;
}

export const packetOf = ({ campaign, turn, phase, commitment, digest }: PhaseFacts): PublicPacket => ({
  campaign,
  turn,
  phase,
  commitment,
  digest,
});
