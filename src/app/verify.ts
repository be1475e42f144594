import { commitment, phaseDigest, phaseSalt } from '../engine/dice/campaignKeys';
import { problem } from '../engine/problem';
import type { Problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { err, ok } from '../engine/result';
import type { LedgerRow } from '../workbook/ledger';
import type { WorkbookPort } from '../workbook/port';
import type { PhaseRecord } from '../workbook/state';
import { replay } from './facts';
import { existingLedger } from './ledger';
import type { Opened } from './open';
import { openCampaign } from './open';
import { type Refusal, refusal } from './resolve';
import { type Stopped, UNWATCHED, type Work } from './work';

export interface Verification {
  /** Dice recomputed and found right. */
  readonly dice: number;
  readonly phases: number;
  /** What does not match, each naming its place in the ledger. */
  readonly mismatches: readonly Problem[];
}

const nameOf = (row: Pick<LedgerRow, 'attempt' | 'engagement' | 'label' | 'index'>): string =>
  `${row.attempt} ${row.engagement} ${row.label} ${row.index}`;

async function verifyPhase(
  opened: Opened,
  record: PhaseRecord,
  master: string,
  work: Work,
): Promise<Result<Verification, Stopped>> {
  const { campaign } = opened.reading;
  const { turn, phase } = record;
  const mismatches: Problem[] = [];
  let dice = 0;
  const ledger = await existingLedger(opened, turn);
  const written = new Map(
    ledger.dice.filter((row) => row.phase === phase && row.mark !== 'override').map((row) => [nameOf(row), row]),
  );
  const [first] = record.attempts;
  if (first && first.digest !== record.firstDigest) mismatches.push(problem('verify-key-digest', { turn }));
  for (const attempt of record.attempts) {
    const { number, digest, inputs } = attempt;
    if (phaseDigest(phaseSalt(master, turn, phase), inputs) !== digest) {
      mismatches.push(problem('verify-digest', { turn, attempt: number }));
    }
    const replayed = await replay(campaign, master, record, attempt, work);
    if (!replayed.ok) return replayed;
    const { language } = campaign.settings;
    for (const row of replayed.value.ledger({ turn, phase, attempt: number, language })) {
      // What the game master put in place of a die is no die.
      if (row.mark === 'override') continue;
      const found = written.get(nameOf(row));
      written.delete(nameOf(row));
      const about = { turn, attempt: number, engagement: row.engagement, label: row.label, index: row.index };
      if (!found) mismatches.push(problem('verify-missing', about));
      else if (found.face !== row.face || found.sides !== row.sides) {
        mismatches.push(problem('verify-face', { ...about, face: found.face, right: row.face }));
      } else dice += 1;
    }
  }
  for (const { attempt, engagement, label, index } of written.values()) {
    mismatches.push(problem('verify-extra', { turn, attempt, engagement, label, index }));
  }
  return ok({ dice, phases: 1, mismatches });
}

/**
 * Recomputes every die of the ledger from the master seed (D-3) and compares it with what was written (D-4).
 * @param seed the master seed published at the end; `null` takes that of the workbook.
 */
export async function verifyLedger(
  port: WorkbookPort,
  seed: string | null,
  work: Work = UNWATCHED,
): Promise<Result<Verification, Refusal>> {
  const opened = await openCampaign(port);
  const { reading, state, kept } = opened;
  const master = seed ?? reading.campaign.settings.master;
  const lost = kept.filter(
    ({ problem: { code } }) => code !== 'commitment-unlike' && (seed === null || code !== 'commitment-missing'),
  );
  if (lost.length > 0) return err({ problems: lost });
  if (state.phases.length === 0) return refusal(problem('nothing-to-verify'));
  const promised = reading.campaign.settings.commitment;
  const made = commitment(master);
  const mismatches: Problem[] =
    promised !== '' && promised !== made ? [problem('verify-commitment', { promised, made })] : [];
  let total: Verification = { dice: 0, phases: 0, mismatches };
  // With another seed every die differs: the one line says it all.
  if (mismatches.length > 0) return ok(total);
  for (const record of state.phases) {
    const verified = await verifyPhase(opened, record, master, work);
    if (!verified.ok) return refusal(verified.error);
    const one = verified.value;
    total = {
      dice: total.dice + one.dice,
      phases: total.phases + one.phases,
      mismatches: [...total.mismatches, ...one.mismatches],
    };
  }
  return ok(total);
}
