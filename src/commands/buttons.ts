import { lookAt } from '../app/glance';
import { campaignLanguage } from '../app/language';
import { checkCampaign, type Refusal, resolvePhase } from '../app/resolve';
import type { Work } from '../app/work';
import type { Problem } from '../engine/problem';
import { BUTTON_WORDS } from '../i18n/buttons';
import type { Language } from '../i18n/language';
import { describePlaced, describeProblem } from '../i18n/problem';
import { fill } from '../i18n/template';
import type { CampaignSettings } from '../workbook/campaign';
import { HostFailure } from '../workbook/hostProblems';
import type { WorkbookPort } from '../workbook/port';
import { choiceWord, PHASE_CHOICE } from '../workbook/schema/choices';
import { type Button, type ButtonReport, lastReport, type ReportLine } from './report';

/** What a button needs of Excel. */
export interface Host {
  /** @param onNotice is told what an earlier write had left behind. */
  readonly workbook: (onNotice: (notice: Problem) => void) => WorkbookPort;
  readonly isNewEnough: () => boolean;
  readonly showPane: () => Promise<void>;
  /** For workbooks without a campaign. */
  readonly language: () => Language;
}

type Outcome = Pick<ButtonReport, 'state' | 'lines'>;

const line = (text: string): ReportLine => ({ text, place: null });

const listed = (problems: Refusal['problems'], language: Language): readonly ReportLine[] =>
  problems.map((each) => ({ text: describePlaced(language, each), place: each.place }));

const refused = (problems: Refusal['problems'], language: Language): Outcome => ({
  state: 'refused',
  lines: [
    line(fill(language, BUTTON_WORDS[language].problems, { count: problems.length })),
    ...listed(problems, language),
  ],
});

const about = ({ turn, phase }: CampaignSettings, language: Language) => ({
  turn,
  phase: choiceWord(PHASE_CHOICE, phase, language),
});

/** Everything that stands in the way of the phase that is on. */
async function check(port: WorkbookPort, language: Language): Promise<Outcome> {
  const { campaign, problems, warnings } = await checkCampaign(port);
  if (problems.length > 0) return refused(problems, language);
  const good = fill(language, BUTTON_WORDS[language]['no-problems'], about(campaign.settings, language));
  return { state: 'done', lines: [line(good), ...listed(warnings, language)] };
}

/** Excel redraws its windows and hears its user between two steps. */
const BREATHING: Work = { step: () => new Promise((resolve) => setTimeout(() => resolve(true))) };

/** Resolves the phase that is on, all or nothing. */
async function resolve(port: WorkbookPort, language: Language): Promise<Outcome> {
  const { settings } = (await lookAt(port)).campaign;
  const resolved = await resolvePhase(port, settings.phase, '', BREATHING);
  if (!resolved.ok) return refused(resolved.error.problems, language);
  const { dice, attempt, again, unchanged, sheets, warnings } = resolved.value;
  const words = BUTTON_WORDS[language];
  const told = fill(language, words.resolved, { ...about(settings, language), dice, sheets: sheets.length });
  const lines = unchanged ? [words.unchanged] : again ? [told, fill(language, words.again, { attempt })] : [told];
  return { state: 'done', lines: [...lines.map(line), ...listed(warnings, language)] };
}

const WORK: Readonly<Record<Button, (port: WorkbookPort, language: Language) => Promise<Outcome>>> = { check, resolve };

async function outcomeOf(button: Button, port: WorkbookPort, language: Language): Promise<Outcome> {
  if ((await lookAt(port)).empty) {
    return { state: 'refused', lines: [line(BUTTON_WORDS[language]['no-campaign'])] };
  }
  return WORK[button](port, language);
}

/** What Excel, or somebody else in it, stands in the way with. */
function failed(error: unknown, language: Language): Outcome {
  if (error instanceof HostFailure) return { state: 'failed', lines: [line(describeProblem(language, error.problem))] };
  const message = error instanceof Error ? error.message : String(error);
  return { state: 'failed', lines: [line(fill(language, BUTTON_WORDS[language].mistake, { message }))] };
}

/**
 * Does what a ribbon button stands for, with the pane open to show it; while one button works, nothing comes of
 * another. A use case refuses with a value; what throws is Excel, above all while a cell is being edited, and is told
 * as such. Never throws.
 */
export async function press(button: Button, host: Host): Promise<void> {
  if (lastReport.current?.state === 'working') return;
  let language = host.language();
  const say = (outcome: Outcome): void => lastReport.show({ button, language, ...outcome });
  try {
    say({ state: 'working', lines: [line(BUTTON_WORDS[language][button === 'check' ? 'checking' : 'resolving'])] });
    await host.showPane();
    if (!host.isNewEnough()) return say({ state: 'refused', lines: [line(BUTTON_WORDS[language]['too-old'])] });
    const notices: Problem[] = [];
    const port = host.workbook((notice) => notices.push(notice));
    language = (await campaignLanguage(port)) ?? language;
    const { state, lines } = await outcomeOf(button, port, language);
    say({ state, lines: [...lines, ...notices.map((notice) => line(describeProblem(language, notice)))] });
  } catch (error) {
    say(failed(error, language));
  }
}
