import * as React from 'react';
import { OUTCOMES, type Outcome } from '../../engine/landing/types';
import { chanceWords } from '../../i18n/odds';
import { choiceWord, OUTCOME_CHOICE } from '../../workbook/schema/choices';
import { useLanguage } from '../speech';

interface Props {
  readonly chances: Readonly<Record<Outcome, number>>;
  /** `null`: the chances are exact. */
  readonly runs: number | null;
}

/** A share as a bar; the number beside it says the same. */
export const Bar = ({ share, side = '' }: { readonly share: number; readonly side?: string }): React.ReactElement => (
  <span className="ws-track" aria-hidden="true">
    <span data-side={side} style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
  </span>
);

/** The four ways a fight may end (L-13). */
export function OutcomeBars({ chances, runs }: Props): React.ReactElement {
  const language = useLanguage();
  return (
    <ul className="ws-odds">
      {OUTCOMES.map((outcome) => (
        <li key={outcome}>
          <span>{choiceWord(OUTCOME_CHOICE, outcome, language)}</span>
          <Bar share={chances[outcome]} side={outcome} />
          <span>{chanceWords(language, chances[outcome], runs)}</span>
        </li>
      ))}
    </ul>
  );
}
