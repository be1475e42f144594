import * as React from 'react';
import type { HpSpread } from '../../engine/landing/odds/spread';
import { formatNumber } from '../../i18n/template';
import { ODDS_PAGE_WORDS } from '../../i18n/pane/odds';
import { useLanguage, useWords } from '../speech';

const [WIDTH, HEIGHT, BINS] = [280, 70, 10];

interface Props {
  readonly squad: string;
  readonly side: 'attacker' | 'defender';
  readonly fullHp: number;
  readonly spread: HpSpread;
}

/** Shares of fights by HP left: the first is of those that destroyed the squad. */
function binsOf(spread: HpSpread, fullHp: number): readonly number[] {
  const bins = Array.from({ length: BINS + 1 }, () => 0);
  for (const [hp, share] of spread) {
    const bin = hp <= 0 ? 0 : Math.min(BINS, Math.max(1, Math.ceil((hp / fullHp) * BINS - 1e-9)));
    bins[bin] = (bins[bin] ?? 0) + share;
  }
  return bins;
}

/** Where a squad's HP ends, as a picture and in numbers. */
export function SpreadChart({ squad, side, fullHp, spread }: Props): React.ReactElement {
  const language = useLanguage();
  const say = useWords(ODDS_PAGE_WORDS);
  const bins = binsOf(spread, fullHp);
  const most = Math.max(...bins, Number.EPSILON);
  const width = WIDTH / bins.length;
  const percent = (share: number): string => `${formatNumber(language, Math.round(share * 1000) / 10)} %`;
  const name = (bin: number): string =>
    bin === 0
      ? say('destroyed')
      : say('hp-bin', { hp: formatNumber(language, Math.round(((bin * fullHp) / BINS) * 10) / 10) });
  return (
    <>
      <h4>{say('left', { squad })}</h4>
      <svg className="ws-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {bins.map((share, bin) => (
          <rect
            key={bin}
            className="ws-bar"
            data-side={bin === 0 ? 'destroyed' : side}
            x={bin * width + 1}
            y={HEIGHT * (1 - share / most)}
            width={width - 2}
            height={(HEIGHT * share) / most}
          />
        ))}
      </svg>
      <ul className="ws-faces">
        {bins.map((share, bin) =>
          share < 0.0005 ? null : (
            <li key={bin}>
              {name(bin)}: {percent(share)}
            </li>
          ),
        )}
      </ul>
    </>
  );
}
