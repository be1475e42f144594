import type { Glance } from '../app/glance';
import type { Session } from './session';
import type { PaneServices } from './services';

/** What every page of the pane is given: the campaign as it stands, and how to act on it. */
export interface Page extends Pick<Session, 'run' | 'quietly'> {
  readonly glance: Glance;
  readonly services: PaneServices;
  readonly isBusy: boolean;
}
