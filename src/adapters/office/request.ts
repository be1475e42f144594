import { problem } from '../../engine/problem';
import { HostFailure } from '../../workbook/hostProblems';

/** Queues what a request asks for and does; what it gives is called when the answer is there. */
export type Queue<T> = (context: Excel.RequestContext) => () => T;

const CELL_EDIT = 'InvalidOperationInCellEditMode';

/** Excel's code of an error; blank for any other error. */
export const codeOf = (error: unknown): string => (error instanceof OfficeExtension.Error ? error.code : '');

const send = <T>(queue: Queue<T>, delayForCellEdit: boolean): Promise<T> =>
  Excel.run({ delayForCellEdit }, async (context) => {
    const read = queue(context);
    await context.sync();
    return read();
  });

/** Is told that Excel waits for the end of typing into a cell, and that it waits no longer. */
export type WaitingListener = (isWaiting: boolean) => void;

/**
 * One request to Excel. While somebody types into a cell Excel refuses it whole; it is sent again then, to wait until
 * the typing ends. Throws Excel's own error, or that of `queue`.
 */
export const request = async <T>(queue: Queue<T>, onWaiting?: WaitingListener): Promise<T> => {
  try {
    return await send(queue, false);
  } catch (error) {
    if (codeOf(error) !== CELL_EDIT) throw error;
  }
  onWaiting?.(true);
  try {
    return await send(queue, true);
  } finally {
    onWaiting?.(false);
  }
};

/** An error of Excel's as a failure that can be put into words; any other one is a mistake of ours and stays. */
const toFailure = (error: unknown): unknown =>
  error instanceof OfficeExtension.Error
    ? new HostFailure(problem('excel-refused', { code: error.code, message: error.message }))
    : error;

/** Lets an error of Excel's out as a failure with words. */
export const told = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw toFailure(error);
  }
};
