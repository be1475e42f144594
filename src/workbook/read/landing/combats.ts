import type { CampaignCombat, CampaignSquad } from '../../campaign';
import type { FoundTable } from '../../found';
import type { PlacedProblem } from '../../problems';
import { YES_NO } from '../../schema/choices';
import { MAX_DISTANCE } from '../../schema/landing/combats';
import { CELL_PASSABILITY, WHOLE_MODIFIER } from '../../schema/spec';
import type { Directory } from '../lookup';
import { listed, listItems } from '../lookup';
import { SeenIds } from '../players';
import { rowsOf, type RowReader } from '../row';

type Squads = Directory<CampaignSquad>;
type SideColumn = 'attackers' | 'defenders';

function readSide(row: RowReader<'combats'>, column: SideColumn, squads: Squads): CampaignSquad[] {
  const raw = row.id(column);
  const text = row.need(raw === undefined || raw === null ? raw : row.lines(column), column);
  if (text === undefined) return [];
  const side: CampaignSquad[] = [];
  for (const part of listItems(text, squads)) {
    const found = squads.find(part);
    if (found.kind === 'none') {
      row.report('unknown-squad', column, { value: part, accepted: listed(squads.items.map(({ id }) => id)) });
    } else if (found.kind === 'several') {
      const candidates = listed(found.candidates.map(({ id }) => id));
      row.report('ambiguous-name', column, { value: part, candidates });
    } else if (side.includes(found.value)) {
      row.report('squad-twice', column, { squad: found.value.id });
    } else side.push(found.value);
  }
  return side;
}

/** Only who has HP fights (L-1), on one side, and in one combat a phase: two would share their dice (D-2). */
function checkFighters(
  row: RowReader<'combats'>,
  sides: Readonly<Record<SideColumn, readonly CampaignSquad[]>>,
  fought: Map<string, number>,
): void {
  for (const column of ['attackers', 'defenders'] as const) {
    for (const squad of sides[column]) {
      const earlier = fought.get(squad.id);
      if (squad.hp <= 0) row.report('squad-without-hp', column, { squad: squad.id, name: squad.name });
      if (column === 'defenders' && sides.attackers.includes(squad)) {
        row.report('squad-on-both-sides', column, { squad: squad.id });
      } else if (earlier !== undefined) {
        row.report('squad-in-two-combats', column, { squad: squad.id, row: earlier + 1 });
      }
    }
  }
  for (const squad of [...sides.attackers, ...sides.defenders]) {
    if (!fought.has(squad.id)) fought.set(squad.id, row.row);
  }
}

const gmModifier = (value: number | null | undefined) => (value ? [{ cause: 'gm' as const, value }] : []);

/** Reads the sheet Combats. */
export function readCombats(
  table: FoundTable<'combats'> | undefined,
  squads: Squads,
  problems: PlacedProblem[],
): CampaignCombat[] {
  const seen = new SeenIds<'combats'>('id');
  const fought = new Map<string, number>();
  return rowsOf(table, problems).flatMap((row, index) => {
    const id = row.id('id');
    const attackers = readSide(row, 'attackers', squads);
    const defenders = readSide(row, 'defenders', squads);
    checkFighters(row, { attackers, defenders }, fought);
    const combat: CampaignCombat = {
      id: id ?? String(index + 1),
      attackers: attackers.map((squad) => squad.id),
      defenders: defenders.map((squad) => squad.id),
      distance: row.whole('distance', { min: 0, max: MAX_DISTANCE }) ?? null,
      blocked: row.choice('blocked', YES_NO) === 'yes',
      attackerModifiers: gmModifier(row.whole('attackerModifier', WHOLE_MODIFIER)),
      defenderModifiers: gmModifier(row.whole('defenderModifier', WHOLE_MODIFIER)),
      attackerCell: row.whole('attackerCell', CELL_PASSABILITY) ?? null,
      defenderCell: row.whole('defenderCell', CELL_PASSABILITY) ?? null,
      place: row.rowPlace,
    };
    return seen.add(row, combat.id) ? [combat] : [];
  });
}
