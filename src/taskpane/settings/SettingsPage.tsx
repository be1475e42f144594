import { PrimaryButton } from 'office-ui-fabric-react/lib/Button';
import { TextField } from 'office-ui-fabric-react/lib/TextField';
import * as React from 'react';
import project from '../../../package.json';
import { readSettingValues, setSettings } from '../../app/settings';
import { problem } from '../../engine/problem';
import { SETTINGS_WORDS } from '../../i18n/pane/settings';
import { SHELL_WORDS } from '../../i18n/pane/shell';
import { describeProblem } from '../../i18n/problem';
import type { CellValue } from '../../workbook/port';
import { chosen, type Choice } from '../../workbook/schema/choices';
import { SETTING_SPECS, SETTINGS, type SettingId } from '../../workbook/schema/settings';
import { useRead, type Page } from '../page';
import { LanguageSelect } from '../shell/LanguageSelect';
import { Select } from '../shell/Select';
import { useLanguage, useWords } from '../speech';
import { doneWith } from '../takingBack';
import { readWhole } from '../turn/whole';

interface Props extends Page {
  /** Language chosen for the pane; blank: the campaign's. */
  readonly language: string;
  readonly onLanguage: (language: string) => void;
}

/** Settings of the pane, and the campaign's that may change during a game. */
export function SettingsPage({ language, onLanguage, ...page }: Props): React.ReactElement {
  const say = useWords(SETTINGS_WORDS);
  return (
    <>
      <section className="ws-card" aria-labelledby="ws-pane-settings">
        <h2 id="ws-pane-settings">{say('pane')}</h2>
        <LanguageSelect
          label={say('language')}
          value={language}
          onChange={onLanguage}
          before={[['', say('language-auto')]]}
        />
        <p className="ws-quiet">{say('about', { version: project.version })}</p>
      </section>
      <CampaignSettings {...page} />
    </>
  );
}

/** What pages of their own, the stepper or nobody at all changes. */
const ELSEWHERE: readonly SettingId[] = [
  ...(['ruleset', 'language', 'turn', 'phase', 'master', 'commitment', 'publicWord'] as const),
];

type Drafts = Readonly<Partial<Record<SettingId, string>>>;

/** What a draft says, or `undefined` where it is none of the accepted values. */
function valueOf(id: SettingId, draft: string): CellValue | undefined {
  const { kind } = SETTING_SPECS[id];
  return kind.kind === 'whole' ? (readWhole(draft, kind.min, kind.max) ?? undefined) : draft;
}

function CampaignSettings({ glance, services, run, isBusy }: Page): React.ReactElement {
  const say = useWords(SETTINGS_WORDS);
  const shell = useWords(SHELL_WORDS);
  const { ruleset } = glance.campaign;
  const ids = SETTINGS[ruleset].filter((id) => !ELSEWHERE.includes(id));
  const now = useRead(() => readSettingValues(services.port, ids), [glance, services, ruleset]);
  const [drafts, setDrafts] = React.useState<Drafts>({});
  const changed = (Object.entries(drafts) as [SettingId, string][]).filter(
    ([id, draft]) => draft !== String(now?.[id] ?? ''),
  );
  const values = changed.map(([id, draft]) => [id, valueOf(id, draft)] as const);
  const write = (): void =>
    run(async () => {
      const back = await setSettings(services.port, Object.fromEntries(values));
      setDrafts({});
      return doneWith(say('written'), services.port, back, shell('taken-back'));
    });
  return (
    <section className="ws-card" aria-labelledby="ws-campaign-settings">
      <h2 id="ws-campaign-settings">{say('campaign')}</h2>
      {now &&
        ids.map((id) => (
          <SettingField
            key={id}
            id={id}
            written={glance.campaign.settings.language}
            value={drafts[id] ?? String(now[id] ?? '')}
            isBusy={isBusy}
            onChange={(draft) => setDrafts((all) => ({ ...all, [id]: draft }))}
          />
        ))}
      <div className="ws-row">
        <PrimaryButton
          onClick={write}
          disabled={isBusy || changed.length === 0 || values.some(([, value]) => value === undefined)}
        >
          {say('write')}
        </PrimaryButton>
      </div>
    </section>
  );
}

interface FieldProps {
  readonly id: SettingId;
  /** Language of the workbook: what is written is in it. */
  readonly written: ReturnType<typeof useLanguage>;
  readonly value: string;
  readonly isBusy: boolean;
  readonly onChange: (value: string) => void;
}

function SettingField({ id, written, value, isBusy, onChange }: FieldProps): React.ReactElement {
  const language = useLanguage();
  const { labels, note, kind } = SETTING_SPECS[id];
  const label = labels[language][0];
  if (kind.kind === 'choice') {
    const choice: Choice = kind.choice;
    const current = chosen(choice, value);
    return (
      <div>
        <Select
          label={label}
          value={current ?? ''}
          disabled={isBusy}
          options={[
            ...(current === undefined ? [['', value] as const] : []),
            ...Object.entries(choice).map(([each, words]) => [each, words[language][0]] as const),
          ]}
          onChange={(each) => onChange(choice[each]?.[written][0] ?? '')}
        />
        <p className="ws-quiet">{note[language]}</p>
      </div>
    );
  }
  const wrong = valueOf(id, value) === undefined && kind.kind === 'whole';
  return (
    <TextField
      label={label}
      description={note[language]}
      value={value}
      disabled={isBusy}
      onChange={(_event, text = '') => onChange(text)}
      {...(wrong
        ? { errorMessage: describeProblem(language, problem('not-whole', { value, min: kind.min, max: kind.max })) }
        : {})}
    />
  );
}
