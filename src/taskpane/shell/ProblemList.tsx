import { Link } from 'office-ui-fabric-react/lib/Link';
import * as React from 'react';
import type { Refusal } from '../../app/resolve';
import { describePlaced } from '../../i18n/problem';
import { SHELL_WORDS } from '../../i18n/pane/shell';
import type { Target } from '../services';
import { useLanguage, useWords } from '../speech';

/** As many as can be looked over at once. */
const SHOWN = 30;

interface Props {
  readonly problems: Refusal['problems'];
  readonly onSelect: (target: Target) => void;
}

/** What is wrong, each with its place; a click shows the cell. */
export function ProblemList({ problems, onSelect }: Props): React.ReactElement {
  const language = useLanguage();
  const say = useWords(SHELL_WORDS);
  const left = problems.length - SHOWN;
  return (
    <ul className="ws-problems">
      {problems.slice(0, SHOWN).map((placed, index) => {
        const { place } = placed;
        const text = describePlaced(language, placed);
        return (
          <li key={index}>
            {place === null || place.sheet === '' ? text : <Link onClick={() => onSelect(place)}>{text}</Link>}
          </li>
        );
      })}
      {left > 0 && <li>{say('more', { count: left })}</li>}
    </ul>
  );
}
