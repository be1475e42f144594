import type { Result } from '../../engine/result';
import { err, ok } from '../../engine/result';
import type { CampaignCombat } from '../../workbook/campaign';
import type { WorkbookPort } from '../../workbook/port';
import { choiceWord, YES_NO } from '../../workbook/schema/choices';
import type { Language } from '../../workbook/schema/language';
import { combatChanges, combatRemovals, combatRow, type CombatRow } from '../../workbook/write/landing/combats';
import { openCampaign } from '../open';
import type { TakeBack } from '../takeBack';

/** What a GM enters of a fight (L-23); `null`: as the rules have it without. */
export interface CombatEntry {
  /** Squad ids, in the order they fire. */
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly distance: number | null;
  readonly blocked: boolean;
  readonly attackerModifier: number;
  readonly defenderModifier: number;
  readonly attackerCell: number | null;
  readonly defenderCell: number | null;
}

/** A combat of the workbook as it is entered. */
export const entryOf = (combat: CampaignCombat): CombatEntry => ({
  attackers: combat.attackers,
  defenders: combat.defenders,
  distance: combat.distance,
  blocked: combat.blocked,
  attackerModifier: combat.attackerModifiers.reduce((sum, { value }) => sum + value, 0),
  defenderModifier: combat.defenderModifiers.reduce((sum, { value }) => sum + value, 0),
  attackerCell: combat.attackerCell,
  defenderCell: combat.defenderCell,
});

/** First letter of the ids given to new combats where none is there to go by. */
const PREFIX: Readonly<Record<Language, string>> = { en: 'F-', ru: 'Б-', es: 'C-' };

/** An id that follows those that are there: `Б-7` after `Б-6`. */
export function nextId(combats: readonly CampaignCombat[], language: Language): string {
  const numbered = combats.flatMap(({ id }) => {
    const match = /^(.*?)(\d+)$/u.exec(id);
    return match ? [{ prefix: match[1] ?? '', number: Number(match[2]) }] : [];
  });
  const prefix = numbered.at(-1)?.prefix ?? PREFIX[language];
  const taken = new Set(combats.map(({ id }) => id));
  let number = Math.max(0, ...numbered.filter((each) => each.prefix === prefix).map((each) => each.number)) + 1;
  while (taken.has(`${prefix}${number}`)) number += 1;
  return `${prefix}${number}`;
}

function rowOf(id: string, entry: CombatEntry, language: Language): CombatRow {
  return {
    id,
    attackers: entry.attackers.join('; '),
    defenders: entry.defenders.join('; '),
    distance: entry.distance ?? '',
    blocked: choiceWord(YES_NO, entry.blocked ? 'yes' : 'no', language),
    attackerModifier: entry.attackerModifier === 0 ? '' : entry.attackerModifier,
    defenderModifier: entry.defenderModifier === 0 ? '' : entry.defenderModifier,
    attackerCell: entry.attackerCell ?? '',
    defenderCell: entry.defenderCell ?? '',
  };
}

export interface CombatWritten {
  readonly id: string;
  readonly takeBack: TakeBack;
}

/**
 * Writes a fight into the table of combats.
 * @param id the fight that is rewritten; `null` is a new one.
 */
export async function putCombat(port: WorkbookPort, id: string | null, entry: CombatEntry): Promise<CombatWritten> {
  const { reading } = await openCampaign(port);
  const { settings, combats } = reading.campaign;
  const known = id === null ? undefined : combatRow(reading, id);
  const written = id ?? nextId(combats, settings.language);
  await port.apply(combatChanges(reading, [rowOf(written, entry, settings.language)]));
  const takeBack: TakeBack = { kind: 'combats', remove: known ? [] : [written], put: known ? [known] : [] };
  return { id: written, takeBack };
}

/** Takes a fight out of the table of combats; one that is gone already is an error of the caller's view. */
export async function removeCombat(port: WorkbookPort, id: string): Promise<Result<CombatWritten, 'gone'>> {
  const { reading } = await openCampaign(port);
  const known = combatRow(reading, id);
  if (!known) return err('gone');
  await port.apply(combatRemovals(reading, [id]));
  return ok({ id, takeBack: { kind: 'combats', remove: [], put: [known] } });
}
