import { DefaultButton, PrimaryButton } from 'office-ui-fabric-react/lib/Button';
import * as React from 'react';
import { importRules, previewRules, type RulesPreview } from '../../app/importRules';
import { takeBack } from '../../app/takeBack';
import { BRING_WORDS } from '../../i18n/pane/bring';
import { SHELL_WORDS } from '../../i18n/pane/shell';
import { done, refused } from '../notice';
import { useRead, type Page } from '../page';
import { ProblemList } from '../shell/ProblemList';
import { useWords } from '../speech';
import { PostBox } from './PostBox';
import { Preview } from './Preview';

interface Props extends Page {
  /** The post, kept while other pages are looked at. */
  readonly post: string;
  readonly onPost: (post: string) => void;
}

/** Takes in a player's post: what was understood of it is shown before anything is written. */
export function BringPage({ post, onPost, ...page }: Props): React.ReactElement {
  const say = useWords(BRING_WORDS);
  const { glance, services, quietly, isBusy } = page;
  const reading = useRead(
    async () => (post.trim() === '' ? null : { post, preview: await previewRules(services.port, post) }),
    [post, glance, services],
  );
  const preview = reading?.preview;
  return (
    <section className="ws-card" aria-labelledby="ws-bring">
      <h2 id="ws-bring">{say('title')}</h2>
      <PostBox post={post} squad={glance.campaign.squads[0]?.name ?? '…'} onPost={onPost} isBusy={isBusy} />
      {preview && !preview.ok && (
        <div className="ws-warn" role="status">
          <p>{say('blocked')}</p>
          <ProblemList problems={preview.error.problems} onSelect={(place) => quietly(() => services.select(place))} />
        </div>
      )}
      {preview?.ok && reading && (
        <>
          <Preview preview={preview.value} post={reading.post} onPost={onPost} isBusy={isBusy} />
          <WriteRules preview={preview.value} post={reading.post} onPost={onPost} {...page} />
        </>
      )}
    </section>
  );
}

/** The button that says what it will write. */
function WriteRules({
  preview: { reading, complete, rules, changes },
  post,
  onPost,
  services,
  run,
  isBusy,
}: Props & { readonly preview: RulesPreview }): React.ReactElement {
  const say = useWords(BRING_WORDS);
  const shell = useWords(SHELL_WORDS);
  // A squad named twice or a text too long is an error, not a matter of taste (B-5).
  const impossible = rules === 0 || reading.repeated.length > 0 || reading.tooLong !== null;
  const isThere = rules > 0 && changes.length === 0;
  const write = (): void =>
    run(async () => {
      const written = await importRules(services.port, post);
      if (!written.ok) return refused(say('not-written'), written.error.problems);
      const { squads, takeBack: back } = written.value;
      onPost('');
      const undo = async () => {
        await takeBack(services.port, back);
        onPost(post);
        return done(shell('taken-back'));
      };
      return done(say('written', { rules: written.value.rules, squads }), { undo });
    });
  const label = say(complete ? 'write' : 'write-understood', { rules });
  return (
    <div className="ws-row">
      {isThere ? (
        <p>{say('as-before')}</p>
      ) : complete ? (
        <PrimaryButton onClick={write} disabled={isBusy || impossible}>
          {label}
        </PrimaryButton>
      ) : (
        <DefaultButton onClick={write} disabled={isBusy || impossible}>
          {label}
        </DefaultButton>
      )}
      <DefaultButton onClick={() => onPost('')} disabled={isBusy}>
        {say('clear')}
      </DefaultButton>
    </div>
  );
}
