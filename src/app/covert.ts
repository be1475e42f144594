import { problem } from '../engine/problem';
import { err, ok, type Result } from '../engine/result';
import type { WorkbookPort } from '../workbook/port';
import { covertOrders } from './landing/growth/covert';
import { openCampaign } from './open';
import { type Refusal, refusal, type Resolution, resolvePhase } from './resolve';
import { UNWATCHED, type Work } from './work';

/**
 * Resolves covert operations, each a phase of its own, one after the other in the order of entry (L-21).
 * @param only the id of one order; `null`: all of this turn that have not been resolved.
 */
export async function resolveCovert(
  port: WorkbookPort,
  only: string | null,
  reason: string,
  work: Work = UNWATCHED,
): Promise<Result<readonly Resolution[], Refusal>> {
  const { reading } = await openCampaign(port);
  const { campaign } = reading;
  if (campaign.ruleset !== 'landing') return refusal(problem('no-covert-orders'));
  const orders = covertOrders(campaign);
  const ids = only === null ? orders.filter(({ state }) => state === null).map(({ id }) => id) : [only];
  if (ids.length === 0)
    return reading.problems.length > 0 ? err({ problems: reading.problems }) : refusal(problem('no-covert-orders'));
  const resolved: Resolution[] = [];
  for (const id of ids) {
    const one = await resolvePhase(port, `covert/${id}`, reason, work);
    if (!one.ok) return one;
    resolved.push(one.value);
  }
  return ok(resolved);
}
