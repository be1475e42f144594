import type { Problem } from '../engine/problem';

/** What can go wrong between Warsheet and the program that holds the workbook open. */
export const HOST_PROBLEMS = [
  'excel-refused',
  'sheet-too-large',
  'sheet-protected',
  'book-protected',
  'workbook-changed',
  'being-written',
  'write-undone',
  'write-broken-off',
  'write-recovered',
  'write-finished',
] as const;

export type HostProblem = (typeof HOST_PROBLEMS)[number];

/**
 * Thrown where a workbook is open in another program, and that program or another person stands in the way; and where a
 * finished file may not leave it.
 */
export class HostFailure extends Error {
  constructor(readonly problem: Problem<HostProblem | 'leak-found'>) {
    super(`${problem.code} ${JSON.stringify(problem.params)}`);
  }
}
