import { DefaultButton } from 'office-ui-fabric-react/lib/Button';
import * as React from 'react';
import { ODDS_PAGE_WORDS } from '../../i18n/pane/odds';
import type { CampaignSquad } from '../../workbook/campaign';
import type { Page } from '../page';
import { covers } from '../selection';
import { Chips } from '../shell/Chips';
import { Select } from '../shell/Select';
import { useWords } from '../speech';

interface Props extends Pick<Page, 'services' | 'quietly' | 'isBusy'> {
  /** Who may be a target. */
  readonly squads: readonly CampaignSquad[];
  readonly chosen: readonly CampaignSquad[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Targets of one attacker, added by name or from the rows that are selected. */
export function Targets({ squads, chosen, onChange, services, quietly, isBusy }: Props): React.ReactElement {
  const say = useWords(ODDS_PAGE_WORDS);
  const [nothing, setNothing] = React.useState(false);
  const ids = chosen.map(({ id }) => id);
  const free = squads.filter(({ id }) => !ids.includes(id));
  const fromSelection = (): void =>
    quietly(async () => {
      const selection = await services.selection();
      const found = selection ? free.filter(({ place }) => covers(selection, place)).map(({ id }) => id) : [];
      setNothing(found.length === 0);
      if (found.length > 0) onChange([...ids, ...found]);
    });
  return (
    <fieldset className="ws-side">
      <legend>{say('targets')}</legend>
      <Chips
        items={chosen}
        labelOf={(squad) => say('take-out', { squad })}
        onRemove={(id) => onChange(ids.filter((each) => each !== id))}
        isBusy={isBusy}
      />
      <div className="ws-row">
        <Select
          label={say('add-target')}
          value=""
          options={[['', say('choose')], ...free.map(({ id, name }) => [id, `${name} (${id})`] as const)]}
          onChange={(id) => {
            if (id !== '') onChange([...ids, id]);
          }}
        />
        <DefaultButton onClick={fromSelection} disabled={isBusy}>
          {say('from-selection')}
        </DefaultButton>
      </div>
      <p role="status" className="ws-quiet">
        {nothing ? say('nothing-selected') : ''}
      </p>
    </fieldset>
  );
}
