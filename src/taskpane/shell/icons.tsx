import { registerIcons, setIconOptions } from 'office-ui-fabric-react/lib/Styling';
import * as React from 'react';

/** Our own drawings on a square of 16. */
const DRAWINGS = {
  cancel: 'M3.5 3.5 12.5 12.5M12.5 3.5 3.5 12.5',
  check: 'M2.5 8.5 6.5 12.5 13.5 4',
  down: 'M3 5.5 8 10.5 13 5.5',
  info: 'M8 7.2V12M8 4.2V5M8 1.5A6.5 6.5 0 1 1 8 14.5 6.5 6.5 0 1 1 8 1.5',
  warn: 'M8 6V9.5M8 11.2V12M8 1.8 15 14H1Z',
  stop: 'M5 5 11 11M11 5 5 11M8 1.5A6.5 6.5 0 1 1 8 14.5 6.5 6.5 0 1 1 8 1.5',
  done: 'M4.8 8.3 7.2 10.7 11.3 5.8M8 1.5A6.5 6.5 0 1 1 8 14.5 6.5 6.5 0 1 1 8 1.5',
  gear: 'M8 5.5A2.5 2.5 0 1 1 8 10.5 2.5 2.5 0 1 1 8 5.5M8 1.5V3.5M8 12.5V14.5M1.5 8H3.5M12.5 8H14.5M3.4 3.4 4.8 4.8M11.2 11.2 12.6 12.6M12.6 3.4 11.2 4.8M4.8 11.2 3.4 12.6',
  edit: 'M2.5 13.5 3.3 10.2 10.8 2.7 13.3 5.2 5.8 12.7ZM9.3 4.2 11.8 6.7',
  back: 'M14 8H2.5M7.5 3 2.5 8 7.5 13',
} as const;
export type Drawing = keyof typeof DRAWINGS;

/** A small drawing that says nothing a text beside it does not say. */
export const Icon = ({ name }: { readonly name: Drawing }): React.ReactElement => (
  <svg className="ws-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
    <path d={DRAWINGS[name]} fill="none" stroke="currentColor" strokeWidth="1.4" />
  </svg>
);

let registered = false;

/** Gives Fabric's parts our drawings in place of the icon fonts it would fetch. */
export function registerDrawings(): void {
  if (registered) return;
  registered = true;
  const names: Readonly<Record<string, Drawing>> = {
    ...{ CheckMark: 'check', Accept: 'check', Clear: 'cancel', Cancel: 'cancel', ChevronDown: 'down' },
    ...{ Info: 'info', Warning: 'warn', ErrorBadge: 'stop', Blocked2: 'stop', Completed: 'done' },
  };
  registerIcons({
    style: { display: 'inline-flex' },
    icons: Object.fromEntries(Object.entries(names).map(([name, drawing]) => [name, <Icon name={drawing} />])),
  });
  setIconOptions({ disableWarnings: true });
}
