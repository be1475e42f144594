import { DefaultButton } from 'office-ui-fabric-react/lib/Button';
import * as React from 'react';
import { type CombatEntry, entryOf, putCombat, removeCombat } from '../../app/landing/combats';
import type { TakeBack } from '../../app/takeBack';
import { FIGHT_WORDS } from '../../i18n/pane/fights';
import { SHELL_WORDS } from '../../i18n/pane/shell';
import type { CampaignCombat } from '../../workbook/campaign';
import { refused } from '../notice';
import type { Page } from '../page';
import { Icon } from '../shell/icons';
import { useWords } from '../speech';
import { doneWith } from '../takingBack';
import { CombatForm } from './CombatForm';

const NOTHING: CombatEntry = {
  ...{ attackers: [], defenders: [], distance: null, blocked: false, attackerModifier: 0, defenderModifier: 0 },
  ...{ attackerCell: null, defenderCell: null },
};

/** The fight being entered; `id` is `null` for a new one. */
interface Draft {
  readonly id: string | null;
  readonly entry: CombatEntry;
}

/** The fights of the phase before it is resolved: entered, changed and taken out here or on their sheet. */
export function Combats(page: Page): React.ReactElement {
  const say = useWords(FIGHT_WORDS);
  const shell = useWords(SHELL_WORDS);
  const { glance, services, run, isBusy } = page;
  const { combats } = glance.campaign;
  const [draft, setDraft] = React.useState<Draft | null>(null);
  const written = (text: string, back: TakeBack) => doneWith(text, services.port, back, shell('taken-back'));
  const write = (entry: CombatEntry): void =>
    run(async () => {
      const { id, takeBack: back } = await putCombat(services.port, draft?.id ?? null, entry);
      setDraft(null);
      return written(say('written', { id }), back);
    });
  const remove = (id: string): void =>
    run(async () => {
      const removed = await removeCombat(services.port, id);
      if (!removed.ok) return refused(say('gone', { id }));
      return written(say('removed', { id }), removed.value.takeBack);
    });
  return (
    <section className="ws-card" aria-labelledby="ws-combats">
      <h2 id="ws-combats">{say('entered')}</h2>
      {combats.length === 0 && <p className="ws-quiet">{say('none')}</p>}
      <ul className="ws-combats">
        {combats.map((combat) => (
          <CombatRow
            key={combat.id}
            combat={combat}
            onEdit={() => setDraft({ id: combat.id, entry: entryOf(combat) })}
            onRemove={() => remove(combat.id)}
            {...page}
          />
        ))}
      </ul>
      {draft ? (
        <CombatForm
          key={draft.id ?? ''}
          id={draft.id}
          start={draft.entry}
          onWrite={write}
          onLeave={() => setDraft(null)}
          {...page}
        />
      ) : (
        <div className="ws-row">
          <DefaultButton onClick={() => setDraft({ id: null, entry: NOTHING })} disabled={isBusy}>
            {say('add')}
          </DefaultButton>
        </div>
      )}
    </section>
  );
}

interface RowProps extends Page {
  readonly combat: CampaignCombat;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function CombatRow({ combat, glance, isBusy, onEdit, onRemove }: RowProps): React.ReactElement {
  const say = useWords(FIGHT_WORDS);
  const { id, attackers, defenders, distance } = combat;
  const names = (ids: readonly string[]): string =>
    ids.map((each) => glance.campaign.squads.find((squad) => squad.id === each)?.name ?? each).join(', ');
  return (
    <li>
      <span>
        {say('versus', { id, attackers: names(attackers), defenders: names(defenders) })}{' '}
        <span className="ws-quiet">{distance === null ? say('distance-default') : say('distance', { distance })}</span>
      </span>
      <span className="ws-tools">
        <button type="button" className="ws-tool" disabled={isBusy} onClick={onEdit} aria-label={say('edit', { id })}>
          <Icon name="edit" />
        </button>
        <button
          type="button"
          className="ws-tool"
          disabled={isBusy}
          onClick={onRemove}
          aria-label={say('remove', { id })}
        >
          <Icon name="cancel" />
        </button>
      </span>
    </li>
  );
}
