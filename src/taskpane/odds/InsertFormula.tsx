import { DefaultButton } from 'office-ui-fabric-react/lib/Button';
import * as React from 'react';
import { putFormula } from '../../app/putFormula';
import type { FunctionId } from '../../i18n/functionHelp/words';
import { ODDS_PAGE_WORDS } from '../../i18n/pane/odds';
import { SHELL_WORDS } from '../../i18n/pane/shell';
import { done, refused } from '../notice';
import type { Page } from '../page';
import { useWords } from '../speech';

interface Props extends Pick<Page, 'services' | 'run' | 'isBusy'> {
  readonly id: FunctionId;
  /** As the formula holds them; `undefined`: a text among them is too long. */
  readonly args: readonly string[] | undefined;
  readonly size: { readonly rows: number; readonly columns: number };
}

/** Puts the odds that are shown into the selected cell as a formula. */
export function InsertFormula({ id, args, size, services, run, isBusy }: Props): React.ReactElement {
  const say = useWords(ODDS_PAGE_WORDS);
  const shell = useWords(SHELL_WORDS);
  const insert = (): void =>
    run(async () => {
      if (!args) return refused(say('too-long'));
      const cell = await services.selection();
      if (!cell) return refused(say('no-cell'));
      const put = await putFormula(services.port, { ...cell, ...size }, id, args);
      if (!put.ok) return refused(put.error === 'too-long' ? say('too-long') : say('not-blank', size));
      const undo = async () => {
        await put.value();
        return done(shell('taken-back'));
      };
      return done(say('inserted'), { undo });
    });
  return (
    <div className="ws-row">
      <DefaultButton onClick={insert} disabled={isBusy}>
        {say('insert')}
      </DefaultButton>
    </div>
  );
}
