import { CommandType } from '@univerjs/core';

/*
 * What the grid may change in a workbook: values, formulas and formats of cells. Rows are inserted and deleted in the
 * file, and the grid shows it anew. Whatever else it can do would be lost on saving, so it is not done at all, and a
 * word says so. What concerns the screen alone (selection, scrolling, a column's width) is no change of the workbook.
 */

const COMMANDS =
  'set-range-subscript set-range-superscript set-overline set-text-rotation add-worksheet-merge ' +
  'add-worksheet-merge-all add-worksheet-merge-horizontal add-worksheet-merge-vertical remove-worksheet-merge ' +
  'set-once-format-painter set-infinite-format-painter apply-format-painter paste-col-width ' +
  'numfmt.add.decimal.command numfmt.set.currency numfmt.set.numfmt numfmt.set.percent ' +
  'numfmt.subtract.decimal.command remove-sheet remove-sheet-confirm copy-sheet set-worksheet-name ' +
  'set-worksheet-order set-worksheet-hidden set-worksheet-show set-tab-color insert-col insert-col-before ' +
  'insert-col-after insert-multi-cols-before insert-multi-cols-right insert-row remove-row remove-col ' +
  'remove-col-confirm insert-range-move-right-confirm insert-range-move-down-confirm ' +
  'delete-range-move-left-confirm delete-range-move-up-confirm set-row-frozen set-col-frozen set-selection-frozen ' +
  'set-first-row-frozen set-first-column-frozen cancel-frozen hide-row-confirm hide-col-confirm set-rows-hidden ' +
  'set-col-hidden add-range-protection-from-toolbar add-range-protection-from-context-menu ' +
  'add-range-protection-from-sheet-bar set-worksheet-protection insert-defined-name set-defined-name ' +
  'remove-defined-name move-rows move-cols split-text-to-columns text-to-number set-worksheet-right-to-left';

/** Commands that change something else of the workbook. */
const REFUSED: ReadonlySet<string> = new Set(COMMANDS.split(' ').map((name) => `sheet.command.${name}`));

/** Menus that hold nothing but such commands. */
const EMPTY_MENUS = [
  'sheet.menu.sheet-frozen',
  'sheet.column-header-menu.sheet-frozen',
  'sheet.row-header-menu.sheet-frozen',
  'sheet.operation.open.numfmt.panel',
  'sheet.operation.rename-sheet',
  'sheet.contextMenu.permission',
];

/** What changes cells or the screen; other changes of sheets are the commands above by another way. */
const MUTATIONS: ReadonlySet<string> = new Set(
  [
    ...['set-range-values', 'set-worksheet-col-width', 'set-worksheet-row-height', 'set-worksheet-row-auto-height'],
    ...['set-worksheet-row-is-auto-height', 'set-row-data', 'set-col-data', 'set-zoom-ratio', 'toggle-gridlines'],
  ].map((name) => `sheet.mutation.${name}`),
);

/** Whether the grid may carry out a command. */
export const isAllowed = (id: string, type: CommandType): boolean =>
  !REFUSED.has(id) && (type !== CommandType.MUTATION || !id.startsWith('sheet.mutation.') || MUTATIONS.has(id));

/** The grid's menu settings that hide what would be refused. */
export const hiddenMenus = (): Record<string, { hidden: boolean }> =>
  Object.fromEntries([...REFUSED, ...EMPTY_MENUS].map((id) => [id, { hidden: true }]));
