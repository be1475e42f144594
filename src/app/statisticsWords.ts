import type { Language } from '../i18n/language';
import { STATISTICS_WORDS } from '../i18n/statistics';
import { fill } from '../i18n/template';
import type { PlayerDice } from './diceStatistics';

const whose = (language: Language, { player }: PlayerDice): string =>
  player?.name ?? STATISTICS_WORDS[language].everybody;

/** One kind of die of a player in a line. */
export const statisticsLine = (language: Language, dice: PlayerDice): string =>
  fill(language, STATISTICS_WORDS[language].line, {
    who: whose(language, dice),
    count: dice.count,
    sides: dice.sides,
    mean: Math.round(dice.mean * 100) / 100,
    expected: dice.expected,
  });

/** What is to be said of all of them: what is really unusual, or that nothing is. */
export function remarkWords(language: Language, all: readonly PlayerDice[]): readonly string[] {
  const words = STATISTICS_WORDS[language];
  const unusual = all.filter(({ remarkable }) => remarkable);
  if (unusual.length > 0) {
    return unusual.map((dice) =>
      fill(language, words.unusual, {
        who: whose(language, dice),
        sides: dice.sides,
        often: Math.max(1, Math.round((dice.chance ?? 0) * 1_000_000)),
      }),
    );
  }
  if (all.length === 0) return [];
  return [all.some(({ chance }) => chance !== null) ? words.usual : words['too-few']];
}
