import { DECK_LABEL } from '../../engine/planet/deck';
import type { DieEvent, GhostEvent } from '../../engine/planet/events';
import { DIE } from '../../engine/planet/target';
import { type PlanetSpeech, planetSpeechIn } from '../../reports/planet/speech';
import type { LedgerRow } from '../../workbook/ledger';
import type { LedgerPlace } from '../ruleset';
import type { ResolvedTurn } from './turn';

type Row = Omit<LedgerRow, 'turn' | 'phase' | 'attempt' | 'mark'>;

/** What came of a die in the GM's words. */
function outcomeOf({ say, card }: PlanetSpeech, die: DieEvent | GhostEvent): string {
  if (die.kind === 'ghost') {
    return say('ledger-ghost', { card: card(die.card), die: die.die, before: die.before, after: die.after });
  }
  return die.success === null ? '' : say(die.success ? 'ledger-die' : 'ledger-fail');
}

/** Every die of a turn (D-4): those of engagements under the key of their piece, those that deal under the phase key. */
export function turnLedger({ facts }: ResolvedTurn, { language, ...resolved }: LedgerPlace): readonly LedgerRow[] {
  const speech = planetSpeechIn(language);
  let dealt = 0;
  const rows = facts.events.flatMap((event): readonly Row[] => {
    if (event.kind === 'dealt') {
      return event.draws.map(({ card, sides, face }) => {
        dealt += 1;
        const outcome = speech.say('ledger-card', { player: event.by, card: speech.card(card) });
        const die = { label: DECK_LABEL, index: dealt, sides, face, needed: null, modifiers: '', outcome };
        return { engagement: '', squad: '', ...die };
      });
    }
    if (event.kind !== 'engagement') return [];
    return event.events.flatMap((each): readonly Row[] => {
      if (each.kind !== 'die' && each.kind !== 'ghost') return [];
      const { label, index, face, needed } = each;
      return [
        {
          ...{ engagement: event.engagement, squad: event.pieces[each.side], label, index, sides: DIE, face, needed },
          ...{ modifiers: speech.modifiers(each.modifiers), outcome: outcomeOf(speech, each) },
        },
      ];
    });
  });
  return rows.map((row) => ({ ...resolved, ...row, mark: null }));
}
