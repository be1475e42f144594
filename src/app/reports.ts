import { problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { err, ok } from '../engine/result';
import type { CampaignSettings, PhaseName } from '../workbook/campaign';
import type { FoundTable } from '../workbook/found';
import type { WorkbookPort } from '../workbook/port';
import type { PlacedProblem } from '../workbook/problems';
import type { Reading } from '../workbook/read/campaign';
import { keyOf, liveAttempt, replay } from './facts';
import { fileNameOf, PACKET, stemOf } from './fileNames';
import { documentLeaks, type Outgoing } from './leaks';
import { type Letter, letterOf, packetOut } from './letters';
import { openCampaign } from './open';
import { type Refusal, refusal } from './resolve';
import { inSteps, UNWATCHED, type Work } from './work';

export interface Letters {
  readonly turn: number;
  readonly phase: PhaseName;
  readonly letters: readonly Letter[];
  readonly packet: Outgoing;
  /** Of the campaign: the packet's. */
  readonly language: CampaignSettings['language'];
}

/** Columns of squads whose words the leak guard looks for. */
const SECRET_COLUMNS = ['id', 'name', 'owner', 'type', 'weapons'] as const;

/** Problems of the next phase, and of the proof: reports are made of what was kept. */
const AFTERWARDS: readonly string[] = ['squad-without-hp', 'no-combats', 'ledger-missing'];

/**
 * What a phase leaves behind is no reason to hold its reports back: HP of 0, and formulas that look at what it wrote
 * and wait for being calculated.
 */
function isOfThePhase({ problem: { code }, place }: PlacedProblem, { tables: { squads, combats } }: Reading): boolean {
  if (code !== 'formula-not-calculated') return AFTERWARDS.includes(code);
  const at = place.columnIndex;
  const isIn = (table: Pick<FoundTable, 'sheet' | 'column' | 'width'> | undefined): boolean =>
    table?.sheet === place.sheet && at !== null && at >= table.column && at < table.column + table.width;
  return isIn(combats) || (isIn(squads) && !SECRET_COLUMNS.some((column) => squads?.columns[column] === at));
}

/**
 * The reports of a resolved phase (L-23 e), from what was kept of it; what the sheets say by now does not matter.
 * @param turn the turn wanted; `null` is the last one resolved.
 */
export async function writeReports(
  port: WorkbookPort,
  turn: number | null,
  work: Work = UNWATCHED,
): Promise<Result<Letters, Refusal>> {
  const { reading, state } = await openCampaign(port);
  const broken = reading.problems.filter((each) => !isOfThePhase(each, reading));
  if (broken.length > 0) return err({ problems: broken });
  const resolved = state.phases.filter((record) => liveAttempt(record) !== undefined);
  const record = (turn === null ? resolved : resolved.filter((each) => each.turn === turn)).at(-1);
  const attempt = liveAttempt(record);
  if (!record || !attempt) {
    const turns = resolved.map((each) => each.turn).join(', ');
    return refusal(
      turn === null || turns === '' ? problem('not-resolved') : problem('turn-not-resolved', { turn, turns }),
    );
  }
  const { campaign } = reading;
  const { settings, players } = campaign;
  const replayed = await replay(campaign, settings.master, record, attempt, work);
  if (!replayed.ok) return refusal(replayed.error);
  const played = replayed.value;
  const keys = [settings.master, keyOf(settings.master, record)];
  const composed = await inSteps(players, 'reports', work, (player) => letterOf(played, player, campaign, keys));
  if (!composed.ok) return refusal(composed.error);
  const letters = composed.value;
  const { language } = settings;
  const packet = packetOut(played, campaign, keys);
  const { turn: about } = record;
  const leaks = [
    ...letters.flatMap((letter) =>
      documentLeaks(letter, fileNameOf(about, stemOf(letters, letter), letter.player.format)),
    ),
    ...documentLeaks(packet, fileNameOf(about, PACKET, 'txt')),
  ];
  if (leaks.length > 0) return refusal(...leaks);
  return ok({ turn: record.turn, phase: record.phase, letters, packet, language });
}
