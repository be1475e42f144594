import type { Campaign, PhaseId, PhaseName } from '../workbook/campaign';
import type { WorkbookPort } from '../workbook/port';
import type { PlacedProblem } from '../workbook/problems';
import type { OwnSheet } from '../workbook/state';
import { findPhase } from '../workbook/state';
import { newAttempt, sameInputs } from './attempt';
import { liveAttempt } from './facts';
import type { Opened } from './open';
import { openCampaign } from './open';
import { beforeAttempt, entryOf } from './resolve';
import { phaseRules, resolvablePhases } from './rulesets';

/** A phase of the turn that can be resolved here. */
export interface PhaseGlance {
  readonly phase: PhaseId;
  /** Everything in the way of resolving it. */
  readonly problems: readonly PlacedProblem[];
  /** `null`: not resolved yet. */
  readonly resolved: ResolvedPhase | null;
}

export interface ResolvedPhase {
  readonly attempt: number;
  readonly digest: string;
  readonly publicWord: string;
  /** The workbook says something else by now than what was resolved. */
  readonly changed: boolean;
}

/** Where a campaign stands. */
export interface Glance {
  /** The workbook holds no table of a campaign. */
  readonly empty: boolean;
  /** As the sheets stand now; fit for showing even where there are problems. */
  readonly campaign: Campaign;
  /** Phases that can be resolved, in their order. */
  readonly phases: readonly PhaseGlance[];
  /** The last phase that can be undone. */
  readonly undoable: { readonly turn: number; readonly phase: PhaseName } | null;
  /** Sheets the product made for this turn. */
  readonly sheets: readonly OwnSheet[];
}

/** Looks at a campaign without changing anything. */
export async function lookAt(port: WorkbookPort): Promise<Glance> {
  const opened = await openCampaign(port);
  const { campaign, tables } = opened.reading;
  const { turn } = campaign.settings;
  const last = opened.state.journal.at(-1);
  return {
    empty: Object.keys(tables).length === 0,
    campaign,
    phases: await Promise.all(resolvablePhases(campaign.ruleset).map((phase) => glanceAt(opened, phase))),
    undoable: last ? { turn: last.turn, phase: last.phase } : null,
    sheets: opened.state.sheets.filter((sheet) => sheet.turn === turn),
  };
}

/** The workbook as it was before a phase of the turn, what later phases wrote taken back as well. */
function beforePhase(opened: Opened, turn: number, phase: PhaseId): Opened {
  const { journal } = opened.state;
  const own = entryOf(opened.state, turn, phase);
  const since = own ? journal.slice(journal.lastIndexOf(own)) : [];
  return since.reduceRight<Opened>((after, entry) => beforeAttempt(after, entry), opened);
}

async function glanceAt(opened: Opened, phase: PhaseId): Promise<PhaseGlance> {
  const { ruleset, settings } = opened.reading.campaign;
  const { reading } = beforePhase(opened, settings.turn, phase);
  const rules = await phaseRules(ruleset, phase);
  const broken = reading.problems;
  const problems = broken.length > 0 ? broken : (rules?.missing(reading.campaign, reading.tables) ?? []);
  const record = findPhase(opened.state, settings.turn, phase);
  const attempt = liveAttempt(record);
  if (!rules || !record || !attempt) return { phase, problems, resolved: null };
  const changed = !sameInputs(attempt, newAttempt(reading.campaign, phase, rules, record, '').attempt);
  const { number, digest } = attempt;
  return { phase, problems, resolved: { attempt: number, digest, publicWord: record.publicWord, changed } };
}
