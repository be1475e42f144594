import * as React from 'react';
import type { FightSquad } from '../../app/landing/fightView';
import { FIGHT_WORDS } from '../../i18n/pane/fights';
import { formatNumber } from '../../i18n/template';
import { useLanguage, useWords } from '../speech';

const WIDTH = 280;
const HEIGHT = 90;
const MARGIN = 6;
/** Squads of one side are told apart by their dashes. */
const DASHES = ['none', '6 3', '2 3', '9 3 2 3'];

/** HP over the cycles of a fight; the list below it says the same in numbers. */
export function HpChart({ squads }: { readonly squads: readonly FightSquad[] }): React.ReactElement {
  const language = useLanguage();
  const say = useWords(FIGHT_WORDS);
  const most = Math.max(1, ...squads.flatMap(({ hp }) => hp));
  const last = Math.max(1, ...squads.map(({ hp }) => hp.length - 1));
  const x = (cycle: number): number => MARGIN + (cycle * (WIDTH - 2 * MARGIN)) / last;
  const y = (hp: number): number => HEIGHT - MARGIN - (hp * (HEIGHT - 2 * MARGIN)) / most;
  const dashOf = (squad: FightSquad): string => {
    const side = squads.filter((each) => each.side === squad.side);
    return DASHES[side.indexOf(squad) % DASHES.length] ?? 'none';
  };
  return (
    <>
      <svg className="ws-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <path d={`M${MARGIN} ${MARGIN}V${HEIGHT - MARGIN}H${WIDTH - MARGIN}`} className="ws-axis" />
        {squads.map((squad) => (
          <polyline
            key={squad.id}
            className="ws-line"
            data-side={squad.side}
            strokeDasharray={dashOf(squad)}
            points={squad.hp.map((hp, cycle) => `${x(cycle)},${y(hp)}`).join(' ')}
          />
        ))}
      </svg>
      <ul className="ws-legend">
        {squads.map((squad) => (
          <li key={squad.id}>
            <svg viewBox="0 0 24 8" width="24" height="8" aria-hidden="true" focusable="false">
              <path d="M0 4H24" className="ws-line" data-side={squad.side} strokeDasharray={dashOf(squad)} />
            </svg>{' '}
            {say('hp-line', {
              squad: squad.name,
              hp: squad.hp.map((hp) => formatNumber(language, hp)).join(' → '),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
