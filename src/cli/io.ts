/** What the command line reads from and writes to; tests give their own. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** All of standard input, line by line. */
  readonly lines: () => AsyncIterable<string>;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Exit statuses (contract). */
export const DONE = 0;
export const REFUSED = 1;
export const WRONG_USAGE = 2;
export type Status = typeof DONE | typeof REFUSED | typeof WRONG_USAGE;
