import { readRule } from '../../../behaviour/read';
import { MAX_RULES, MAX_RULES_TEXT, type Rule } from '../../../engine/landing/behaviour/syntax';
import { problem } from '../../../engine/problem';
import type { BehaviourRow, CampaignSquad } from '../../campaign';
import type { FoundTable } from '../../found';
import type { PlacedProblem } from '../../problems';
import type { Directory } from '../lookup';
import { listed } from '../lookup';
import { rowsOf, type RowReader } from '../row';
import { UNREAD_WEAPONS } from './weapons';

interface SheetRule extends BehaviourRow {
  readonly row: RowReader<'behaviour'>;
}

/** What a campaign knows that rules may name (B-1, B-2). */
export interface RuleContext {
  readonly types: readonly string[] | null;
  readonly showEnemyHp: boolean;
}

const NUMBER_BOUNDS = { min: 1, max: MAX_RULES };

/** Reads the rows of the sheet Behaviour; the rules themselves are read by {@link joinRules}. */
export function readBehaviour(
  table: FoundTable<'behaviour'> | undefined,
  squads: Directory<CampaignSquad>,
  problems: PlacedProblem[],
): SheetRule[] {
  const next = new Map<string, number>();
  return rowsOf(table, problems).flatMap((row) => {
    const squad = readSquadOf(row, squads);
    const text = row.need(row.lines('text'), 'text');
    const number = row.whole('number', NUMBER_BOUNDS);
    if (squad === undefined || text === undefined || number === undefined) return [];
    const settled = number ?? (next.get(squad) ?? 0) + 1;
    next.set(squad, settled);
    return [{ squad, number: settled, text, place: row.rowPlace, row }];
  });
}

function readSquadOf(row: RowReader<'behaviour'>, squads: Directory<CampaignSquad>): string | undefined {
  const text = row.need(row.id('squad'), 'squad');
  if (text === undefined) return undefined;
  const found = squads.find(text);
  if (found.kind === 'found') return found.value.id;
  if (found.kind === 'several') {
    return row.report('ambiguous-name', 'squad', {
      value: text,
      candidates: listed(found.candidates.map(({ id }) => id)),
    });
  }
  return row.report('unknown-squad', 'squad', { value: text, accepted: listed(squads.items.map(({ id }) => id)) });
}

/** Gives each squad its rules in the order of their numbers; refused ones are reported with the reason. */
export function joinRules(
  squads: readonly CampaignSquad[],
  rows: readonly SheetRule[],
  context: RuleContext,
  problems: PlacedProblem[],
): CampaignSquad[] {
  const bySquad = grouped(rows);
  const read = rememberingReader();
  return squads.map((squad) => {
    const own = [...(bySquad.get(squad.id) ?? [])].sort((a, b) => a.number - b.number);
    if (own.length === 0) return squad;
    checkLimits(own);
    const rules = own.flatMap((sheetRule) => readOne(sheetRule, squad, context, problems, read));
    return { ...squad, rules, ruleTexts: own.map(({ text }) => text) };
  });
}

/** Reads rules like `readRule`, each text once for squads with the same weapons: players give many squads one rule. */
function rememberingReader(): typeof readRule {
  const known = new Map<string, ReturnType<typeof readRule>>();
  return (text, context) => {
    const weapons = context.weapons?.map(({ name, equipment, uses }) => [name, equipment, uses]) ?? null;
    const key = JSON.stringify([text, weapons]);
    const found = known.get(key) ?? readRule(text, context);
    known.set(key, found);
    return found;
  };
}

function grouped(rows: readonly SheetRule[]): Map<string, SheetRule[]> {
  const groups = new Map<string, SheetRule[]>();
  for (const row of rows) {
    const group = groups.get(row.squad);
    if (group) group.push(row);
    else groups.set(row.squad, [row]);
  }
  return groups;
}

/** B-4: at most 30 rules a squad, 20,000 characters a text; and each number once. */
function checkLimits(own: readonly SheetRule[]): void {
  let length = 0;
  own.forEach(({ row, number, squad, text }, index) => {
    length += text.length + 1;
    if (own[index - 1]?.number === number) row.report('duplicate-rule-number', 'number', { squad, number });
    if (index === MAX_RULES) row.report('too-many-rules', 'squad', { squad, count: own.length, max: MAX_RULES });
    if (length > MAX_RULES_TEXT && length - text.length - 1 <= MAX_RULES_TEXT) {
      row.report('rules-too-long', 'text', { squad, max: MAX_RULES_TEXT });
    }
  });
}

function readOne(
  { row, number, text }: SheetRule,
  squad: CampaignSquad,
  context: RuleContext,
  problems: PlacedProblem[],
  readAs: typeof readRule,
): Rule[] {
  const read = readAs(text, { ...context, weapons: squad.weapons === UNREAD_WEAPONS ? null : squad.weapons });
  if (read.ok) return [read.value.rule];
  const { reason, params, nearest } = read.error;
  problems.push({
    problem: problem('rule-refused', {
      squad: squad.id,
      number,
      reason,
      quote: params.quote ?? text.slice(0, 120),
      nearest: nearest.length > 0 ? listed(nearest) : '–',
    }),
    place: row.place('text'),
    diagnostic: read.error,
  });
  return [];
}
