import { commitment, phaseKey } from '../engine/dice/campaignKeys';
import type { PhaseFacts } from '../reports/landing/facts';
import type { CampaignSettings, Player } from '../workbook/campaign';
import type { AttemptRecord, PhaseRecord } from '../workbook/state';
import type { Fight } from './landing/fights';
import { fightAll } from './landing/fights';
import { readSnapshot } from './landing/snapshot';
import type { Stopped, Work } from './work';
import { ok, type Result } from '../engine/result';

/** Key of a phase that has been resolved: made of its first attempt's digest (D-3). */
export const keyOf = (master: string, record: Omit<PhaseRecord, 'attempts'>): string =>
  phaseKey(master, record.turn, record.phase, record.firstDigest, record.publicWord);

/** The attempt that counts: the last, unless it was undone. */
export function liveAttempt(record: PhaseRecord | undefined): AttemptRecord | undefined {
  const last = record?.attempts.at(-1);
  return last && !last.undone ? last : undefined;
}

/** A resolved phase worked out again from what was kept of it: the same inputs and keys give the same dice. */
export async function replay(
  settings: CampaignSettings,
  players: readonly Player[],
  record: PhaseRecord,
  attempt: AttemptRecord,
  work: Work,
): Promise<Result<{ readonly facts: PhaseFacts; readonly fights: readonly Fight[] }, Stopped>> {
  const snapshot = readSnapshot(attempt.snapshot);
  const fought = await fightAll(snapshot, keyOf(settings.master, record), work);
  if (!fought.ok) return fought;
  const fights = fought.value;
  const facts: PhaseFacts = {
    campaign: snapshot.campaign,
    turn: record.turn,
    phase: record.phase,
    commitment: commitment(settings.master),
    digest: attempt.digest,
    showEnemyHp: snapshot.options.showEnemyHp,
    players,
    engagements: fights.map((fight) => fight.facts),
  };
  return ok({ facts, fights });
}
