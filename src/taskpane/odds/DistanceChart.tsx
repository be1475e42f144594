import * as React from 'react';
import type { WhatIfOdds } from '../../app/landing/whatIf';
import { chanceWords } from '../../i18n/odds';
import { ODDS_PAGE_WORDS } from '../../i18n/pane/odds';
import { useLanguage, useWords } from '../speech';

const [WIDTH, HEIGHT, MARGIN] = [280, 80, 6];

/** How the attacker's chance goes with the distance at the start, as a picture and in numbers. */
export function DistanceChart({ odds }: { readonly odds: readonly WhatIfOdds[] }): React.ReactElement | null {
  const language = useLanguage();
  const say = useWords(ODDS_PAGE_WORDS);
  const last = odds.at(-1)?.distance ?? 0;
  const [first] = odds;
  if (!first || last === 0) return null;
  const x = (distance: number): number => MARGIN + (distance * (WIDTH - 2 * MARGIN)) / last;
  const y = (chance: number): number => HEIGHT - MARGIN - chance * (HEIGHT - 2 * MARGIN);
  const points = odds.map(({ distance, chances }) => `${x(distance)},${y(chances.attacker)}`);
  return (
    <>
      <h4>{say('by-distance', { attacker: first.attacker.name })}</h4>
      <svg className="ws-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <path d={`M${MARGIN} ${MARGIN}V${HEIGHT - MARGIN}H${WIDTH - MARGIN}`} className="ws-axis" />
        <polyline className="ws-line" data-side="attacker" points={points.join(' ')} />
      </svg>
      <ul className="ws-faces">
        {odds.map(({ distance, chances, runs }) => (
          <li key={distance}>
            {say('at-distance', { distance, chance: chanceWords(language, chances.attacker, runs) })}
          </li>
        ))}
      </ul>
    </>
  );
}
