import * as React from 'react';
import { viewFight, type FightLine, type FightView } from '../../app/landing/fightView';
import { resolvedPhase } from '../../app/results';
import { RESULT_WORDS } from '../../i18n/combat';
import { FIGHT_WORDS, type FightWord } from '../../i18n/pane/fights';
import { formatNumber } from '../../i18n/template';
import type { PhaseId } from '../../workbook/campaign';
import { choiceWord, OUTCOME_CHOICE } from '../../workbook/schema/choices';
import { useRead, type Page } from '../page';
import { useLanguage, useWords, type Say } from '../speech';
import { HpChart } from './HpChart';

/** The fights of a resolved phase, each with its course. */
export function Fights({
  phase,
  glance,
  services,
}: Pick<Page, 'glance' | 'services'> & { readonly phase: PhaseId }): React.ReactElement | null {
  const say = useWords(FIGHT_WORDS);
  const fights = useRead(
    async (work) => {
      const played = await resolvedPhase(services.port, phase, work);
      return played.ok ? played.value.fights.map(viewFight) : null;
    },
    [glance, services, phase],
  );
  if (!fights || fights.length === 0) return null;
  return (
    <section className="ws-card" aria-labelledby="ws-fights">
      <h2 id="ws-fights">{say('fought')}</h2>
      {fights.map((fight) => (
        <FightCard key={fight.id} fight={fight} />
      ))}
    </section>
  );
}

function FightCard({ fight }: { readonly fight: FightView }): React.ReactElement {
  const language = useLanguage();
  const say = useWords(FIGHT_WORDS);
  const [open, setOpen] = React.useState(false);
  const names = (side: 'attacker' | 'defender'): string =>
    fight.squads
      .filter((squad) => squad.side === side)
      .map(({ name }) => name)
      .join(', ');
  const outcome = choiceWord(OUTCOME_CHOICE, fight.outcome, language);
  const sides = { attackers: names('attacker'), defenders: names('defender') };
  return (
    <details className="ws-fight" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('summary', { id: fight.id, ...sides, outcome, cycles: fight.cycles })}</summary>
      {open && (
        <>
          <h3>{say('hp')}</h3>
          <HpChart squads={fight.squads} />
          {fight.course.map(({ cycle, lines }) => (
            <React.Fragment key={cycle}>
              <h3>{say('cycle', { cycle })}</h3>
              <ul className="ws-problems">
                {lines.map((line, index) => (
                  <FightLineItem key={index} line={line} />
                ))}
              </ul>
            </React.Fragment>
          ))}
        </>
      )}
    </details>
  );
}

const MOVES: Readonly<Record<'close' | 'withdraw', FightWord>> = { close: 'closes', withdraw: 'withdraws' };

function FightLineItem({ line }: { readonly line: FightLine }): React.ReactElement {
  const language = useLanguage();
  const say = useWords(FIGHT_WORDS);
  const result = useWords(RESULT_WORDS);
  return <li>{lineText(line, say, result, (value) => formatNumber(language, value))}</li>;
}

function lineText(
  line: FightLine,
  say: Say<FightWord>,
  result: Say<keyof (typeof RESULT_WORDS)['en']>,
  number: (value: number) => string,
): string {
  const by = (rule: number | null): string => (rule === null ? '' : say('rule', { rule }));
  switch (line.kind) {
    case 'fire': {
      const shots = line.shots.map((shot) => say('shot', { roll: shot.roll, result: result(shot.result) })).join(', ');
      const { squad, target, weapon, needed, damage } = line;
      return say('fire', { squad, target, weapon, needed, damage: number(damage), shots, rule: by(line.rule) });
    }
    case 'loss':
      return say('loss', { squad: line.squad, damage: number(line.damage), hp: number(line.hp) });
    case 'destroyed':
      return say('destroyed', { squad: line.squad });
    case 'move':
      return say(line.moved ? MOVES[line.direction] : 'stays', {
        squad: line.squad,
        distance: line.distance,
        rule: by(line.rule),
      });
  }
}
