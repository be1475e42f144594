import { DefaultButton, PrimaryButton } from 'office-ui-fabric-react/lib/Button';
import * as React from 'react';
import { FAILURE_WORDS } from '../../i18n/pane/failure';
import { detailsOf, isPartMissing } from '../failure';
import type { PaneServices } from '../services';
import { useWords } from '../speech';
import { CopyText } from './CopyText';

interface Props {
  readonly copy: PaneServices['copy'];
  /** Keeps what must outlive the page, then loads it again. */
  readonly onReload: () => void;
}

interface State {
  readonly error: unknown;
  readonly failed: boolean;
}

/** Shows what failed in place of the pages; what stands above it (a pasted post, the language) is kept. */
export class ErrorBoundary extends React.Component<Props, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override render(): React.ReactNode {
    if (!this.state.failed) return this.props.children;
    const again = (): void => this.setState({ error: null, failed: false });
    return <FailureCard {...this.props} error={this.state.error} onAgain={again} />;
  }
}

/** What failed, and what can be done. */
function FailureCard({
  error,
  copy,
  onReload,
  onAgain,
}: Props & { readonly error: unknown; readonly onAgain: () => void }): React.ReactElement {
  const say = useWords(FAILURE_WORDS);
  const missing = isPartMissing(error);
  return (
    <main className="ws-card" role="alert">
      <h1>{say('title')}</h1>
      <p>{say(missing ? 'part-missing' : 'text')}</p>
      <div className="ws-row">
        {!missing && <PrimaryButton onClick={onAgain}>{say('again')}</PrimaryButton>}
        <DefaultButton onClick={onReload}>{say('reload')}</DefaultButton>
      </div>
      <CopyText text={detailsOf(error)} onCopy={copy} label={say('details')} />
    </main>
  );
}
