/** Words of the command line that name a command. */
export const COMMAND_NAMES = [
  'new',
  'check',
  'rules',
  'orders',
  'resolve',
  'covert',
  'reports',
  'undo',
  'next',
  'verify',
  'odds',
  'stats',
  'call',
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

/** What the command line does: the whole of it, and each command by itself. */
export type HelpWord = 'usage' | CommandName;
