import { DefaultButton, IconButton } from 'office-ui-fabric-react/lib/Button';
import { Link } from 'office-ui-fabric-react/lib/Link';
import * as React from 'react';
import { FAILURE_WORDS, type FailureWord } from '../../i18n/pane/failure';
import { SHELL_WORDS, type ShellWord } from '../../i18n/pane/shell';
import type { Notice } from '../notice';
import type { Target } from '../services';
import { useWords, type Say } from '../speech';
import { CopyText } from './CopyText';
import { Icon, type Drawing } from './icons';
import { ProblemList } from './ProblemList';

const DRAWINGS: Readonly<Record<Notice['tone'], Drawing>> = { done: 'done', refused: 'warn', failed: 'stop' };

interface Props {
  readonly notice: Notice | null;
  readonly isBusy: boolean;
  readonly onUndo: (undo: () => Promise<Notice>) => void;
  readonly onDismiss: () => void;
  readonly onSelect: (target: Target) => void;
  readonly onCopy: (text: string) => Promise<void>;
}

/** A failure is introduced as one; what the program says of it itself follows as a problem. */
const textOf = (
  { tone, text, isSaid, problems, isPartMissing }: Notice,
  say: Say<ShellWord>,
  failure: Say<FailureWord>,
): string =>
  isPartMissing
    ? failure('part-missing')
    : tone !== 'failed' || isSaid
      ? text
      : problems.length > 0
        ? say('in-the-way')
        : say('failed', { message: text });

function Lines({
  lines,
  onSelect,
}: Pick<Props, 'onSelect'> & { readonly lines: NonNullable<Notice['lines']> }): React.ReactElement {
  return (
    <ul className="ws-problems">
      {lines.map(({ text, place }, index) => (
        <li key={index}>{place ? <Link onClick={() => onSelect(place)}>{text}</Link> : text}</li>
      ))}
    </ul>
  );
}

/** What came of the last action, read out when it changes, with what puts it back beside it. */
export function NoticeBar({ notice, isBusy, onUndo, onDismiss, onSelect, onCopy }: Props): React.ReactElement {
  const say = useWords(SHELL_WORDS);
  const failure = useWords(FAILURE_WORDS);
  return (
    <div role="status" aria-live="polite" className="ws-notice">
      {notice && (
        <div className="ws-message" data-tone={notice.tone}>
          <Icon name={DRAWINGS[notice.tone]} />
          <div>
            <p className="ws-words">{textOf(notice, say, failure)}</p>
            {notice.problems.length > 0 && <ProblemList problems={notice.problems} onSelect={onSelect} />}
            {notice.lines && notice.lines.length > 0 && <Lines lines={notice.lines} onSelect={onSelect} />}
            <NoticeActions {...{ notice, isBusy, onUndo, onCopy }} />
          </div>
          <IconButton ariaLabel={say('close')} title={say('close')} onClick={onDismiss}>
            <Icon name="cancel" />
          </IconButton>
        </div>
      )}
    </div>
  );
}

function NoticeActions({
  notice: { undo, copy, copies },
  isBusy,
  onUndo,
  onCopy,
}: Pick<Props, 'isBusy' | 'onUndo' | 'onCopy'> & { readonly notice: Notice }): React.ReactElement | null {
  const say = useWords(SHELL_WORDS);
  const failure = useWords(FAILURE_WORDS);
  if (!undo && copy === null) return null;
  return (
    <div className="ws-row">
      {undo && (
        <DefaultButton onClick={() => onUndo(undo)} disabled={isBusy}>
          {say('undo')}
        </DefaultButton>
      )}
      {copy !== null && <CopyText text={copy} onCopy={onCopy} {...(copies ? { label: failure('details') } : {})} />}
    </div>
  );
}
