import { commitment } from '../engine/dice/campaignKeys';
import { problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { err, ok } from '../engine/result';
import type { RulesetId } from '../workbook/campaign';
import type { WorkbookPort } from '../workbook/port';
import type { Language } from '../workbook/schema/language';
import type { Refusal } from './resolve';

export interface Start {
  readonly ruleset: RulesetId;
  readonly language: Language;
  readonly sample: boolean;
  /** The master seed (D-3). */
  readonly master: string;
}

/** Puts the sheets of a new campaign into a workbook that has none. A sheet of the GM's is never replaced. */
export async function startCampaign(
  port: WorkbookPort,
  start: Start,
): Promise<Result<{ readonly commitment: string }, Refusal>> {
  const made = commitment(start.master);
  const { newCampaign } = await import(/* webpackChunkName: "new" */ '../workbook/new');
  const sheets = newCampaign({ ...start, commitment: made });
  const taken = new Set((await port.outline()).sheets.map(({ name }) => name.toLowerCase()));
  const inTheWay = sheets.filter(({ name }) => taken.has(name.toLowerCase()));
  if (inTheWay.length > 0) {
    return err({ problems: inTheWay.map(({ name }) => ({ problem: problem('sheet-there', { name }), place: null })) });
  }
  await port.apply(sheets.map((sheet) => ({ kind: 'put-sheet', sheet })));
  return ok({ commitment: made });
}
