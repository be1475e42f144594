import * as React from 'react';
import type { Glance } from '../app/glance';
import type { Work } from '../app/work';
import { breathingWork, type Session } from './session';
import type { PaneServices } from './services';

/** What every page of the pane is given: the campaign as it stands, and how to act on it. */
export interface Page extends Pick<Session, 'run' | 'quietly'> {
  readonly glance: Glance;
  readonly services: PaneServices;
  readonly isBusy: boolean;
}

/**
 * Something read from the workbook for a page, read again when `deps` change; `null` while it is being read, and when
 * it cannot be: looking at the workbook itself tells why. Long reading lets the page breathe, and stops once nobody
 * waits for it.
 */
export function useRead<T>(read: (work: Work) => Promise<T | null>, deps: React.DependencyList): T | null {
  const [value, setValue] = React.useState<T | null>(null);
  React.useEffect(() => {
    let wanted = true;
    const take = (next: T | null): void => {
      if (wanted) setValue(next);
    };
    const work = breathingWork(
      () => undefined,
      () => !wanted,
    );
    void read(work).then(take, () => take(null));
    return () => {
      wanted = false;
    };
  }, deps);
  return value;
}
