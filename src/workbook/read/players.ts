import type { CampaignSettings, Player } from '../campaign';
import type { FoundTable } from '../found';
import { normalizeId } from '../names';
import type { PlacedProblem } from '../problems';
import { FORMAT_CHOICE, LANGUAGE_CHOICE, YES_NO } from '../schema/choices';
import { rowsOf, type RowReader } from './row';
import type { TableRole } from '../schema/tables';
import type { ColumnOf } from '../schema/tables';

/** Reports ids that occur again, look-alikes included. */
export class SeenIds<Role extends TableRole> {
  private readonly rows = new Map<string, number>();

  constructor(private readonly column: ColumnOf<Role>) {}

  /** Whether the id is new. */
  add(row: RowReader<Role>, id: string): boolean {
    const key = normalizeId(id);
    const first = this.rows.get(key);
    if (first === undefined) {
      this.rows.set(key, row.row);
      return true;
    }
    row.report('duplicate-id', this.column, { id, row: first + 1 });
    return false;
  }
}

export function readPlayers(
  table: FoundTable<'players'> | undefined,
  settings: CampaignSettings,
  problems: PlacedProblem[],
): Player[] {
  const seen = new SeenIds<'players'>('id');
  const characters = new Map<string, number>();
  return rowsOf(table, problems).flatMap((row) => {
    const id = row.need(row.id('id'), 'id');
    const name = row.need(row.text('name'), 'name');
    const character = row.text('character');
    const language = row.choice('language', LANGUAGE_CHOICE) ?? settings.language;
    const format = row.choice('format', FORMAT_CHOICE) ?? 'xlsx';
    const eliminated = row.choice('eliminated', YES_NO) === 'yes';
    if (id === undefined || !seen.add(row, id) || name === undefined) return [];
    checkCharacter(row, character ?? name, character ? 'character' : 'name', characters);
    return [{ id, name, character: character ?? name, language, format, eliminated, place: row.rowPlace }];
  });
}

/** A private block shows itself to the player of the character it names: two of the same name would read each other's. */
function checkCharacter(
  row: RowReader<'players'>,
  character: string,
  column: 'character' | 'name',
  seen: Map<string, number>,
): void {
  const key = normalizeId(character);
  const first = seen.get(key);
  if (first === undefined) seen.set(key, row.row);
  else row.report('duplicate-character', column, { character, row: first + 1 });
}
