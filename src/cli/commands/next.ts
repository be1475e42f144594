import { finishTurn } from '../../app/nextTurn';
import { CLI_WORDS } from '../../i18n/cli';
import { fill } from '../../i18n/template';
import type { Command } from '../command';
import { DONE } from '../io';
import { changingWorkbook, refuse, save, WRITING } from '../workbookFile';

/** `warsheet next FILE.xlsx`: the next turn, with its number, no public word and no combats yet. */
export const next: Command = {
  options: WRITING,
  words: 1,
  run: (typed, io) =>
    changingWorkbook(typed, io, async (workbook, target, given) => {
      const { language, values } = given;
      const begun = await finishTurn(workbook);
      if (!begun.ok) return refuse(begun.error, given, io);
      const status = await save(target, await workbook.bytes(), given, io);
      if (status !== DONE) return status;
      const { turn, declared } = begun.value;
      if (values['json'] === true) io.out(`${JSON.stringify({ turn, declared })}\n`);
      else {
        const word = declared > 0 ? 'next-turn-emptied' : 'next-turn';
        io.err(`${fill(language, CLI_WORDS[language][word], { turn, declared, file: target })}\n`);
      }
      return DONE;
    }),
};
