import { BODY, partAt } from '../engine/exo/body';
import { impactOf } from '../engine/exo/impact';
import { severityOf } from '../engine/exo/wounds';
import { ok } from '../engine/result';
import { IMPACT_WORDS, SEVERITY_WORDS } from '../i18n/exo';
import { woundWords } from '../i18n/exoWound';
import { DAMAGE_LIMIT, readLocation } from './exoArguments';
import { readExoOptions } from './options';
import type { FunctionSpec } from './spec';
import { whole } from './values';

/** `EXO_WOUND` (E-23): severity and effect of one wound, whose damage is that after armour. */
export const EXO_WOUND: FunctionSpec = {
  id: 'EXO_WOUND',
  result: 'row',
  arguments: [{ id: 'damage' }, { id: 'resistance' }, { id: 'location' }, { id: 'options', optional: true }],
  run([damageArgument = null, resistanceArgument = null, locationArgument = null, optionsText = null], hostLanguage) {
    const options = readExoOptions(optionsText, hostLanguage);
    if (!options.ok) return options;
    const { language } = options.value;
    const damage = whole(damageArgument, 'damage', 0, DAMAGE_LIMIT);
    if (!damage.ok) return damage;
    const resistance = whole(resistanceArgument, 'resistance', 1, DAMAGE_LIMIT);
    if (!resistance.ok) return resistance;
    const location = readLocation(locationArgument, language);
    if (!location.ok) return location;
    const severity = severityOf(damage.value, resistance.value, options.value);
    const effect = woundWords(language, severity, partAt(BODY, location.value), damage.value);
    return ok({ kind: 'row', row: [SEVERITY_WORDS[language][severity], effect] });
  },
};

/** `EXO_IMPACT` (E-22): effect and rounds of the damage dealt in one initiative step, armour not subtracted. */
export const EXO_IMPACT: FunctionSpec = {
  id: 'EXO_IMPACT',
  result: 'row',
  arguments: [{ id: 'damageTotal' }, { id: 'resistance' }, { id: 'options', optional: true }],
  run([damageArgument = null, resistanceArgument = null, optionsText = null], hostLanguage) {
    const options = readExoOptions(optionsText, hostLanguage);
    if (!options.ok) return options;
    const total = whole(damageArgument, 'damageTotal', 0, DAMAGE_LIMIT);
    if (!total.ok) return total;
    const resistance = whole(resistanceArgument, 'resistance', 1, DAMAGE_LIMIT);
    if (!resistance.ok) return resistance;
    const { effect, rounds } = impactOf(total.value, resistance.value);
    return ok({ kind: 'row', row: [IMPACT_WORDS[options.value.language][effect], rounds] });
  },
};
