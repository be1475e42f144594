import { IconButton } from 'office-ui-fabric-react/lib/Button';
import * as React from 'react';
import type { Glance } from '../../app/glance';
import { SHELL_WORDS } from '../../i18n/pane/shell';
import type { PhaseId } from '../../workbook/campaign';
import { choiceWord, PHASE_CHOICE } from '../../workbook/schema/choices';
import { paneRules } from '../rulesets';
import { useLanguage, useWords } from '../speech';
import { Icon } from './icons';

interface Props {
  readonly glance: Glance;
  readonly phase: PhaseId;
  readonly isSettings: boolean;
  readonly onSettings: () => void;
  readonly onPhase: (phase: PhaseId) => void;
}

/** Which campaign it is, and where its turn stands. */
export function Header({ glance, phase, isSettings, onSettings, onPhase }: Props): React.ReactElement {
  const say = useWords(SHELL_WORDS);
  const { settings } = glance.campaign;
  const label = say(isSettings ? 'back' : 'settings');
  return (
    <header className="ws-header">
      <div className="ws-title">
        <h1>{settings.name === '' ? say('no-name') : settings.name}</h1>
        <span className="ws-quiet">{say('turn', { turn: settings.turn })}</span>
        <IconButton ariaLabel={label} title={label} onClick={onSettings}>
          <Icon name={isSettings ? 'back' : 'gear'} />
        </IconButton>
      </div>
      <Stepper {...{ glance, phase, onPhase }} />
    </header>
  );
}

/** The phases of the turn: which are resolved, which is on, which is being looked at. */
function Stepper({ glance, phase, onPhase }: Pick<Props, 'glance' | 'phase' | 'onPhase'>): React.ReactElement {
  const language = useLanguage();
  const say = useWords(SHELL_WORDS);
  return (
    <nav aria-label={say('phases')}>
      <ol className="ws-steps">
        {paneRules(glance.campaign.ruleset).phases.map((each) => {
          const isOn = each === glance.campaign.settings.phase;
          const resolved = glance.phases.some((one) => one.phase === each && one.resolved !== null);
          const state = [...(resolved ? [say('step-resolved')] : []), ...(isOn ? [say('step-on')] : [])].join(', ');
          return (
            <li key={each}>
              <button
                type="button"
                className="ws-step"
                data-state={resolved ? 'resolved' : isOn ? 'on' : 'open'}
                aria-current={each === phase ? 'step' : undefined}
                onClick={() => onPhase(each)}
              >
                {choiceWord(PHASE_CHOICE, each, language)}
                {state !== '' && <span className="ws-unseen"> ({state})</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
