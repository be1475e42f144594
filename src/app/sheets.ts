import type { Problem } from '../engine/problem';
import { err, ok, type Result } from '../engine/result';
import { SHEET_WORDS } from '../i18n/sheets';
import { fill } from '../i18n/template';
import type { ReportDocument } from '../reports/document';
import { renderSheet } from '../reports/sheet';
import type { Campaign, PhaseName } from '../workbook/campaign';
import { makePhaseName } from '../workbook/phaseName';
import type { NewSheet } from '../workbook/port';
import type { OwnSheet } from '../workbook/state';
import { documentLeaks } from './leaks';
import { letterOf, packetOut } from './letters';
import type { Played } from './ruleset';
import { inSteps, type Work } from './work';

/** Excel's limit for the name of a sheet. */
const MAX_NAME = 31;

/** A sheet name that Excel takes: no characters it forbids, at most 31, no apostrophe at an end. */
const tame = (name: string): string =>
  Array.from(name.replace(/[[\]:*?/\\\p{Cc}]/gu, ' ').replace(/\s+/gu, ' '))
    .slice(0, MAX_NAME)
    .join('')
    .slice(0, MAX_NAME)
    .replace(/^'+|'+$/gu, '')
    .trim();

/** The name wanted, or with a number behind it where the GM or another player's sheet has it (case apart). */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  const name = tame(wanted);
  for (let i = 1; ; i++) {
    const mark = i === 1 ? '' : ` (${i})`;
    const candidate = `${name.slice(0, MAX_NAME - mark.length).trim()}${mark}`;
    if (candidate !== '' && !taken.has(candidate.toLowerCase())) return candidate;
  }
}

/** Phases of a turn that has several. */
const BESIDE_COMBAT = /^(?:recon|build|manoeuvre|covert)/;

export interface MadeSheet {
  readonly sheet: NewSheet;
  readonly own: OwnSheet;
}

/** One player's private sheet; made in a function that gets nobody else's report. */
function privateSheet(
  report: ReportDocument,
  name: string,
  about: Pick<OwnSheet, 'player' | 'turn' | 'phase'>,
): MadeSheet {
  const { cells, widths } = renderSheet(report);
  return {
    sheet: { name, hidden: false, cells, tables: [], widths, frozenRows: 1, tab: 'private' },
    own: { name, role: 'private', ...about },
  };
}

/**
 * The private sheets of a phase, its public packet (L-23 e, L-20), and the game master's log where there is one.
 * @param about `taken`: names of sheets that must not be touched, all but the product's own of this turn; `keys`: the
 * game master's own, which nobody may read.
 */
export async function resultSheets(
  played: Played,
  campaign: Campaign,
  about: { readonly phase: PhaseName; readonly taken: readonly string[]; readonly keys: readonly string[] },
  work: Work,
): Promise<Result<readonly MadeSheet[], readonly Problem[]>> {
  const { phase, taken, keys } = about;
  const { audience } = played;
  const players = campaign.players.filter(({ id }) => audience === undefined || audience.includes(id));
  const { turn, language } = campaign.settings;
  const names = new Set(taken.map((name) => name.toLowerCase()));
  const reserve = (wanted: string): string => {
    const name = freeName(wanted, names);
    names.add(name.toLowerCase());
    return name;
  };
  const words = SHEET_WORDS[language];
  // Sheets of phases that stand beside the combat's say which one they are of.
  const when = BESIDE_COMBAT.test(phase) ? `${turn}, ${makePhaseName(phase, language)}` : turn;
  const packet = packetOut(played, campaign, keys);
  const packetName = reserve(fill(language, words.packet, { turn: when }));
  const leaks = [...documentLeaks(packet, packetName)];
  const sheets = await inSteps(players, 'sheets', work, (player) => {
    const name = reserve(fill(language, words.private, { turn: when, player: player.name }));
    const letter = letterOf(played, player, campaign, keys);
    leaks.push(...documentLeaks(letter, name));
    return privateSheet(letter.document, name, { player: player.id, turn, phase });
  });
  if (!sheets.ok) return err([sheets.error]);
  if (leaks.length > 0) return err(leaks);
  const log = played.log?.(language);
  const logName = log ? reserve(fill(language, words.log, { turn: when })) : '';
  const logSheets: readonly MadeSheet[] = log
    ? [
        {
          sheet: { name: logName, hidden: false, ...renderSheet(log), tables: [], frozenRows: 1, tab: 'product' },
          own: { name: logName, role: 'results', player: null, turn, phase },
        },
      ]
    : [];
  const packetSheet: MadeSheet = {
    sheet: {
      name: packetName,
      hidden: false,
      ...renderSheet(packet.document),
      tables: [],
      frozenRows: 1,
      tab: 'product',
    },
    own: { name: packetName, role: 'packet', player: null, turn, phase },
  };
  return ok([...sheets.value, ...(audience === undefined ? [packetSheet] : []), ...logSheets]);
}
