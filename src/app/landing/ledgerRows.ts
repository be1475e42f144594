import { toNumber } from '../../engine/fixed';
import { modifierWords, RESULT_WORDS } from '../../i18n/combat';
import type { Language } from '../../i18n/language';
import { LEDGER_WORDS } from '../../i18n/ledger';
import { fill, formatNumber } from '../../i18n/template';
import type { LedgerRow } from '../../workbook/ledger';
import type { LedgerPlace } from '../ruleset';
import type { DieRecord } from './dieRecords';
import { dieRecords } from './dieRecords';
import type { Fight } from './fights';

/** Modifiers and outcome of a die in the GM's words (D-4). */
function words(die: DieRecord, skill: number, language: Language): Pick<LedgerRow, 'modifiers' | 'outcome'> {
  const { shot } = die;
  if (!die.attack)
    return { modifiers: '', outcome: fill(language, LEDGER_WORDS[language].damageDie, { shot: shot.shot }) };
  const modifiers = [
    fill(language, LEDGER_WORDS[language].skill, { skill }),
    ...shot.modifiers.map((modifier) => modifierWords(language, modifier)),
  ].join('; ');
  const result = RESULT_WORDS[language][shot.result];
  const damage = formatNumber(language, toNumber(shot.damage));
  const outcome =
    shot.result === 'miss'
      ? result
      : fill(language, LEDGER_WORDS[language].hit, { result, damage, target: shot.target });
  return { modifiers, outcome };
}

/** Ledger rows of the fights of an attempt (D-4). */
export function ledgerRows(fights: readonly Fight[], { language, ...resolved }: LedgerPlace): readonly LedgerRow[] {
  return fights.flatMap((fight) => {
    const { attackers, defenders } = fight.engagement;
    const skills = new Map([...attackers, ...defenders].map(({ id, skill }) => [id, skill]));
    return dieRecords(fight).map((die) => {
      const { engagement, squad, label, index, sides, face, shot, attack } = die;
      const needed = attack ? shot.needed : null;
      const spoken = words(die, skills.get(squad) ?? 0, language);
      return { ...resolved, engagement, squad, label, index, sides, face, needed, ...spoken, mark: null };
    });
  });
}
