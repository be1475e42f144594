import { checkCampaign } from '../../app/resolve';
import { CLI_WORDS } from '../../i18n/cli';
import { fill } from '../../i18n/template';
import type { Command } from '../command';
import { DONE, REFUSED } from '../io';
import { listed, warn, withWorkbook } from '../workbookFile';

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
        const { players, squads, combats } = campaign;
        const counts = { players: players.length, squads: squads.length, combats: combats.length };
        io.err(`${fill(language, CLI_WORDS[language].checked, counts)}\n`);
      }
      return told.length > 0 ? REFUSED : DONE;
    }),
};
