import { isUnconscious } from '../../../engine/exo/state';
import { problem } from '../../../engine/problem';
import type { ExoCampaign } from '../../campaign';
import { placeOf, type FoundTables } from '../../found';
import { sheetPlace, type PlacedProblem } from '../../problems';
import { listed } from '../lookup';

/** What looks like a slip in a round of EXO but may be meant. */
export function exoWarnings(campaign: ExoCampaign, tables: FoundTables): readonly PlacedProblem[] {
  const { actions: table } = tables;
  if (!table) return [];
  return campaign.declarations.declared.length === 0
    ? nothingDeclared(campaign, tables)
    : [...inVain(campaign, table), ...idle(campaign, table)];
}

/** A round without actions: `resolve` refuses it. */
export const nothingDeclared = (
  { settings }: Pick<ExoCampaign, 'settings'>,
  { actions }: FoundTables,
): readonly PlacedProblem[] => [
  { problem: problem('no-actions', { round: settings.turn }), place: sheetPlace(actions?.sheet ?? '') },
];

const isOut = ({ state }: ExoCampaign['characters'][number], round: number): boolean =>
  state.dead || isUnconscious(state, round);

/** Who cannot act loses every action (E-25). */
function inVain(campaign: ExoCampaign, table: NonNullable<FoundTables['actions']>): readonly PlacedProblem[] {
  const { characters, actionRows, settings } = campaign;
  return characters.flatMap((character) => {
    const row = actionRows.find((each) => each.character === character.id && each.action === 1);
    if (!row || !isOut(character, settings.turn)) return [];
    const place = placeOf(table, row.place.row, 'character');
    return [{ problem: problem('acts-in-vain', { who: character.name }), place }];
  });
}

/** One warning for all who could act and for whom nothing is declared. */
function idle(campaign: ExoCampaign, table: NonNullable<FoundTables['actions']>): readonly PlacedProblem[] {
  const { characters, declarations, settings } = campaign;
  const acting = new Set(declarations.declared.map(({ character }) => character));
  const left = characters.filter((each) => !acting.has(each.id) && !isOut(each, settings.turn));
  if (left.length === 0) return [];
  const names = listed(left.map(({ name }) => name));
  return [
    {
      problem: problem('characters-idle', { round: settings.turn, characters: names }),
      place: sheetPlace(table.sheet),
    },
  ];
}
