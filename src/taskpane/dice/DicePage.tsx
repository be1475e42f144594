import { DefaultButton, PrimaryButton } from 'office-ui-fabric-react/lib/Button';
import { TextField } from 'office-ui-fabric-react/lib/TextField';
import * as React from 'react';
import { setPublicWord } from '../../app/settings';
import { verifyLedger } from '../../app/verify';
import { commitment } from '../../engine/dice/campaignKeys';
import { DICE_WORDS } from '../../i18n/pane/dice';
import { SHELL_WORDS } from '../../i18n/pane/shell';
import { done, refused, unplaced } from '../notice';
import type { Page } from '../page';
import { CopyText } from '../shell/CopyText';
import { doneWith } from '../takingBack';
import { useWords } from '../speech';
import { LedgerCard } from './LedgerCard';

/** The page of the dice: what is promised, what was rolled, and the proof (D-3, D-4). */
export const DicePage = (page: Page): React.ReactElement => (
  <>
    <Commitment {...page} />
    <PublicWord {...page} />
    <LedgerCard {...page} />
    <Proof {...page} />
  </>
);

function Commitment({ glance, services, isBusy }: Page): React.ReactElement {
  const say = useWords(DICE_WORDS);
  const { master } = glance.campaign.settings;
  const made = master === '' ? null : commitment(master);
  return (
    <section className="ws-card" aria-labelledby="ws-commitment">
      <h2 id="ws-commitment">{say('commitment')}</h2>
      <p>{say(made === null ? 'no-master' : 'commitment-text')}</p>
      {made !== null && (
        <>
          <code className="ws-code">{made}</code>
          <CopyText text={made} onCopy={services.copy} disabled={isBusy} />
        </>
      )}
    </section>
  );
}

function PublicWord({ glance, services, run, isBusy }: Page): React.ReactElement {
  const say = useWords(DICE_WORDS);
  const shell = useWords(SHELL_WORDS);
  const { publicWord, turn } = glance.campaign.settings;
  const settled = glance.phases.find(({ resolved }) => resolved !== null)?.resolved;
  const [word, setWord] = React.useState(publicWord);
  React.useEffect(() => setWord(publicWord), [publicWord]);
  const write = (): void =>
    run(async () => {
      const back = await setPublicWord(services.port, word);
      return doneWith(say('word-written'), services.port, back, shell('taken-back'));
    });
  return (
    <section className="ws-card" aria-labelledby="ws-word">
      <h2 id="ws-word">{say('word')}</h2>
      <p className="ws-quiet">{settled ? say('word-settled', { word: settled.publicWord }) : say('word-text')}</p>
      <TextField
        label={say('word-label', { turn })}
        value={word}
        disabled={isBusy}
        onChange={(_event, text = '') => setWord(text)}
      />
      <div className="ws-row">
        <DefaultButton onClick={write} disabled={isBusy || word === publicWord}>
          {say('word-set')}
        </DefaultButton>
      </div>
    </section>
  );
}

function Proof({ services, run, isBusy }: Page): React.ReactElement {
  const say = useWords(DICE_WORDS);
  const [seed, setSeed] = React.useState('');
  const verify = (): void =>
    run(async (work) => {
      const came = await verifyLedger(services.port, seed.trim() === '' ? null : seed.trim(), work);
      if (!came.ok) return refused(say('not-verified'), came.error.problems);
      const { dice, mismatches } = came.value;
      const count = mismatches.length;
      return count === 0
        ? done(say('verified', { dice }))
        : refused(say('mismatches', { dice, count }), unplaced(mismatches));
    });
  return (
    <section className="ws-card" aria-labelledby="ws-proof">
      <h2 id="ws-proof">{say('proof')}</h2>
      <TextField
        label={say('seed')}
        value={seed}
        disabled={isBusy}
        autoComplete="off"
        onChange={(_event, text = '') => setSeed(text)}
      />
      <div className="ws-row">
        <PrimaryButton onClick={verify} disabled={isBusy}>
          {say('verify')}
        </PrimaryButton>
      </div>
    </section>
  );
}
