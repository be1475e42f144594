import { takeBack, type TakeBack } from '../app/takeBack';
import type { WorkbookPort } from '../workbook/port';
import { done, type Notice } from './notice';

/** Something was written; the notice offers to put back what stood there. */
export const doneWith = (text: string, port: WorkbookPort, back: TakeBack, takenBack: string): Notice =>
  done(text, {
    undo: async () => {
      await takeBack(port, back);
      return done(takenBack);
    },
  });
