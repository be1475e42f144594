import { ZERO } from '../../../../engine/fixed';
import { parseCell } from '../../../../engine/landing/cell';
import type { CampaignBuilding, CampaignBuildingType, Player } from '../../../campaign';
import type { FoundTable } from '../../../found';
import { normalizeId } from '../../../names';
import type { PlacedProblem } from '../../../problems';
import { Directory, type Named } from '../../lookup';
import { SeenIds } from '../../players';
import { refer } from '../../reference';
import { rowsOf, type RowReader } from '../../row';
import { readCellName } from '../growth/cells';
import { readHp } from '../hp';

export interface BuildingContext {
  readonly players: readonly Player[];
  readonly types: readonly CampaignBuildingType[];
  readonly squads: readonly Named[];
  readonly mapSize: number;
}

type Row = RowReader<'buildings'>;

function readOwner(row: Row, players: Directory<Player>): string | null {
  const text = row.id('owner');
  return text ? (refer(row, 'owner', text, players, 'unknown-player')?.id ?? null) : null;
}

function readType(row: Row, types: Directory<CampaignBuildingType & Named>): CampaignBuildingType | null {
  const text = row.text('type');
  return text ? (refer(row, 'type', text, types, 'unknown-building-type') ?? null) : null;
}

/** Reads the sheet Buildings. A building of a player needs its type; only bases may wait for their cell. */
export function readBuildings(
  table: FoundTable<'buildings'> | undefined,
  context: BuildingContext,
  problems: PlacedProblem[],
): readonly CampaignBuilding[] {
  const seen = new SeenIds<'buildings'>('id');
  const players = new Directory(context.players);
  const types = new Directory(context.types.map((type) => ({ ...type, id: type.name })));
  const squads = new Map(context.squads.map(({ id }) => [normalizeId(id), id]));
  return rowsOf(table, problems).flatMap((row): readonly CampaignBuilding[] => {
    const id = row.need(row.id('id'), 'id');
    const owner = readOwner(row, players);
    const type = readType(row, types);
    const cell = readCellName(row, 'cell', context.mapSize);
    const hp = readHp(row, 'hp', 0);
    if (id !== undefined && squads.has(normalizeId(id))) row.report('building-id-of-squad', 'id', { value: id });
    if (owner !== null && type === null && row.text('type') === null) row.need(null, 'type');
    if (cell === null && type?.base !== true) row.need(cell, 'cell');
    if (id === undefined || !seen.add(row, id)) return [];
    const place = cell ? parseCell(cell) : undefined;
    return [
      {
        ...{ id, owner, type },
        name: row.text('name') ?? type?.name ?? id,
        at: place?.ok ? place.value : null,
        hp: hp ?? type?.hp ?? ZERO,
        place: row.rowPlace,
      },
    ];
  });
}
