import type { RollPart, RoundEvent } from '../../engine/exo/events';
import { sumOf } from '../../engine/exo/types';
import { DEGREE_WORDS } from '../../i18n/exo';
import { exoModifierWords } from '../../i18n/exoRound';
import type { Language } from '../../i18n/language';
import { exoSpeechIn } from '../../reports/exo/speech';
import type { LedgerRow } from '../../workbook/ledger';
import type { LedgerPlace } from '../ruleset';
import type { ResolvedRound } from './round';

type Rolled = Extract<RoundEvent, RollPart>;

const isRolled = (event: RoundEvent): event is Rolled => 'roll' in event;

/** Modifiers with their rules, and the outcome, in the GM's words (D-4). */
function wordsOf(event: Rolled, language: Language): Pick<LedgerRow, 'needed' | 'modifiers' | 'outcome'> {
  const { say } = exoSpeechIn(language);
  const { skill, modifiers, roll } = event;
  const named = modifiers.map((each) => `${exoModifierWords(language, each)} [${each.rule}]`);
  const degree = DEGREE_WORDS[language][roll.degree];
  const outcome =
    event.kind === 'shot' ? say('ledger-shot', { degree, hits: event.hits, target: event.target }) : degree;
  return {
    needed: skill - sumOf(modifiers),
    modifiers: [say('ledger-skill', { skill }), ...named].join('; '),
    outcome,
  };
}

/** Dice of a TA. */
const DICE_OF_TA = 3;

/** Ledger rows of a round (D-4): every die as its key gives it, and those of the GM as rows of their own. */
export function roundLedger(round: ResolvedRound, { language, ...resolved }: LedgerPlace): readonly LedgerRow[] {
  const tas = new Map<string, Rolled[]>();
  for (const event of round.result.events) {
    if (isRolled(event)) tas.set(event.label, [...(tas.get(event.label) ?? []), event]);
  }
  return round.dice.flatMap(({ label, character, index, sides, face, override }): readonly LedgerRow[] => {
    const event = tas.get(label)?.[Math.floor((index - 1) / DICE_OF_TA)];
    const isLast = index % DICE_OF_TA === 0;
    const words = event ? wordsOf(event, language) : { needed: null, modifiers: '', outcome: '' };
    const about = { ...resolved, engagement: round.engagement, squad: character, label, index, sides };
    const said = { needed: words.needed, modifiers: words.modifiers, outcome: isLast ? words.outcome : '' };
    const row: LedgerRow = { ...about, face, ...said, mark: null };
    return override === null
      ? [row]
      : [
          { ...row, outcome: '' },
          { ...row, face: override, mark: 'override' },
        ];
  });
}
