import { PROFILE_IDS, PROFILES } from '../../../engine/planet/profiles';
import type { NewBook } from '../../new-book';
import { newTableSheet } from '../../new-table';
import { choiceWord } from '../../schema/choices';
import type { Language } from '../../schema/language';
import { SOLDIER_CHOICE, STYLE_CHOICE } from '../../schema/planet/choices';
import { planetOptionWords } from '../../schema/planet/options';
import { EMPTY_PLANET_ROWS, type PlanetRows } from './rows';
import { planetSampleRows } from './sample';

/** A new campaign of the planet wargame, empty or the sample; the twelve profiles (P-7) are in both. */
export function planetBook(language: Language, sample: boolean): NewBook {
  const rows: PlanetRows = sample ? planetSampleRows(language) : EMPTY_PLANET_ROWS;
  const soldiers = PROFILE_IDS.map((id) => {
    const { style, ...numbers } = PROFILES[id];
    const name = choiceWord(SOLDIER_CHOICE, id, language);
    return { name, ...numbers, style: style ? choiceWord(STYLE_CHOICE, style, language) : '' };
  });
  return {
    title: {
      en: 'Warsheet: campaign of the planet wargame',
      ru: 'Warsheet: кампания планетарной игры',
      es: 'Warsheet: campaña de planet wargame',
    },
    name: rows.name,
    turn: rows.turn,
    phase: 'turn',
    options: planetOptionWords(language),
    players: rows.players,
    sheets: [
      newTableSheet('soldiers', language, soldiers),
      newTableSheet('pieces', language, rows.pieces),
      newTableSheet('hands', language, rows.hands),
      newTableSheet('sequence', language, rows.sequence),
    ],
  };
}
