import { checkCampaign } from '../../app/resolve';
import { type CliWord, CLI_WORDS } from '../../i18n/cli';
import { fill } from '../../i18n/template';
import type { Campaign } from '../../workbook/campaign';
import type { Command } from '../command';
import { DONE, REFUSED } from '../io';
import { listed, warn, withWorkbook } from '../workbookFile';

interface Contents {
  readonly word: CliWord;
  readonly counts: Readonly<Record<string, number>>;
}

/** What a campaign without problems holds, to be said. */
function contentsOf(campaign: Campaign): Contents {
  switch (campaign.ruleset) {
    case 'landing':
      return { word: 'checked', counts: { squads: campaign.squads.length, combats: campaign.combats.length } };
    case 'planet': {
      const actions = campaign.sequence.length;
      return { word: 'checked-planet', counts: { pieces: campaign.pieces.length, actions } };
    }
    case 'exo': {
      const actions = campaign.actionRows.length;
      return { word: 'checked-exo', counts: { characters: campaign.characters.length, actions } };
    }
  }
}

/** `warsheet check FILE.xlsx`: every problem with sheet, row, column, on stdout; status 1 if there are any. Warnings go to stderr. */
export const check: Command = {
  options: {},
  words: 1,
  run: (typed, io) =>
    withWorkbook(typed, io, async (workbook, { language, values }) => {
      const { campaign, problems, warnings } = await checkCampaign(workbook);
      const told = listed(problems, language);
      if (values['json'] === true) {
        io.out(`${JSON.stringify({ problems: told, warnings: listed(warnings, language) })}\n`);
        return told.length > 0 ? REFUSED : DONE;
      }
      warn(warnings, language, io);
      if (told.length > 0) io.out(`${told.map(({ message }) => message).join('\n')}\n`);
      else {
        const { word, counts } = contentsOf(campaign);
        io.err(`${fill(language, CLI_WORDS[language][word], { players: campaign.players.length, ...counts })}\n`);
      }
      return told.length > 0 ? REFUSED : DONE;
    }),
};
