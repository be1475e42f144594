import { verifyLedger } from '../../app/verify';
import { CLI_WORDS } from '../../i18n/cli';
import { describeProblem } from '../../i18n/problem';
import { fill } from '../../i18n/template';
import type { Command } from '../command';
import { DONE, REFUSED } from '../io';
import { refuse, withWorkbook } from '../workbookFile';

/** `warsheet verify FILE.xlsx [--seed MASTER]`: recomputes the ledger; status 1 if anything does not match. */
export const verify: Command = {
  options: { seed: { type: 'string' } },
  words: 1,
  run: (typed, io) =>
    withWorkbook(typed, io, async (workbook, given) => {
      const { language, values } = given;
      const verified = await verifyLedger(workbook, typeof values['seed'] === 'string' ? values['seed'] : null);
      if (!verified.ok) return refuse(verified.error, given, io);
      const { dice, phases, mismatches } = verified.value;
      const told = mismatches.map((each) => ({ code: each.code, message: describeProblem(language, each) }));
      if (values['json'] === true) io.out(`${JSON.stringify({ dice, phases, mismatches: told })}\n`);
      else {
        for (const { message } of told) io.out(`${message}\n`);
        io.err(`${fill(language, CLI_WORDS[language].verified, { dice, mismatches: told.length })}\n`);
      }
      return told.length > 0 ? REFUSED : DONE;
    }),
};
