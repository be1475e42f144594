import { toNumber } from '../engine/fixed';
import { modifierWords, RESULT_WORDS } from '../i18n/combat';
import type { Language } from '../i18n/language';
import { formatNumber } from '../i18n/template';
import { LEDGER_WORDS } from '../i18n/ledger';
import { fill } from '../i18n/template';
import type { Ledger, LedgerRow } from '../workbook/ledger';
import { EMPTY_LEDGER, ledgerSheetName, readLedger } from '../workbook/ledger';
import type { DieRecord } from './landing/dieRecords';
import { dieRecords } from './landing/dieRecords';
import type { Fight } from './landing/fights';
import type { Opened } from './open';
import { sheetValues } from './open';

interface Resolved {
  readonly turn: number;
  readonly phase: LedgerRow['phase'];
  readonly attempt: number;
}

/** Modifiers and outcome of a die in the GM's words (D-4). */
function words(die: DieRecord, skill: number, language: Language): Pick<LedgerRow, 'modifiers' | 'outcome'> {
  const { shot } = die;
  if (!die.attack)
    return { modifiers: '', outcome: fill(language, LEDGER_WORDS[language].damageDie, { shot: shot.shot }) };
  const modifiers = [
    fill(language, LEDGER_WORDS[language].skill, { skill }),
    ...shot.modifiers.map((modifier) => modifierWords(language, modifier)),
  ].join('; ');
  const result = RESULT_WORDS[language][shot.result];
  const damage = formatNumber(language, toNumber(shot.damage));
  const outcome =
    shot.result === 'miss'
      ? result
      : fill(language, LEDGER_WORDS[language].hit, { result, damage, target: shot.target });
  return { modifiers, outcome };
}

/** Ledger rows of the fights of an attempt (D-4). */
export function ledgerRows(fights: readonly Fight[], resolved: Resolved, language: Language): readonly LedgerRow[] {
  return fights.flatMap((fight) => {
    const { attackers, defenders } = fight.engagement;
    const skills = new Map([...attackers, ...defenders].map(({ id, skill }) => [id, skill]));
    return dieRecords(fight).map((die) => {
      const { engagement, squad, label, index, sides, face, shot, attack } = die;
      const needed = attack ? shot.needed : null;
      const spoken = words(die, skills.get(squad) ?? 0, language);
      return { ...resolved, engagement, squad, label, index, sides, face, needed, ...spoken, mark: null };
    });
  });
}

/** What the ledger sheet of a turn holds so far. */
export async function existingLedger({ port, outline, reading }: Opened, turn: number): Promise<Ledger> {
  const name = ledgerSheetName(reading.campaign.settings.language, turn);
  if (!outline.sheets.some((sheet) => sheet.name === name)) return EMPTY_LEDGER;
  const [sheet] = await sheetValues(port, [name]);
  return sheet ? readLedger(outline, sheet) : EMPTY_LEDGER;
}

/** The ledger with an attempt's rows marked as undone; nothing is removed (D-4). */
export function markUndone(ledger: Ledger, { turn, phase, attempt }: Resolved): Ledger {
  const mark = <Row extends Resolved & { readonly mark: LedgerRow['mark'] }>(row: Row): Row =>
    row.turn === turn && row.phase === phase && row.attempt === attempt && row.mark === null
      ? { ...row, mark: 'undone' }
      : row;
  return { dice: ledger.dice.map(mark), phases: ledger.phases.map(mark) };
}
