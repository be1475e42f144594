import type { NewBook } from '../../new-book';
import { newTableSheet } from '../../new-table';
import type { Language } from '../../schema/language';
import { landingOptionWords } from '../../schema/landing/options';
import { EMPTY_ROWS, type CampaignRows } from './rows';
import { sampleRows } from './sample';

/** A new Landing campaign, empty or the sample. */
export function landingBook(language: Language, sample: boolean): NewBook {
  const rows: CampaignRows = sample ? sampleRows(language) : EMPTY_ROWS;
  return {
    title: {
      en: 'Warsheet: Landing campaign',
      ru: 'Warsheet: кампания «Высадка»',
      es: 'Warsheet: campaña de Desembarco',
    },
    name: rows.name,
    turn: rows.turn,
    phase: 'combat',
    options: landingOptionWords(language),
    players: rows.players,
    sheets: [
      newTableSheet('types', language, rows.types),
      newTableSheet('weapons', language, rows.weapons),
      newTableSheet('squads', language, rows.squads),
      newTableSheet('behaviour', language, rows.behaviour),
      newTableSheet('combats', language, rows.combats),
      newTableSheet('cells', language, rows.cells),
      newTableSheet('buildings', language, rows.buildings),
      newTableSheet('buildingTypes', language, rows.buildingTypes),
      newTableSheet('technologies', language, rows.technologies),
      newTableSheet('artefacts', language, rows.artefacts),
      newTableSheet('operations', language, rows.operations),
      newTableSheet('resources', language, rows.resources),
      newTableSheet('orders', language, rows.orders),
      newTableSheet('points', language, rows.points),
    ],
  };
}
