import { problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { ok } from '../engine/result';
import type { PhaseName } from '../workbook/campaign';
import type { WorkbookPort } from '../workbook/port';
import { findPhase } from '../workbook/state';
import { liveAttempt, replay } from './facts';
import { openCampaign } from './open';
import { type Refusal, refusal } from './resolve';
import type { Played } from './ruleset';
import { UNWATCHED, type Work } from './work';

/** What came of a phase of this turn that is resolved, from what was kept of it. */
export async function resolvedPhase(
  port: WorkbookPort,
  phase: PhaseName,
  work: Work = UNWATCHED,
): Promise<Result<Played, Refusal>> {
  const { reading, state } = await openCampaign(port);
  const { settings } = reading.campaign;
  const record = findPhase(state, settings.turn, phase);
  const attempt = liveAttempt(record);
  if (!record || !attempt) return refusal(problem('not-resolved', { turn: settings.turn }));
  const replayed = await replay(reading.campaign, settings.master, record, attempt, work);
  return replayed.ok ? ok(replayed.value) : refusal(replayed.error);
}
