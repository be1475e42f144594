import { DefaultButton } from 'office-ui-fabric-react/lib/Button';
import { TextField } from 'office-ui-fabric-react/lib/TextField';
import * as React from 'react';
import { SHELL_WORDS } from '../../i18n/pane/shell';
import { useWords } from '../speech';

interface Props {
  readonly text: string;
  readonly onCopy: (text: string) => Promise<void>;
  /** What the button says; by default that it copies. */
  readonly label?: string;
  readonly disabled?: boolean;
}

/** A button that copies a text; where the clipboard may not be used, the text itself to copy by hand. */
export function CopyText({ text, onCopy, label, disabled = false }: Props): React.ReactElement {
  const say = useWords(SHELL_WORDS);
  const [copied, setCopied] = React.useState<'yes' | 'no' | null>(null);
  React.useEffect(() => setCopied(null), [text]);
  const copy = (): void => {
    void onCopy(text).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return (
    <div className="ws-copy">
      <DefaultButton onClick={copy} disabled={disabled}>
        {label ?? say('copy')}
      </DefaultButton>
      <span role="status" className="ws-quiet">
        {copied === 'yes' ? say('copied') : copied === 'no' ? say('clipboard') : ''}
      </span>
      {copied === 'no' && (
        <TextField readOnly multiline rows={4} defaultValue={text} ariaLabel={label ?? say('copy')} />
      )}
    </div>
  );
}
