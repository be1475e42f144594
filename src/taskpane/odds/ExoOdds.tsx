import * as React from 'react';
import { FIRE_MODES } from '../../engine/exo/burst';
import { DAMAGE_TYPES } from '../../engine/exo/damage';
import { ODDS_PAGE_WORDS } from '../../i18n/pane/odds';
import { choiceWord } from '../../workbook/schema/choices';
import { FIRE_MODE_CHOICE } from '../../workbook/schema/exo/choices';
import type { Page } from '../page';
import { useLanguage, useWords } from '../speech';
import { FunctionOdds, type OddsField } from './FunctionOdds';

/** Odds of a burst of EXO. */
export function ExoOdds(page: Page): React.ReactElement {
  const language = useLanguage();
  const say = useWords(ODDS_PAGE_WORDS);
  const modes = FIRE_MODES.map((mode) => choiceWord(FIRE_MODE_CHOICE, mode, language));
  const fields: readonly OddsField[] = [
    { argument: 'skill', start: '12', input: { kind: 'whole', min: 0, max: 40 } },
    { argument: 'modifier', start: '0', input: { kind: 'whole', min: -40, max: 40 } },
    { argument: 'mode', start: modes[1] ?? '', input: { kind: 'choice', options: modes } },
    { argument: 'rateOfFire', start: '3', input: { kind: 'whole', min: 1, max: 30 } },
    { argument: 'damageType', start: DAMAGE_TYPES[0], input: { kind: 'choice', options: DAMAGE_TYPES } },
  ];
  return (
    <section className="ws-card" aria-label={say('burst')}>
      <FunctionOdds key={language} title={say('burst')} id="EXO_BURST_ODDS" fields={fields} chance={1} {...page} />
    </section>
  );
}
