import type { PostReading } from '../behaviour/post';
import { readPost } from '../behaviour/post';
import { writeRule } from '../behaviour/write';
import type { Result } from '../engine/result';
import { err, ok } from '../engine/result';
import { RULE_WARNING_WORDS } from '../i18n/behaviour';
import { fill } from '../i18n/template';
import type { Change, WorkbookPort } from '../workbook/port';
import { behaviourChanges, type NewRule } from '../workbook/write/landing/behaviour';
import type { Opened } from './open';
import { openCampaign } from './open';
import type { Refusal } from './resolve';

/** What a post holds, and what writing its understood rules would change; nothing is written yet (B-5). */
export interface RulesPreview {
  readonly reading: PostReading;
  /** Something was refused, not found or named twice: writing needs the GM's word. */
  readonly complete: boolean;
  readonly rules: number;
  readonly changes: readonly Change[];
}

/** Problems of the Behaviour sheet itself do not stand in the way: the import is what mends them. */
const mendable = (code: string): boolean => ['rule-refused', 'squad-without-hp', 'no-combats'].includes(code);

function changesOf({ reading: read }: Opened, reading: PostReading): readonly Change[] {
  const { language } = read.campaign.settings;
  const rules = new Map<string, readonly NewRule[]>();
  for (const { squad, accepted, warnings } of reading.sections) {
    if (accepted.length === 0) continue;
    rules.set(
      squad.id,
      accepted.map(({ number, text, rule }) => ({
        text,
        canonical: writeRule(rule, language),
        remark: warnings
          .filter((warning) => warning.number === number)
          .map((warning) => fill(language, RULE_WARNING_WORDS[language][warning.code], { ...warning }))
          .join(' '),
      })),
    );
  }
  return behaviourChanges(read, rules);
}

/** Reads a forum post with the rules of many squads against the campaign's squads, weapons and types (B-5). */
export async function previewRules(port: WorkbookPort, text: string): Promise<Result<RulesPreview, Refusal>> {
  const opened = await openCampaign(port);
  const { campaign, problems } = opened.reading;
  const broken = problems.filter(({ problem }) => !mendable(problem.code));
  if (broken.length > 0) return err({ problems: broken });
  const types = [...new Set([...campaign.types.map(({ name }) => name), ...campaign.squads.map(({ type }) => type)])];
  const { showEnemyHp } = campaign.settings.options;
  const squads = campaign.squads.map(({ id, name, weapons }) => ({
    id,
    name,
    context: { weapons, types: types.filter((type) => type !== ''), showEnemyHp },
  }));
  const reading = readPost(text, squads);
  const complete =
    reading.sections.every(({ refused }) => refused.length === 0) &&
    reading.notFound.length === 0 &&
    reading.repeated.length === 0 &&
    reading.tooLong === null;
  const rules = reading.sections.reduce((sum, { accepted }) => sum + accepted.length, 0);
  return ok({ reading, complete, rules, changes: changesOf(opened, reading) });
}
