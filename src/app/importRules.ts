import type { PostReading } from '../behaviour/post';
import { readPost } from '../behaviour/post';
import { writeRule } from '../behaviour/write';
import type { Result } from '../engine/result';
import { problem } from '../engine/problem';
import { err, ok } from '../engine/result';
import { RULE_WARNING_WORDS } from '../i18n/behaviour';
import type { Language } from '../i18n/language';
import { fill } from '../i18n/template';
import { cellAt } from '../workbook/found';
import type { Change, WorkbookPort } from '../workbook/port';
import type { ReadCampaign } from '../workbook/read/campaign';
import { behaviourChanges, type NewRule } from '../workbook/write/landing/behaviour';
import { formulasLost } from './formulas';
import type { Opened } from './open';
import { openCampaign } from './open';
import { ownersOf } from './postOwners';
import { type Refusal, refusal } from './resolve';
import type { TakeBack } from './takeBack';

/** What a post holds, and what writing its understood rules would change; nothing is written yet (B-5). */
export interface RulesPreview {
  readonly reading: PostReading;
  /** Something was refused, not found, named twice or perhaps quoted: writing needs the GM's word. */
  readonly complete: boolean;
  readonly rules: number;
  readonly opened: Opened;
  /** The rules understood, by squad id: what is written. */
  readonly written: ReadonlyMap<string, readonly NewRule[]>;
  /** Names of the campaign's squads: what a header may name. */
  readonly squads: readonly string[];
  /** Names of the owners of the squads in the post, by squad id. */
  readonly owners: ReadonlyMap<string, string>;
  readonly changes: readonly Change[];
}

/** Problems of the Behaviour sheet itself do not stand in the way: the import is what mends them. */
const mendable = (code: string): boolean => ['rule-refused', 'squad-without-hp', 'no-combats'].includes(code);

function rulesOf(reading: PostReading, language: Language): ReadonlyMap<string, readonly NewRule[]> {
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
  return rules;
}

/** Reads a forum post with the rules of many squads against the campaign's squads, weapons and types (B-5). */
export async function previewRules(port: WorkbookPort, text: string): Promise<Result<RulesPreview, Refusal>> {
  const opened = await openCampaign(port);
  const { campaign, problems } = opened.reading;
  if (campaign.ruleset !== 'landing') return refusal(problem('rules-other-ruleset'));
  const broken = problems.filter(({ problem: { code } }) => !mendable(code));
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
    reading.openQuotation === null &&
    reading.tooLong === null;
  const rules = reading.sections.reduce((sum, { accepted }) => sum + accepted.length, 0);
  const written = rulesOf(reading, campaign.settings.language);
  const changes = behaviourChanges(opened.reading, written);
  const lost = formulasLost(changes, opened.sheets);
  if (lost.length > 0) return err({ problems: lost });
  const owners = ownersOf(campaign, reading);
  const names = squads.map(({ name }) => name);
  return ok({ opened, written, reading, complete, rules, squads: names, owners, changes });
}

export interface RulesWritten {
  readonly rules: number;
  readonly squads: number;
  readonly takeBack: TakeBack;
}

/** The rules of a squad as the sheet has them now. */
function rulesNow({ campaign, tables }: ReadCampaign, squad: string): readonly NewRule[] {
  const grid = tables.behaviour?.grid ?? [];
  return campaign.behaviour
    .filter((row) => row.squad === squad)
    .map(({ text, place }) => {
      const cell = (column: string): string => String(cellAt(grid, place.row, place.columns[column] ?? -1));
      return { text, canonical: cell('canonical'), remark: cell('remark') };
    });
}

/**
 * Writes the rules of a post that are understood (B-5). The post is read against the workbook as it stands now, which
 * may have changed since the preview. A squad named twice, or a post that is too long, is refused.
 */
export async function importRules(port: WorkbookPort, text: string): Promise<Result<RulesWritten, Refusal>> {
  const preview = await previewRules(port, text);
  if (!preview.ok) return preview;
  const { opened, written, reading, rules, changes } = preview.value;
  const [repeated] = reading.repeated;
  if (repeated) return refusal(problem('squad-repeated', { name: repeated.name }));
  if (reading.tooLong) return refusal(problem('post-too-long'));
  const before = new Map([...written.keys()].map((squad) => [squad, rulesNow(opened.reading, squad)]));
  await port.apply(changes);
  return ok({ rules, squads: written.size, takeBack: { kind: 'rules', rules: before } });
}
