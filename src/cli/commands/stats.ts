import { diceStatistics, type PlayerDice } from '../../app/diceStatistics';
import { remarkWords, statisticsLine } from '../../app/statisticsWords';
import { STATISTICS_WORDS } from '../../i18n/statistics';
import type { Command } from '../command';
import { DONE } from '../io';
import { wrongUsage } from '../usage';
import { refuse, withWorkbook } from '../workbookFile';

/** How often each face came: `1: 7   2: 5 …`; dice of many sides have too many. */
const MOST_FACES = 20;
const facesOf = ({ faces }: PlayerDice): string => faces.map((count, i) => `${i + 1}: ${count}`).join('   ');

/** `warsheet stats FILE.xlsx [--turn N]`: how the dice of the ledger fell; nothing is written. */
export const stats: Command = {
  options: { turn: { type: 'string' } },
  words: 1,
  run(typed, io) {
    const { turn } = typed.values;
    if (typeof turn === 'string' && !/^[1-9]\d{0,3}$/.test(turn))
      return wrongUsage(typed, io, 'turn-unreadable', { text: turn });
    return withWorkbook(typed, io, async (workbook, given) => {
      const { language, values } = given;
      const found = await diceStatistics(workbook, { turn: typeof turn === 'string' ? Number(turn) : null });
      if (!found.ok) return refuse(found.error, given, io);
      if (values['json'] === true) {
        io.out(`${JSON.stringify({ dice: found.value })}\n`);
        return DONE;
      }
      if (found.value.length === 0) io.out(`${STATISTICS_WORDS[language].none}\n`);
      for (const dice of found.value) {
        io.out(`${statisticsLine(language, dice)}\n`);
        if (dice.sides <= MOST_FACES) io.out(`  ${facesOf(dice)}\n`);
      }
      for (const line of remarkWords(language, found.value)) io.err(`${line}\n`);
      return DONE;
    });
  },
};
