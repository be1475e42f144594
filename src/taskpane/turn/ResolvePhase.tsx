import { DefaultButton, PrimaryButton } from 'office-ui-fabric-react/lib/Button';
import { TextField } from 'office-ui-fabric-react/lib/TextField';
import * as React from 'react';
import type { PhaseGlance } from '../../app/glance';
import { nextTurn } from '../../app/nextTurn';
import { resolvePhase, type Resolution } from '../../app/resolve';
import { undoPhase } from '../../app/undo';
import { RESOLVE_WORDS, type ResolveWord } from '../../i18n/pane/resolve';
import { SHELL_WORDS } from '../../i18n/pane/shell';
import type { WorkbookPort } from '../../workbook/port';
import { done, refused, type Notice } from '../notice';
import type { Page } from '../page';
import { doneWith } from '../takingBack';
import { paneRules } from '../rulesets';
import { useWords, type Say } from '../speech';

interface Props extends Page {
  readonly look: PhaseGlance;
  readonly onPlayers: () => void;
}

/** Goes back to before the last phase. */
async function undo(port: WorkbookPort, say: Say<ResolveWord>): Promise<Notice> {
  const undone = await undoPhase(port);
  if (!undone.ok) return refused(say('not-undone'), undone.error.problems);
  const { changedSince } = undone.value;
  return done(
    [say('undone'), ...(changedSince.length > 0 ? [say('changed-since', { cells: changedSince.length })] : [])].join(
      '\n',
    ),
  );
}

function told({ unchanged, again, dice, attempt, sheets, warnings }: Resolution, say: Say<ResolveWord>): string {
  const id = unchanged ? 'unchanged' : again ? 'resolved-again' : 'resolved-now';
  const text = say(id, { dice, attempt, sheets: sheets.length });
  return warnings.length > 0 ? `${text}\n${say('warnings')}` : text;
}

/** The button that resolves a phase, and what can be done once it is resolved. */
export function ResolvePhase({ look, onPlayers, ...page }: Props): React.ReactElement {
  const say = useWords(RESOLVE_WORDS);
  const { services, run, isBusy } = page;
  const [reason, setReason] = React.useState('');
  const { resolved } = look;
  const undoJob = (): Promise<Notice> => undo(services.port, say);
  const resolve = (): void =>
    run(async (work) => {
      const came = await resolvePhase(services.port, look.phase, reason.trim(), work);
      if (!came.ok) {
        const { problems } = came.error;
        const stopped = problems.some(({ problem }) => problem.code === 'stopped');
        return stopped ? refused(say('stopped')) : refused(say('not-resolved'), problems);
      }
      setReason('');
      const { warnings, unchanged } = came.value;
      return done(told(came.value, say), { problems: warnings, undo: unchanged ? null : undoJob });
    });
  if (!resolved) {
    return (
      <PrimaryButton onClick={resolve} disabled={isBusy || look.problems.length > 0}>
        {say('resolve')}
      </PrimaryButton>
    );
  }
  return (
    <>
      <p>{say('resolved', { attempt: resolved.attempt })}</p>
      {resolved.changed && (
        <div className="ws-warn">
          <p>{say('changed')}</p>
          <TextField
            label={say('reason')}
            value={reason}
            disabled={isBusy}
            onChange={(_event, text = '') => setReason(text)}
          />
          <PrimaryButton onClick={resolve} disabled={isBusy || look.problems.length > 0}>
            {say('again')}
          </PrimaryButton>
        </div>
      )}
      <div className="ws-row">
        <DefaultButton onClick={() => run(undoJob)} disabled={isBusy}>
          {say('undo')}
        </DefaultButton>
        <NextTurn {...page} />
        <PrimaryButton onClick={onPlayers}>{say('players')}</PrimaryButton>
      </div>
    </>
  );
}

/** Goes on to the next turn, or round. */
function NextTurn({ glance, services, run, isBusy }: Page): React.ReactElement {
  const say = useWords(RESOLVE_WORDS);
  const shell = useWords(SHELL_WORDS);
  const { next } = paneRules(glance.campaign.ruleset);
  const go = (): void =>
    run(async () => {
      const { turn, takeBack: back } = await nextTurn(services.port);
      return doneWith(say(next.done, { turn }), services.port, back, shell('taken-back'));
    });
  return (
    <DefaultButton onClick={go} disabled={isBusy}>
      {say(next.go, { turn: glance.campaign.settings.turn + 1 })}
    </DefaultButton>
  );
}
