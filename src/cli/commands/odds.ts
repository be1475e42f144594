import type { CombatOdds } from '../../app/landing/odds';
import { combatOdds } from '../../app/landing/odds';
import { OUTCOMES } from '../../engine/landing/types';
import { OUTCOME_WORDS } from '../../i18n/combat';
import type { Language } from '../../i18n/language';
import { chanceWords, marginWords, ODDS_WORDS } from '../../i18n/odds';
import { fill } from '../../i18n/template';
import type { Command } from '../command';
import { DONE } from '../io';
import { refuse, withWorkbook } from '../workbookFile';

function linesOf({ combat, chances, squads, simulated }: CombatOdds, language: Language): readonly string[] {
  const words = ODDS_WORDS[language];
  const runs = simulated?.runs ?? null;
  return [
    simulated
      ? fill(language, words.simulated, {
          combat,
          runs: simulated.runs,
          margin: marginWords(language, simulated.margin),
        })
      : fill(language, words.exact, { combat }),
    ...OUTCOMES.map((outcome) =>
      fill(language, words.outcome, {
        outcome: OUTCOME_WORDS[language][outcome],
        chance: chanceWords(language, chances[outcome], runs),
      }),
    ),
    ...squads.map(({ name, meanHp }) => fill(language, words.hp, { name, hp: Math.round(meanHp * 100) / 100 })),
  ];
}

/** `warsheet odds FILE.xlsx [--combat F-1]`: odds of the combats of the turn; nothing is written. */
export const odds: Command = {
  options: { combat: { type: 'string' } },
  words: 1,
  run: (typed, io) =>
    withWorkbook(typed, io, async (workbook, given) => {
      const { language, values } = given;
      const only = typeof values['combat'] === 'string' ? values['combat'] : null;
      const found = await combatOdds(workbook, only);
      if (!found.ok) return refuse(found.error, given, io);
      if (values['json'] === true) io.out(`${JSON.stringify({ odds: found.value })}\n`);
      else io.out(`${found.value.flatMap((each) => linesOf(each, language)).join('\n')}\n`);
      return DONE;
    }),
};
