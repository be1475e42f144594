import { Fabric } from 'office-ui-fabric-react/lib/Fabric';
import { Pivot, PivotItem } from 'office-ui-fabric-react/lib/Pivot';
import { Customizer } from 'office-ui-fabric-react/lib/Utilities';
import * as React from 'react';
import type { Glance } from '../app/glance';
import { isLanguage, type Language } from '../i18n/language';
import { SHELL_WORDS } from '../i18n/pane/shell';
import type { PhaseId } from '../workbook/campaign';
import type { Page } from './page';
import { BringPage, DicePage, FirstRun, PlayersPage, SettingsPage } from './pages';
import { PAGE_WORDS, pageOf, paneRules, type PageId } from './rulesets';
import type { PaneServices, Source } from './services';
import { useSession, type Session } from './session';
import { BusyBar } from './shell/BusyBar';
import { ErrorBoundary } from './shell/ErrorBoundary';
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
  const [chosen, setChosen] = React.useState(() => services.remembered('language') ?? '');
  const language = languageOf(chosen, session.glance, services);
  const spoken = session.glance && !session.glance.empty ? session.glance.campaign.settings.language : null;
  React.useEffect(() => {
    if (spoken) services.campaignSpeaks(spoken);
  }, [spoken, services]);
  const [post, onPost] = React.useState(() => services.remembered('post') ?? '');
  React.useEffect(() => services.remember('post', ''), [services]);
  const reload = (): void => {
    services.remember('post', post);
    window.location.reload();
  };
  const onChosen = (next: string): void => {
    setChosen(next);
    services.remember('language', next);
  };
  React.useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <Customizer settings={{ theme }}>
      <SpeechProvider value={language}>
        <Fabric applyTheme className="ws-pane" style={themeVariables(theme) as React.CSSProperties}>
          <ErrorBoundary copy={services.copy} onReload={reload}>
            <Frame {...{ services, session, chosen, onChosen, post, onPost }} />
          </ErrorBoundary>
        </Fabric>
      </SpeechProvider>
    </Customizer>
  );
}

/** What is kept while other pages are looked at. */
interface Kept {
  /** The language chosen for the pane; blank: the campaign's. */
  readonly chosen: string;
  readonly onChosen: (language: string) => void;
  /** A player's post that is being taken in. */
  readonly post: string;
  readonly onPost: (post: string) => void;
}

const NEVER: Source<boolean> = { now: () => false, subscribe: () => () => undefined };

interface FrameProps extends Kept {
  readonly services: PaneServices;
  readonly session: Session;
}

function Frame({ services, session, ...kept }: FrameProps): React.ReactElement {
  const say = useWords(SHELL_WORDS);
  const { glance, busy, notice, run, quietly } = session;
  const isWaiting = useSource(services.isWaiting ?? NEVER);
  const page = { services, run, quietly, isBusy: busy !== null };
  return (
    <>
      {glance ? (
        glance.empty ? (
          <Loaded>
            <FirstRun {...page} />
          </Loaded>
        ) : (
          <CampaignPages {...page} {...kept} glance={glance} />
        )
      ) : (
        !notice && <p className="ws-card">{say('reading')}</p>
      )}
      <footer className="ws-footer">
        <BusyBar busy={busy} isWaiting={isWaiting} onCancel={session.cancel} />
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

/** A part of the pane that may still have to be loaded. */
function Loaded({ children }: { readonly children: React.ReactNode }): React.ReactElement {
  const say = useWords(SHELL_WORDS);
  return <React.Suspense fallback={<p className="ws-card">{say('loading')}</p>}>{children}</React.Suspense>;
}

function CampaignPages({ chosen, onChosen, post, onPost, ...page }: Page & Kept): React.ReactElement {
  const say = useWords(SHELL_WORDS);
  const { ruleset, settings } = page.glance.campaign;
  const { phase } = settings;
  const { odds: Odds, pages } = paneRules(ruleset);
  const [looked, setLooked] = React.useState<PhaseId | null>(null);
  const [shown, setShown] = React.useState<PageId>('turn');
  const [isSettings, setIsSettings] = React.useState(false);
  // A phase that comes on is the one to look at.
  React.useEffect(() => setLooked(null), [phase]);
  const show = (next: PhaseId): void => {
    setLooked(next);
    setShown('turn');
    setIsSettings(false);
  };
  const contents: Readonly<Record<PageId, () => React.ReactElement>> = {
    turn: () => <TurnPage {...page} phase={looked ?? phase} onPlayers={() => setShown('players')} />,
    bring: () => <BringPage {...page} post={post} onPost={onPost} />,
    players: () => <PlayersPage {...page} />,
    odds: () => <Odds {...page} />,
    dice: () => <DicePage {...page} />,
  };
  return (
    <>
      <Header
        glance={page.glance}
        phase={looked ?? phase}
        isSettings={isSettings}
        onSettings={() => setIsSettings(!isSettings)}
        onPhase={show}
      />
      <main>
        {isSettings ? (
          <Loaded>
            <SettingsPage {...page} language={chosen} onLanguage={onChosen} />
          </Loaded>
        ) : (
          <Pivot
            aria-label={say('pages')}
            selectedKey={shown}
            onLinkClick={(item) => setShown(pageOf(item?.props.itemKey))}
          >
            {pages.map((each) => (
              <PivotItem key={each} itemKey={each} headerText={say(PAGE_WORDS[each])}>
                <Loaded>{contents[each]()}</Loaded>
              </PivotItem>
            ))}
          </Pivot>
        )}
      </main>
    </>
  );
}
