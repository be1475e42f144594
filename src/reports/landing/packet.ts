/** What everybody gets after a phase: nothing in it is private (L-20, D-3). */
export interface PublicPacket {
  readonly campaign: string;
  readonly turn: number;
  readonly phase: string;
  readonly commitment: string;
  readonly digest: string;
}

export const packetOf = <F extends PublicPacket>({ campaign, turn, phase, commitment, digest }: F): PublicPacket => ({
  campaign,
  turn,
  phase,
  commitment,
  digest,
});
