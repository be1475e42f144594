import { BODY } from '../../../engine/exo/body';
import type { NewBook } from '../../new-book';
import { newTableSheet } from '../../new-table';
import { choiceWord } from '../../schema/choices';
import { PART_CHOICE } from '../../schema/exo/choices';
import { exoOptionWords } from '../../schema/exo/options';
import type { Language } from '../../schema/language';
import { EMPTY_EXO_ROWS, type ExoRows } from './rows';
import { exoSampleRows } from './sample';

/** A new EXO campaign, empty or the sample. */
export function exoBook(language: Language, sample: boolean): NewBook {
  const rows: ExoRows = sample ? exoSampleRows(language) : EMPTY_EXO_ROWS;
  const body = BODY.map((part, index) => ({ number: index + 1, part: choiceWord(PART_CHOICE, part, language) }));
  return {
    title: {
      en: 'Warsheet: EXO campaign',
      ru: 'Warsheet: кампания EXO',
      es: 'Warsheet: campaña de EXO',
    },
    name: rows.name,
    turn: rows.turn,
    phase: 'round',
    options: exoOptionWords(language),
    players: rows.players,
    sheets: [
      newTableSheet('characters', language, rows.characters),
      newTableSheet('arms', language, rows.arms),
      newTableSheet('actions', language, rows.actions),
      newTableSheet('lines', language, rows.lines),
      newTableSheet('body', language, body),
    ],
  };
}
