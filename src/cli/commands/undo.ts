import { undoPhase } from '../../app/undo';
import { CLI_WORDS } from '../../i18n/cli';
import { fill } from '../../i18n/template';
import { makePhaseName } from '../../workbook/phaseName';
import type { Command } from '../command';
import { DONE } from '../io';
import { changingWorkbook, refuse, save, WRITING } from '../workbookFile';

/** `warsheet undo FILE.xlsx`: back to before the last phase. */
export const undo: Command = {
  options: WRITING,
  words: 1,
  run: (typed, io) =>
    changingWorkbook(typed, io, async (workbook, target, given) => {
      const { language } = given;
      const undone = await undoPhase(workbook);
      if (!undone.ok) return refuse(undone.error, given, io);
      const status = await save(target, await workbook.bytes(), given, io);
      if (status !== DONE) return status;
      const { turn, changedSince } = undone.value;
      const phase = makePhaseName(undone.value.phase, language);
      io.err(`${fill(language, CLI_WORDS[language].undone, { turn, phase, file: target })}\n`);
      if (changedSince > 0)
        io.err(`${fill(language, CLI_WORDS[language]['changed-since'], { cells: changedSince })}\n`);
      return DONE;
    }),
};
