import { DefaultButton, PrimaryButton } from 'office-ui-fabric-react/lib/Button';
import * as React from 'react';
import { MASTER_LETTERS, masterOf } from '../../app/master';
import { startCampaign } from '../../app/start';
import { FIRST_RUN_WORDS } from '../../i18n/pane/firstRun';
import { isLanguage } from '../../i18n/language';
import { RULESETS, type RulesetId } from '../../workbook/campaign';
import { choiceWord, RULESET_CHOICE } from '../../workbook/schema/choices';
import { done, refused, type Notice } from '../notice';
import type { Page } from '../page';
import { useLanguage, useWords } from '../speech';
import { LanguageSelect } from './LanguageSelect';

/** A workbook without a campaign: what can be put into it. */
export function FirstRun({ services, run, isBusy }: Omit<Page, 'glance' | 'quietly'>): React.ReactElement {
  const shown = useLanguage();
  const say = useWords(FIRST_RUN_WORDS);
  const [language, setLanguage] = React.useState(shown);
  const start = (ruleset: RulesetId, sample: boolean) => (): void =>
    run(async (): Promise<Notice> => {
      const master = masterOf(services.random(MASTER_LETTERS));
      const started = await startCampaign(services.port, { ruleset, language, sample, master });
      if (!started.ok) return refused(say('refused'), started.error.problems);
      const { commitment } = started.value;
      return done(say('made', { commitment }), { copy: commitment });
    });
  return (
    <main className="ws-card" aria-labelledby="ws-first">
      <h1 id="ws-first">{say('title')}</h1>
      <p>{say('text')}</p>
      <LanguageSelect
        label={say('language')}
        value={language}
        onChange={(next) => {
          if (isLanguage(next)) setLanguage(next);
        }}
      />
      {RULESETS.map((ruleset) => {
        const name = { ruleset: choiceWord(RULESET_CHOICE, ruleset, shown) };
        return (
          <div key={ruleset} className="ws-choice">
            <PrimaryButton onClick={start(ruleset, false)} disabled={isBusy}>
              {say('new', name)}
            </PrimaryButton>
            <DefaultButton onClick={start(ruleset, true)} disabled={isBusy}>
              {say('sample', name)}
            </DefaultButton>
          </div>
        );
      })}
      <p className="ws-quiet">{say('sample-text')}</p>
    </main>
  );
}
