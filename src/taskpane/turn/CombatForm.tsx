import { DefaultButton, PrimaryButton } from 'office-ui-fabric-react/lib/Button';
import { Checkbox } from 'office-ui-fabric-react/lib/Checkbox';
import { TextField } from 'office-ui-fabric-react/lib/TextField';
import * as React from 'react';
import type { CombatEntry } from '../../app/landing/combats';
import { FIGHT_WORDS } from '../../i18n/pane/fights';
import { MAX_DISTANCE } from '../../workbook/schema/landing/combats';
import type { Page } from '../page';
import { useWords } from '../speech';
import { SideField } from './SideField';
import { formatWhole, readWhole } from './whole';

/** Modifiers beyond this are slips of the keyboard; the sheet's own check has the last word. */
const MAX_MODIFIER = 99;

interface Props extends Page {
  readonly id: string | null;
  readonly start: CombatEntry;
  readonly onWrite: (entry: CombatEntry) => void;
  readonly onLeave: () => void;
}

/** A fight as it is entered; what cannot be a number is said beside its field. */
export function CombatForm({ id, start, onWrite, onLeave, ...page }: Props): React.ReactElement {
  const say = useWords(FIGHT_WORDS);
  const { isBusy } = page;
  const [entry, setEntry] = React.useState(start);
  const [distance, setDistance] = React.useState(formatWhole(start.distance));
  const [attacker, setAttacker] = React.useState(formatWhole(start.attackerModifier || null));
  const [defender, setDefender] = React.useState(formatWhole(start.defenderModifier || null));
  const read = {
    distance: readWhole(distance, 0, MAX_DISTANCE),
    attacker: readWhole(attacker, -MAX_MODIFIER, MAX_MODIFIER),
    defender: readWhole(defender, -MAX_MODIFIER, MAX_MODIFIER),
  };
  const bothSides = entry.attackers.length > 0 && entry.defenders.length > 0;
  const write = (): void => {
    if (read.distance === undefined || read.attacker === undefined || read.defender === undefined) return;
    const modifiers = { attackerModifier: read.attacker ?? 0, defenderModifier: read.defender ?? 0 };
    onWrite({ ...entry, ...modifiers, distance: read.distance });
  };
  const field = (
    label: 'distance-field' | 'attacker-modifier' | 'defender-modifier',
    value: string,
    set: (text: string) => void,
    wrong: boolean,
  ): React.ReactElement => (
    <TextField
      label={say(label)}
      value={value}
      disabled={isBusy}
      inputMode="numeric"
      onChange={(_event, text = '') => set(text)}
      {...(wrong
        ? {
            errorMessage:
              label === 'distance-field'
                ? say('distance-wrong', { value, max: MAX_DISTANCE })
                : say('modifier-wrong', { value, max: MAX_MODIFIER }),
          }
        : {})}
    />
  );
  return (
    <section className="ws-squad" aria-label={id === null ? say('new') : say('change', { id })}>
      <h3>{id === null ? say('new') : say('change', { id })}</h3>
      {(['attackers', 'defenders'] as const).map((side) => (
        <SideField
          key={side}
          side={side}
          entry={entry}
          combat={id}
          onChange={(ids) => setEntry((now) => ({ ...now, [side]: ids }))}
          {...page}
        />
      ))}
      {field('distance-field', distance, setDistance, read.distance === undefined)}
      <Checkbox
        label={say('blocked')}
        checked={entry.blocked}
        disabled={isBusy}
        onChange={(_event, checked = false) => setEntry((now) => ({ ...now, blocked: checked }))}
      />
      {field('attacker-modifier', attacker, setAttacker, read.attacker === undefined)}
      {field('defender-modifier', defender, setDefender, read.defender === undefined)}
      {!bothSides && <p className="ws-quiet">{say('both-needed')}</p>}
      <div className="ws-row">
        <PrimaryButton onClick={write} disabled={isBusy || !bothSides || Object.values(read).includes(undefined)}>
          {say('save')}
        </PrimaryButton>
        <DefaultButton onClick={onLeave} disabled={isBusy}>
          {say('leave')}
        </DefaultButton>
      </div>
    </section>
  );
}
