import { DefaultButton } from 'office-ui-fabric-react/lib/Button';
import { ProgressIndicator } from 'office-ui-fabric-react/lib/ProgressIndicator';
import * as React from 'react';
import type { Stage } from '../../app/work';
import { SHELL_WORDS, type ShellWord } from '../../i18n/pane/shell';
import type { Busy } from '../session';
import { useWords } from '../speech';

const STAGES: Readonly<Record<Stage, ShellWord>> = {
  fights: 'stage-fights',
  sheets: 'stage-sheets',
  reports: 'stage-reports',
  dice: 'stage-dice',
};

/** Short work is over before anybody has read that it goes on, milliseconds. */
const UNSEEN = 250;

interface Props {
  readonly busy: Busy | null;
  readonly isWaiting: boolean;
  readonly onCancel: () => void;
}

/** What is being done, how far it is, and how to stop it. */
export function BusyBar({ busy, isWaiting, onCancel }: Props): React.ReactElement | null {
  const say = useWords(SHELL_WORDS);
  const [seen, setSeen] = React.useState(false);
  const isBusy = busy !== null;
  React.useEffect(() => {
    setSeen(false);
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setSeen(true), UNSEEN);
    return () => clearTimeout(timer);
  }, [isBusy]);
  if (isWaiting) return <p className="ws-busy">{say('typing')}</p>;
  if (!busy || !(seen || busy.progress)) return null;
  const { progress, cancelled } = busy;
  const label = cancelled
    ? say('cancelling')
    : progress
      ? say(STAGES[progress.stage], { ...progress })
      : say('working');
  const share = progress && progress.total > 0 ? { percentComplete: progress.done / progress.total } : {};
  return (
    <div className="ws-busy">
      <ProgressIndicator label={label} {...share} />
      {!busy.elsewhere && (
        <DefaultButton onClick={onCancel} disabled={cancelled}>
          {say('cancel')}
        </DefaultButton>
      )}
    </div>
  );
}
