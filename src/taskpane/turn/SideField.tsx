import { DefaultButton } from 'office-ui-fabric-react/lib/Button';
import * as React from 'react';
import type { CombatEntry } from '../../app/landing/combats';
import { toNumber } from '../../engine/fixed';
import { FIGHT_WORDS } from '../../i18n/pane/fights';
import type { Page } from '../page';
import { covers } from '../selection';
import { Chips } from '../shell/Chips';
import { Select } from '../shell/Select';
import { useWords } from '../speech';

interface Props extends Page {
  readonly side: 'attackers' | 'defenders';
  readonly entry: CombatEntry;
  /** The fight that is changed: its own squads are free. */
  readonly combat: string | null;
  readonly onChange: (ids: readonly string[]) => void;
}

/** The squads of one side, added by name or from the rows that are selected. */
export function SideField({
  side,
  entry,
  combat,
  onChange,
  glance,
  services,
  quietly,
  isBusy,
}: Props): React.ReactElement {
  const say = useWords(FIGHT_WORDS);
  const [nothing, setNothing] = React.useState(false);
  const { squads, combats } = glance.campaign;
  const busy = new Set([
    ...entry.attackers,
    ...entry.defenders,
    ...combats.filter(({ id }) => id !== combat).flatMap(({ attackers, defenders }) => [...attackers, ...defenders]),
  ]);
  const free = squads.filter(({ id, hp }) => toNumber(hp) > 0 && !busy.has(id));
  const chosen = entry[side];
  const name = (id: string): string => squads.find((squad) => squad.id === id)?.name ?? id;
  const fromSelection = (): void =>
    quietly(async () => {
      const selection = await services.selection();
      const found = selection ? free.filter(({ place }) => covers(selection, place)).map(({ id }) => id) : [];
      setNothing(found.length === 0);
      if (found.length > 0) onChange([...chosen, ...found]);
    });
  return (
    <fieldset className="ws-side">
      <legend>{say(side)}</legend>
      <Chips
        items={chosen.map((id) => ({ id, name: name(id) }))}
        labelOf={(squad) => say('take-out', { squad })}
        onRemove={(id) => onChange(chosen.filter((each) => each !== id))}
        isBusy={isBusy}
      />
      <div className="ws-row">
        <Select
          label={say('add-squad', { side: say(side) })}
          value=""
          disabled={isBusy}
          options={[['', say('choose')], ...free.map((squad) => [squad.id, `${squad.name} (${squad.id})`] as const)]}
          onChange={(id) => {
            if (id !== '') onChange([...chosen, id]);
          }}
        />
        <DefaultButton onClick={fromSelection} disabled={isBusy}>
          {say('from-selection', { side: say(side) })}
        </DefaultButton>
      </div>
      <p role="status" className="ws-quiet">
        {nothing ? say('nothing-selected') : ''}
      </p>
    </fieldset>
  );
}
