import * as React from 'react';
import type { Source } from './services';

/** What a source says now; the component is drawn again when it changes. */
export function useSource<T>(source: Source<T>): T {
  const [value, setValue] = React.useState(source.now);
  React.useEffect(() => {
    const update = (): void => setValue(source.now());
    update();
    return source.subscribe(update);
  }, [source]);
  return value;
}
