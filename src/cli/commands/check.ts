import { checkCampaign } from '../../app/resolve';
import { CLI_WORDS } from '../../i18n/cli';
import { fill } from '../../i18n/template';
import { describePlaced } from '../../i18n/problem';
import type { Command } from '../command';
import { DONE, REFUSED } from '../io';
import { withWorkbook } from '../workbookFile';

/** `warsheet check FILE.xlsx`: every problem with sheet, row, column, on stdout; status 1 if there are any. */
export const check: Command = {
  options: {},
  words: 1,
  run: (typed, io) =>
    withWorkbook(typed, io, async (workbook, { language, values }) => {
      const { campaign, problems } = await checkCampaign(workbook);
      const told = problems.map((each) => ({
        ...each.place,
        code: each.problem.code,
        message: describePlaced(language, each),
      }));
      if (values['json'] === true) io.out(`${JSON.stringify({ problems: told })}\n`);
      else if (told.length > 0) io.out(`${told.map(({ message }) => message).join('\n')}\n`);
      else {
        const { players, squads, combats } = campaign;
        const counts = { players: players.length, squads: squads.length, combats: combats.length };
        io.err(`${fill(language, CLI_WORDS[language].checked, counts)}\n`);
      }
      return told.length > 0 ? REFUSED : DONE;
    }),
};
