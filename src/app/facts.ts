import { commitment, phaseKey } from '../engine/dice/campaignKeys';
import type { Result } from '../engine/result';
import type { Campaign } from '../workbook/campaign';
import type { AttemptRecord, PhaseRecord } from '../workbook/state';
import type { Played } from './ruleset';
import { phaseRules } from './rulesets';
import type { Stopped, Work } from './work';

/** Key of a phase that has been resolved: made of its first attempt's digest (D-3). */
export const keyOf = (master: string, record: Omit<PhaseRecord, 'attempts'>): string =>
  phaseKey(master, record.turn, record.phase, record.firstDigest, record.publicWord);

/** The attempt that counts: the last, unless it was undone. */
export function liveAttempt(record: PhaseRecord | undefined): AttemptRecord | undefined {
  const last = record?.attempts.at(-1);
  return last && !last.undone ? last : undefined;
}

/**
 * A resolved phase worked out again from what was kept of it: the same inputs and keys give the same dice.
 * @param master seed to take the keys from: the campaign's, or one that is put to the proof.
 */
export async function replay(
  { ruleset, players }: Campaign,
  master: string,
  record: PhaseRecord,
  attempt: AttemptRecord,
  work: Work,
): Promise<Result<Played, Stopped>> {
  const { turn, phase } = record;
  const rules = await phaseRules(ruleset, phase);
  if (!rules) throw new Error(`the workbook's memory holds a ${phase} phase, which ${ruleset} does not have`);
  const key = keyOf(master, record);
  const setting = { turn, phase, key, commitment: commitment(master), digest: attempt.digest, players };
  return rules.play(attempt.snapshot, setting, work);
}
