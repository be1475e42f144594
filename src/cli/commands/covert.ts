import { resolveCovert } from '../../app/covert';
import { CLI_WORDS } from '../../i18n/cli';
import { fill } from '../../i18n/template';
import type { Command } from '../command';
import { DONE } from '../io';
import { changingWorkbook, refuse, save, WRITING } from '../workbookFile';

/** `warsheet covert FILE.xlsx [ORDER]`: covert operations of the turn, each resolved at once (L-21). */
export const covert: Command = {
  options: { ...WRITING, reason: { type: 'string' } },
  words: 2,
  run: (typed, io) =>
    changingWorkbook(typed, io, async (workbook, target, given) => {
      const { language, values } = given;
      const [, only = null] = typed.positionals;
      const reason = typeof values['reason'] === 'string' ? values['reason'] : '';
      const resolved = await resolveCovert(workbook, only, reason);
      if (!resolved.ok) return refuse(resolved.error, given, io);
      const status = await save(target, await workbook.bytes(), given, io);
      if (status !== DONE) return status;
      const lines = resolved.value.flatMap(({ summary }) => summary(language));
      if (values['json'] === true) {
        const told = resolved.value.map(({ phase, attempt, again, unchanged, dice }) => ({
          ...{ phase, attempt, again, unchanged, dice },
        }));
        io.out(`${JSON.stringify({ operations: told, summary: lines })}\n`);
        return DONE;
      }
      for (const line of lines) io.out(`${line}\n`);
      const count = resolved.value.length;
      io.err(`${fill(language, CLI_WORDS[language]['covert-resolved'], { count, file: target })}\n`);
      return DONE;
    }),
};
