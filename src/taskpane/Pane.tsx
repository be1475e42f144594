import { Fabric } from 'office-ui-fabric-react/lib/Fabric';
import { Pivot, PivotItem } from 'office-ui-fabric-react/lib/Pivot';
import { Customizer } from 'office-ui-fabric-react/lib/Utilities';
import * as React from 'react';
import type { Glance } from '../app/glance';
import { isLanguage, type Language } from '../i18n/language';
import { SHELL_WORDS } from '../i18n/pane/shell';
import type { PhaseId } from '../workbook/campaign';
import { BringPage } from './bring/BringPage';
import type { Page } from './page';
import { PlayersPage } from './players/PlayersPage';
import { PAGE_WORDS, pageOf, paneRules, type PageId } from './rulesets';
import type { PaneServices } from './services';
import { useSession, type Session } from './session';
import { BusyBar } from './shell/BusyBar';
import { FirstRun } from './shell/FirstRun';
import { Header } from './shell/Header';
import { NoticeBar } from './shell/NoticeBar';
import { registerDrawings } from './shell/icons';
import { themeOf, themeVariables } from './shell/theme';
import { useSource } from './source';
import { SpeechProvider, useWords } from './speech';
import { TurnPage } from './turn/TurnPage';

registerDrawings();

/** The pane's language: the one chosen in it, else the campaign's, else the program's. */
function languageOf(chosen: string, glance: Glance | null, services: PaneServices): Language {
  if (isLanguage(chosen)) return chosen;
  return glance && !glance.empty ? glance.campaign.settings.language : services.hostLanguage;
}

/** The task pane over whatever workbook its services open. */
export function Pane({ services }: { readonly services: PaneServices }): React.ReactElement {
  const session = useSession(services);
  const theme = themeOf(useSource(services.isDark));
  const [chosen] = React.useState(() => services.remembered('language') ?? '');
  const language = languageOf(chosen, session.glance, services);
  React.useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <Customizer settings={{ theme }}>
      <SpeechProvider value={language}>
        <Fabric applyTheme className="ws-pane" style={themeVariables(theme) as React.CSSProperties}>
          <Frame {...{ services, session }} />
        </Fabric>
      </SpeechProvider>
    </Customizer>
  );
}

interface FrameProps {
  readonly services: PaneServices;
  readonly session: Session;
}

function Frame({ services, session }: FrameProps): React.ReactElement {
  const say = useWords(SHELL_WORDS);
  const { glance, busy, notice, run, quietly } = session;
  const page = { services, run, quietly, isBusy: busy !== null };
  return (
    <>
      {glance ? (
        glance.empty ? (
          <FirstRun {...page} />
        ) : (
          <CampaignPages {...page} glance={glance} />
        )
      ) : (
        !notice && <p className="ws-card">{say('reading')}</p>
      )}
      <footer className="ws-footer">
        <BusyBar busy={busy} onCancel={session.cancel} />
        <NoticeBar
          notice={notice}
          isBusy={busy !== null}
          onUndo={run}
          onDismiss={session.dismiss}
          onSelect={(target) => quietly(() => services.select(target))}
          onCopy={services.copy}
        />
      </footer>
    </>
  );
}

function CampaignPages(page: Page): React.ReactElement {
  const say = useWords(SHELL_WORDS);
  const { ruleset, settings } = page.glance.campaign;
  const { phase } = settings;
  const [post, setPost] = React.useState('');
  const [looked, setLooked] = React.useState<PhaseId | null>(null);
  const [shown, setShown] = React.useState<PageId>('turn');
  // A phase that comes on is the one to look at.
  React.useEffect(() => setLooked(null), [phase]);
  const show = (next: PhaseId): void => {
    setLooked(next);
    setShown('turn');
  };
  const contents: Readonly<Record<PageId, () => React.ReactElement>> = {
    turn: () => <TurnPage {...page} phase={looked ?? phase} onPlayers={() => setShown('players')} />,
    bring: () => <BringPage {...page} post={post} onPost={setPost} />,
    players: () => <PlayersPage {...page} />,
  };
  return (
    <>
      <Header
        glance={page.glance}
        phase={looked ?? phase}
        isSettings={false}
        onSettings={() => undefined}
        onPhase={show}
      />
      <main>
        <Pivot
          aria-label={say('pages')}
          selectedKey={shown}
          onLinkClick={(item) => setShown(pageOf(item?.props.itemKey))}
        >
          {paneRules(ruleset).pages.map((each) => (
            <PivotItem key={each} itemKey={each} headerText={say(PAGE_WORDS[each])}>
              {contents[each]()}
            </PivotItem>
          ))}
        </Pivot>
      </main>
    </>
  );
}
