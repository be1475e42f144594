import type { BehaviourRow } from '../../campaign';
import { cellAt, type FoundTable } from '../../found';
import { newTableSheet } from '../../new-table';
import type { CellValue, Change } from '../../port';
import type { ReadCampaign } from '../../read/campaign';
import { blankRows, insertion, lastRow, rowChanges, standsAlone, tableRow } from '../rows';

/** A rule to be written: the player's words, what they were understood as, warnings. */
export interface NewRule {
  readonly text: string;
  readonly canonical: string;
  readonly remark: string;
}

interface RowToWrite extends NewRule {
  readonly squad: string;
  readonly number: number;
}

type Table = FoundTable<'behaviour'>;

/**
 * Replaces the rules of the squads given (B-5); rows of other squads stay as they are. Rows are rewritten in place,
 * surplus ones removed, missing ones put below those of the squad. Writing the same rules again changes nothing.
 */
export function behaviourChanges(
  { campaign, tables }: ReadCampaign,
  rules: ReadonlyMap<string, readonly NewRule[]>,
): Change[] {
  const wanted = [...rules].map(([squad, own]) => ({
    squad,
    rows: own.map((rule, index) => ({ ...rule, squad, number: index + 1 })),
  }));
  const table = tables.behaviour;
  if (!table) {
    const rows = wanted.flatMap((each) => each.rows);
    return [{ kind: 'put-sheet', sheet: newTableSheet('behaviour', campaign.settings.language, rows) }];
  }
  const plan = new Plan(table);
  for (const { squad, rows } of wanted) {
    plan.replace(
      campaign.behaviour.filter((row) => row.squad === squad),
      rows,
    );
  }
  return plan.changes();
}

/** Gathers what happens to which row; changes that move rows come last, from the bottom up. */
class Plan {
  private readonly cells: Change[] = [];
  private readonly inserts = new Map<number, CellValue[][]>();
  private readonly surplus: number[] = [];
  private readonly free: number[];
  private readonly end: number;

  constructor(private readonly table: Table) {
    this.free = blankRows(table);
    this.end = Math.max(lastRow(table), ...this.free) + 1;
  }

  replace(old: readonly BehaviourRow[], rows: readonly RowToWrite[]): void {
    const places = old.map(({ place }) => place.row).sort((a, b) => a - b);
    rows.forEach((row, index) => {
      const at = places[index] ?? (places.length === 0 ? this.free.shift() : undefined);
      if (at !== undefined) this.overwrite(at, row);
      else {
        const below = places.length === 0 ? this.end : (places[places.length - 1] ?? 0) + 1;
        this.inserts.set(below, [...(this.inserts.get(below) ?? []), tableRow(this.table, { ...row })]);
      }
    });
    this.surplus.push(...places.slice(rows.length));
  }

  private overwrite(at: number, { squad, number, text, canonical, remark }: RowToWrite): void {
    const { grid, sheet, columns } = this.table;
    const place = { sheet, row: at, columns: columns as Readonly<Record<string, number>> };
    const values = { squad, number, text, canonical, remark };
    const same = Object.entries(values).every(([id, value]) => {
      const column = place.columns[id];
      return column === undefined || String(cellAt(grid, at, column)) === String(value);
    });
    if (!same) this.cells.push(...rowChanges<'behaviour'>(place, values));
  }

  changes(): Change[] {
    const { table } = this;
    const inserted = [...this.inserts.values()].flat().length;
    // An Excel table keeps at least one row.
    const [spared] = this.surplus.length === table.rows.length && inserted === 0 ? this.surplus : [];
    const removed = this.surplus.filter((row) => row !== spared && standsAlone(table, row));
    const blanked = this.surplus.filter((row) => !removed.includes(row));
    const blank = { squad: '', number: '', text: '', canonical: '', remark: '' };
    const columns = table.columns as Readonly<Record<string, number>>;
    const moving = [
      ...removed.map((row) => ({ row, change: { kind: 'delete-rows', sheet: table.sheet, row, rows: 1 } as const })),
      ...[...this.inserts].map(([row, values]) => ({ row, change: insertion(table, row, values) })),
    ];
    return [
      ...this.cells,
      ...blanked.flatMap((row) => rowChanges<'behaviour'>({ sheet: table.sheet, row, columns }, blank)),
      ...moving.sort((a, b) => b.row - a.row).map(({ change }) => change),
    ];
  }
}
