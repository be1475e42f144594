import { toNumber } from '../../engine/fixed';
import { writeWeapon } from '../../engine/landing/writeWeapon';
import type { Language } from '../../i18n/language';
import type { CampaignSquad } from '../../workbook/campaign';
import { CELL_PASSABILITY_COLUMN, PROFILE_COLUMNS } from '../../workbook/schema/landing/profile';
import { arrayConstant, constant } from '../putFormula';
import type { WhatIf } from './whatIf';

/** A squad as a profile of labels and values, which its functions read. */
function profileOf(squad: CampaignSquad, language: Language): string | undefined {
  const { hp, skill, weapons, attackModifier, modifierOfAttacksOnIt, passability } = PROFILE_COLUMNS;
  const attack = squad.attackModifiers.reduce((sum, { value }) => sum + value, 0);
  const rows = [
    [hp, toNumber(squad.hp)],
    [skill, squad.skill],
    [weapons, squad.weapons.map(writeWeapon).join('; ')],
    [attackModifier, attack],
    [modifierOfAttacksOnIt, squad.modifierOfAttacksOnIt],
    ...(squad.terrain
      ? ([
          [passability, squad.terrain.passability],
          [CELL_PASSABILITY_COLUMN, squad.terrain.cell],
        ] as const)
      : []),
  ] as const;
  return arrayConstant(rows.map(([{ labels }, value]) => [labels[language][0], value]));
}

/** The rules, one a line. */
const rulesOf = ({ ruleTexts }: CampaignSquad): string =>
  ruleTexts.length === 0 ? '' : constant(ruleTexts.join('\n'));

/** The arguments of COMBAT_ODDS for a fight that nobody has entered; `undefined` where a text is too long for them. */
export function combatOddsArguments(
  { attacker, defender, distance }: WhatIf,
  language: Language,
): readonly string[] | undefined {
  const [one, other] = [profileOf(attacker, language), profileOf(defender, language)];
  if (one === undefined || other === undefined) return undefined;
  return [one, other, String(distance), rulesOf(attacker), rulesOf(defender)];
}
