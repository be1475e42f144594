import * as React from 'react';
import { writeReports } from '../../app/reports';
import { PLAYERS_WORDS } from '../../i18n/pane/players';
import { choiceWord, LANGUAGE_CHOICE } from '../../workbook/schema/choices';
import { useRead, type Page } from '../page';
import { ProblemList } from '../shell/ProblemList';
import { useLanguage, useWords } from '../speech';
import { Recipients } from './Recipients';

/** Who gets what of the turn: nothing leaves before every finished text was searched for what its reader may not know. */
export function PlayersPage(page: Page): React.ReactElement {
  const say = useWords(PLAYERS_WORDS);
  const { glance, services, quietly } = page;
  const { turn } = glance.campaign.settings;
  const isResolved = glance.phases.some(({ resolved }) => resolved !== null);
  const written = useRead(
    async (work) => (isResolved ? writeReports(services.port, turn, work) : null),
    [glance, services, isResolved, turn],
  );
  if (!isResolved) return <BeforeReports {...page} />;
  return (
    <section className="ws-card" aria-labelledby="ws-players">
      <h2 id="ws-players">{say('title', { turn })}</h2>
      {!written && <p role="status">{say('writing')}</p>}
      {written && !written.ok && (
        <div className="ws-warn" role="status">
          <p>{say('blocked')}</p>
          <ProblemList problems={written.error.problems} onSelect={(place) => quietly(() => services.select(place))} />
        </div>
      )}
      {written?.ok && <Recipients written={written.value} {...page} />}
    </section>
  );
}

/** The players, while there is nothing to give them. */
function BeforeReports({ glance }: Page): React.ReactElement {
  const language = useLanguage();
  const say = useWords(PLAYERS_WORDS);
  const { players } = glance.campaign;
  return (
    <section className="ws-card" aria-labelledby="ws-players">
      <h2 id="ws-players">{say('title-before')}</h2>
      <p>{say(players.length === 0 ? 'no-players' : 'before')}</p>
      <ul className="ws-problems">
        {players.map((player) => (
          <li key={player.id}>
            {player.name}{' '}
            <span className="ws-quiet">
              {choiceWord(LANGUAGE_CHOICE, player.language, language)}
              {player.eliminated && `, ${say('eliminated')}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
