import { DefaultButton } from 'office-ui-fabric-react/lib/Button';
import * as React from 'react';
import type { PhaseGlance } from '../../app/glance';
import { checkCampaign } from '../../app/resolve';
import { setPhase } from '../../app/settings';
import { SHELL_WORDS } from '../../i18n/pane/shell';
import { TURN_WORDS } from '../../i18n/pane/turn';
import type { PhaseId } from '../../workbook/campaign';
import { choiceWord, PHASE_CHOICE } from '../../workbook/schema/choices';
import { done, refused } from '../notice';
import type { Page } from '../page';
import { paneRules } from '../rulesets';
import { ProblemList } from '../shell/ProblemList';
import { useLanguage, useWords } from '../speech';
import { doneWith } from '../takingBack';
import { CellErrors } from './CellErrors';
import { Combats } from './Combats';
import { Fights } from './Fights';
import { ResolvePhase } from './ResolvePhase';

interface Props extends Page {
  /** The phase that is looked at. */
  readonly phase: PhaseId;
  /** Goes on to the page of the players. */
  readonly onPlayers: () => void;
}

/** The page of the turn: one card for the phase that is looked at. */
export function TurnPage({ phase, ...page }: Props): React.ReactElement {
  const language = useLanguage();
  const say = useWords(TURN_WORDS);
  const { glance } = page;
  const isOn = glance.campaign.settings.phase === phase;
  const resolvable = glance.phases.find((each) => each.phase === phase);
  return (
    <>
      <section className="ws-card" aria-labelledby="ws-phase">
        <h2 id="ws-phase">{say('phase', { phase: choiceWord(PHASE_CHOICE, phase, language) })}</h2>
        {!isOn && <OtherPhase phase={phase} {...page} />}
        {resolvable ? <Resolvable look={resolvable} {...page} /> : isOn && <p>{say('by-hand')}</p>}
      </section>
      {resolvable?.resolved && <Fights phase={phase} {...page} />}
      {resolvable && !resolvable.resolved && paneRules(glance.campaign.ruleset).entered === phase && (
        <Combats {...page} />
      )}
      <CellErrors source={page.services.functionErrors} />
    </>
  );
}

/** A phase that is not on: how to go on to it. */
function OtherPhase({ phase, services, run, isBusy }: Omit<Props, 'onPlayers'>): React.ReactElement {
  const language = useLanguage();
  const say = useWords(TURN_WORDS);
  const shell = useWords(SHELL_WORDS);
  const makeOn = (): void =>
    run(async () => {
      const back = await setPhase(services.port, phase);
      return doneWith(
        say('made-on', { phase: choiceWord(PHASE_CHOICE, phase, language) }),
        services.port,
        back,
        shell('taken-back'),
      );
    });
  return (
    <div className="ws-row">
      <span>{say('not-on')}</span>
      <DefaultButton onClick={makeOn} disabled={isBusy}>
        {say('make-on')}
      </DefaultButton>
    </div>
  );
}

function Resolvable({ look, ...page }: Omit<Props, 'phase'> & { readonly look: PhaseGlance }): React.ReactElement {
  const say = useWords(TURN_WORDS);
  const { glance, services, run, quietly, isBusy } = page;
  const counts = paneRules(glance.campaign.ruleset).counts(glance.campaign);
  const check = (): void =>
    run(async () => {
      const { problems, warnings } = await checkCampaign(services.port);
      const count = problems.length;
      if (count > 0) return refused(say('in-the-way', { count }), problems);
      return done(say(warnings.length > 0 ? 'warnings' : 'checked'), { problems: warnings });
    });
  return (
    <>
      <p className="ws-quiet">{say(counts.words, counts.params)}</p>
      {look.problems.length > 0 ? (
        <div className="ws-warn">
          <p>{say('in-the-way', { count: look.problems.length })}</p>
          <ProblemList problems={look.problems} onSelect={(place) => quietly(() => services.select(place))} />
        </div>
      ) : (
        !look.resolved && <p>{say('clear')}</p>
      )}
      <div className="ws-row">
        <DefaultButton onClick={check} disabled={isBusy}>
          {say('check')}
        </DefaultButton>
        {!look.resolved && <ResolvePhase look={look} {...page} />}
      </div>
      {look.resolved && <ResolvePhase look={look} {...page} />}
    </>
  );
}
