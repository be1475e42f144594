import * as React from 'react';
import type { CellError } from '../../functions/excel/lastErrors';
import { TURN_WORDS } from '../../i18n/pane/turn';
import type { Source } from '../services';
import { useSource } from '../source';
import { useWords } from '../speech';

/** The last errors of custom functions: not every Excel shows their messages beside the cell. */
export function CellErrors({ source }: { readonly source: Source<readonly CellError[]> }): React.ReactElement | null {
  const say = useWords(TURN_WORDS);
  const errors = useSource(source);
  if (errors.length === 0) return null;
  return (
    <section className="ws-card" aria-labelledby="ws-cell-errors">
      <h2 id="ws-cell-errors">{say('cell-errors')}</h2>
      <ul className="ws-problems">
        {errors.map(({ id, address, code, message }, index) => (
          <li key={index}>
            <strong>{address === '' ? `GM.${id}` : `${address}, GM.${id}`}</strong> {code}: {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
