import { DefaultButton } from 'office-ui-fabric-react/lib/Button';
import { TextField } from 'office-ui-fabric-react/lib/TextField';
import * as React from 'react';
import { decodeText, isText } from '../../behaviour/decode';
import { BRING_WORDS } from '../../i18n/pane/bring';
import { useWords } from '../speech';

interface Props {
  readonly post: string;
  /** Name of a squad for the example. */
  readonly squad: string;
  readonly isBusy: boolean;
  readonly onPost: (post: string) => void;
}

/** The bytes of a file that was dropped or chosen. */
const bytesOf = (file: File): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    reader.readAsArrayBuffer(file);
  });

/** Where a post is pasted, or a text file dropped. */
export function PostBox({ post, squad, isBusy, onPost }: Props): React.ReactElement {
  const say = useWords(BRING_WORDS);
  const [notText, setNotText] = React.useState<string | null>(null);
  const input = React.useRef<HTMLInputElement>(null);
  const take = (file: File | undefined): void => {
    if (!file) return;
    void bytesOf(file).then(
      (bytes) => {
        const text = decodeText(bytes);
        setNotText(isText(text) ? null : file.name);
        if (isText(text)) onPost(text);
      },
      () => setNotText(file.name),
    );
  };
  return (
    <div
      className="ws-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const [file] = Array.from(event.dataTransfer.files);
        if (!file) return;
        event.preventDefault();
        take(file);
      }}
    >
      <TextField
        label={say('box')}
        description={say('hint')}
        placeholder={say('example', { squad })}
        multiline
        rows={6}
        resizable
        value={post}
        disabled={isBusy}
        {...(notText === null ? {} : { errorMessage: say('not-text', { file: notText }) })}
        onChange={(_event, text = '') => {
          setNotText(null);
          onPost(text);
        }}
      />
      <input
        ref={input}
        type="file"
        accept=".txt,.md,.csv,text/*"
        hidden
        aria-hidden="true"
        onChange={({ target }) => {
          take(target.files?.[0]);
          // The same file may be chosen again once it has been mended.
          target.value = '';
        }}
      />
      <DefaultButton onClick={() => input.current?.click()} disabled={isBusy}>
        {say('file')}
      </DefaultButton>
    </div>
  );
}
