/** Commands of the grid that insert or delete rows beside the selection. */
const INSERTING: Readonly<Record<string, 'above' | 'below'>> = {
  'sheet.command.insert-row-before': 'above',
  'sheet.command.insert-row-after': 'below',
  'sheet.command.insert-multi-rows-above': 'above',
  'sheet.command.insert-multi-rows-after': 'below',
};
const DELETING = 'sheet.command.remove-row-confirm';

/** Rows that are to come or to go. Rows count from 0; inserted ones come above `row`. */
export interface RowsAsked {
  readonly kind: 'insert' | 'delete';
  readonly row: number;
  readonly rows: number;
}

/** What a command of the grid asks for; `undefined` where it concerns no rows. */
export const rowsAsked = (
  command: string,
  params: unknown,
  selected: { readonly row: number; readonly rows: number },
): RowsAsked | undefined => {
  if (command === DELETING) return { kind: 'delete', row: selected.row, rows: selected.rows };
  const side = INSERTING[command];
  if (side === undefined) return undefined;
  const asked = Number((params as { readonly value?: unknown } | undefined)?.value ?? 1);
  return {
    kind: 'insert',
    row: side === 'above' ? selected.row : selected.row + selected.rows,
    rows: Number.isInteger(asked) && asked > 0 && asked <= MOST_ROWS ? asked : 1,
  };
};

/** More at once is a slip of the keyboard. */
const MOST_ROWS = 1000;
