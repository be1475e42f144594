import { Link } from 'office-ui-fabric-react/lib/Link';
import * as React from 'react';
import { diceStatistics } from '../../app/diceStatistics';
import { summariseLedger, type LedgerPhaseSummary } from '../../app/ledgerSummary';
import { remarkWords, statisticsLine } from '../../app/statisticsWords';
import { DICE_WORDS } from '../../i18n/pane/dice';
import { formatNumber } from '../../i18n/template';
import { makePhaseName } from '../../workbook/phaseName';
import { useRead, type Page } from '../page';
import { CopyText } from '../shell/CopyText';
import { useLanguage, useWords } from '../speech';

/** What the ledger holds (D-4). */
export function LedgerCard(page: Page): React.ReactElement {
  const { glance, services, quietly, isBusy } = page;
  const say = useWords(DICE_WORDS);
  const summary = useRead(() => summariseLedger(services.port), [glance, services]);
  const sheet = glance.sheets.find(({ role }) => role === 'ledger');
  return (
    <section className="ws-card" aria-labelledby="ws-ledger">
      <h2 id="ws-ledger">{say('ledger')}</h2>
      {summary?.phases.length === 0 && <p>{say('no-dice')}</p>}
      {summary?.phases.map((phase) => (
        <PhaseLine key={`${phase.turn} ${phase.phase}`} phase={phase} onCopy={services.copy} isBusy={isBusy} />
      ))}
      {sheet && (
        <Link onClick={() => quietly(() => services.select({ sheet: sheet.name, row: null, columnIndex: null }))}>
          {say('open-ledger')}
        </Link>
      )}
      {summary && <Faces faces={summary.faces} />}
      {summary && summary.phases.length > 0 && <Statistics {...page} />}
    </section>
  );
}

/** The dice of each player, and what is unusual about them. */
function Statistics({ glance, services }: Page): React.ReactElement | null {
  const language = useLanguage();
  const statistics = useRead(() => diceStatistics(services.port, { turn: null }), [glance, services]);
  if (!statistics?.ok) return null;
  return (
    <>
      {remarkWords(language, statistics.value).map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      <ul>
        {statistics.value
          .filter(({ player }) => player !== null)
          .map((dice) => (
            <li key={`${dice.player?.id} ${dice.sides}`}>{statisticsLine(language, dice)}</li>
          ))}
      </ul>
    </>
  );
}

interface LineProps {
  readonly phase: LedgerPhaseSummary;
  readonly isBusy: boolean;
  readonly onCopy: (text: string) => Promise<void>;
}

function PhaseLine({ phase: summary, onCopy, isBusy }: LineProps): React.ReactElement {
  const language = useLanguage();
  const say = useWords(DICE_WORDS);
  const { turn, dice, attempts, undone, digest } = summary;
  const phase = makePhaseName(summary.phase, language);
  return (
    <div className="ws-row">
      <span>{say('phase-line', { turn, phase, dice, attempts, undone })}</span>
      <CopyText text={digest} onCopy={onCopy} label={say('digest', { turn })} disabled={isBusy} />
    </div>
  );
}

const WIDTH = 280;
const HEIGHT = 80;

/** How often each face came, as bars and in numbers. */
function Faces({ faces }: { readonly faces: readonly number[] }): React.ReactElement | null {
  const language = useLanguage();
  const say = useWords(DICE_WORDS);
  const count = faces.reduce((sum, each) => sum + each, 0);
  if (count === 0) return null;
  const most = Math.max(...faces);
  const mean = faces.reduce((sum, each, index) => sum + each * (index + 1), 0) / count;
  const width = WIDTH / faces.length;
  const expected = HEIGHT * (1 - count / faces.length / most);
  return (
    <>
      <h3>{say('faces')}</h3>
      <svg className="ws-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {faces.map((each, index) => {
          const height = (HEIGHT * each) / most;
          return (
            <rect
              key={index}
              className="ws-bar"
              x={index * width + 2}
              y={HEIGHT - height}
              width={width - 4}
              height={height}
            />
          );
        })}
        <path className="ws-axis" d={`M0 ${expected}H${WIDTH}`} strokeDasharray="4 3" />
      </svg>
      <p>{say('mean', { count, mean: formatNumber(language, Math.round(mean * 100) / 100) })}</p>
      <ul className="ws-faces">
        {faces.map((each, index) => (
          <li key={index}>{say('face', { face: index + 1, count: each })}</li>
        ))}
      </ul>
    </>
  );
}
