import type { DrawnDie } from '../../../engine/landing/campaign/draw';
import type { MapReportWord } from '../../../i18n/mapReports';
import { mapSpeechIn } from '../../../reports/landing/map/speech';
import type { LedgerRow } from '../../../workbook/ledger';
import type { LedgerPlace } from '../../ruleset';

/** Ledger rows of dice that drew something (D-4); they belong to no squad, so the phase key is their seed. */
export const drawnRows = (
  dice: readonly DrawnDie[],
  word: MapReportWord,
  { language, ...resolved }: LedgerPlace,
): readonly LedgerRow[] =>
  dice.map(({ label, index, sides, face, cell, meaning }) => ({
    ...resolved,
    ...{ engagement: '', squad: '', label, index, sides, face, needed: null, modifiers: '', mark: null },
    outcome: mapSpeechIn(language).say(word, { cell, meaning }),
  }));
