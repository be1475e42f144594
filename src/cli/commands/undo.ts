import { undoPhase } from '../../app/undo';
import { CLI_WORDS } from '../../i18n/cli';
import { fill } from '../../i18n/template';
import { makePhaseName } from '../../workbook/phaseName';
import type { Command } from '../command';
import { DONE } from '../io';
import { changingWorkbook, listed, refuse, save, WRITING } from '../workbookFile';

/** Cells named one by one; of more the number is said. */
const MOST_NAMED = 10;

/** `warsheet undo FILE.xlsx`: back to before the last phase. */
export const undo: Command = {
  options: WRITING,
  words: 1,
  run: (typed, io) =>
    changingWorkbook(typed, io, async (workbook, target, given) => {
      const { language, values } = given;
      const undone = await undoPhase(workbook);
      if (!undone.ok) return refuse(undone.error, given, io);
      const status = await save(target, await workbook.bytes(), given, io);
      if (status !== DONE) return status;
      const { turn, changedSince } = undone.value;
      if (values['json'] === true) {
        const changed = listed(changedSince, language);
        io.out(`${JSON.stringify({ turn, phase: undone.value.phase, changed })}\n`);
        return DONE;
      }
      const phase = makePhaseName(undone.value.phase, language);
      io.err(`${fill(language, CLI_WORDS[language].undone, { turn, phase, file: target })}\n`);
      if (changedSince.length === 0) return DONE;
      io.err(`${fill(language, CLI_WORDS[language]['changed-since'], { cells: changedSince.length })}\n`);
      const told = listed(changedSince, language);
      for (const { message } of told.slice(0, MOST_NAMED)) io.err(`  ${message}\n`);
      const more = told.length - MOST_NAMED;
      if (more > 0) io.err(`  ${fill(language, CLI_WORDS[language]['and-more'], { count: more })}\n`);
      return DONE;
    }),
};
