import * as React from 'react';
import { PROFILES } from '../../engine/planet/profiles';
import { ODDS_PAGE_WORDS } from '../../i18n/pane/odds';
import { choiceWord } from '../../workbook/schema/choices';
import { SOLDIER_CHOICE } from '../../workbook/schema/planet/choices';
import type { Page } from '../page';
import { Select } from '../shell/Select';
import { useLanguage, useWords } from '../speech';
import { FunctionOdds, type OddsField } from './FunctionOdds';

const KINDS = { linear: 'LINEAR_ODDS', parabolic: 'PARABOLIC_ODDS', close: 'CLOSE_ODDS' } as const;
type Kind = keyof typeof KINDS;

const SOLDIERS = Object.keys(SOLDIER_CHOICE) as (keyof typeof SOLDIER_CHOICE)[];

/** Odds of an engagement of the planet wargame (P-9). */
export function PlanetOdds(page: Page): React.ReactElement {
  const language = useLanguage();
  const say = useWords(ODDS_PAGE_WORDS);
  const [kind, setKind] = React.useState<Kind>('linear');
  const named = (ids: typeof SOLDIERS): readonly string[] => ids.map((id) => choiceWord(SOLDIER_CHOICE, id, language));
  const soldiers = named(SOLDIERS);
  // Who fires must be able to fire so (P-7).
  const firing = kind === 'close' ? soldiers : named(SOLDIERS.filter((id) => PROFILES[id].style === kind));
  const covered: OddsField = { argument: 'covered', start: '3', input: { kind: 'whole', min: 0, max: 100 } };
  const fields: readonly OddsField[] = [
    { argument: 'x', start: firing[0] ?? '', input: { kind: 'choice', options: firing } },
    { argument: 'y', start: soldiers[0] ?? '', input: { kind: 'choice', options: soldiers } },
    ...(kind === 'parabolic' ? [covered] : []),
  ];
  return (
    <section className="ws-card" aria-labelledby="ws-odds">
      <h2 id="ws-odds">{say('title')}</h2>
      <Select
        label={say('function')}
        value={kind}
        options={(Object.keys(KINDS) as Kind[]).map((each) => [each, say(each)] as const)}
        onChange={(text) => setKind((Object.keys(KINDS) as Kind[]).find((each) => each === text) ?? kind)}
      />
      <FunctionOdds
        key={`${kind} ${language}`}
        title={say(kind)}
        id={KINDS[kind]}
        fields={fields}
        chance={2}
        {...page}
      />
    </section>
  );
}
