import { rollAction } from '../engine/exo/actionRoll';
import { BODY, LOCATIONS, partAt } from '../engine/exo/body';
import type { FireMode, Shot } from '../engine/exo/burst';
import { AUTOMATIC_PENALTY, bulletHits, bulletsSpent, SINGLE_RATE } from '../engine/exo/burst';
import { burstOdds } from '../engine/exo/burstOdds';
import type { DamageType } from '../engine/exo/damage';
import { DAMAGE_TYPES, damageOf, isFiredInBursts } from '../engine/exo/damage';
import { problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { ok } from '../engine/result';
import { DEGREE_WORDS, EXO_HEADER_WORDS } from '../i18n/exo';
import type { Language } from '../i18n/language';
import { choiceWord } from '../workbook/schema/choices';
import { FIRE_MODE_CHOICE, PART_CHOICE } from '../workbook/schema/exo/choices';
import { LIMIT, readChoice, readCritical, readDamageType } from './exoArguments';
import { readExoOptions } from './options';
import { diceFrom, finished } from './seed';
import type { Argument, Failure, FunctionSpec } from './spec';
import { refuse, whole, wholeOrNothing } from './values';

/** A weapon of rate 1 fires no bursts (E-15), nor does damage of types IV and V (E-20). */
function burstProblem(mode: FireMode, rate: number, type: DamageType, language: Language): Result<null, Failure> {
  if (mode === 'normal') return ok(null);
  const word = choiceWord(FIRE_MODE_CHOICE, mode, language);
  if (rate === SINGLE_RATE) {
    const accepted = choiceWord(FIRE_MODE_CHOICE, 'normal', language);
    return refuse('mode', problem('exo-burst-rate', { value: word, rate, accepted }));
  }
  if (isFiredInBursts(type)) return ok(null);
  const accepted = DAMAGE_TYPES.filter(isFiredInBursts).join(', ');
  return refuse('damageType', problem('exo-burst-type', { value: type, mode: word, accepted }));
}

/** Reads what a shot is fired with: skill, mode, rate, damage type, the critical's choice. */
function readShot(args: readonly Argument[], language: Language): Result<Shot & { modifier: number }, Failure> {
  const [skillArgument = null, modifierArgument = null, modeArgument = null] = args;
  const [, , , rateArgument = null, typeArgument = null, , criticalArgument = null] = args;
  const skill = whole(skillArgument, 'skill', -LIMIT, LIMIT);
  if (!skill.ok) return skill;
  const modifier = whole(modifierArgument, 'modifier', -LIMIT, LIMIT);
  if (!modifier.ok) return modifier;
  const mode = readChoice(modeArgument, 'mode', FIRE_MODE_CHOICE, language);
  if (!mode.ok) return mode;
  const rate = whole(rateArgument, 'rateOfFire', 1, LIMIT);
  if (!rate.ok) return rate;
  const type = readDamageType(typeArgument, language);
  if (!type.ok) return type;
  const critical = readCritical(criticalArgument, language);
  if (!critical.ok) return critical;
  const burst = burstProblem(mode.value, rate.value, type.value, language);
  if (!burst.ok) return burst;
  return ok({
    ...{ skill: skill.value, modifier: modifier.value, mode: mode.value, rate: rate.value, type: type.value },
    ...{ critical: critical.value, aimed: null },
  });
}

/** `EXO_FIRE` (E-15 … E-18): the shot, then a row for each bullet that hits; keyed label `TA`. */
export const EXO_FIRE: FunctionSpec = {
  id: 'EXO_FIRE',
  result: 'table',
  arguments: [
    ...([{ id: 'skill' }, { id: 'modifier' }, { id: 'mode' }, { id: 'rateOfFire' }, { id: 'damageType' }] as const),
    ...([
      { id: 'seed', optional: true },
      { id: 'critical', optional: true },
      { id: 'options', optional: true },
    ] as const),
  ],
  run(args, hostLanguage) {
    const [, , , , , seed = null, , optionsText = null] = args;
    const options = readExoOptions(optionsText, hostLanguage);
    if (!options.ok) return options;
    const { language, halving } = options.value;
    const shot = readShot(args, language);
    if (!shot.ok) return shot;
    const dice = diceFrom(seed);
    if (!dice.ok) return dice;
    const { skill, modifier, mode, rate } = shot.value;
    const added = modifier + (mode === 'auto' ? AUTOMATIC_PENALTY : 0);
    const roll = rollAction(skill, added, dice.value.stream('TA', null));
    const hits = bulletHits(shot.value, roll, halving);
    const bullets = new Set(hits.map(({ bullet }) => bullet)).size;
    return finished(dice.value, {
      kind: 'table',
      rows: [
        [DEGREE_WORDS[language][roll.degree], roll.result, bulletsSpent(mode, rate), bullets],
        ...hits.map(({ bullet, number, damage }) => [
          ...[bullet, number, choiceWord(PART_CHOICE, partAt(BODY, number), language), damage],
        ]),
      ],
    });
  },
};

/** `EXO_DAMAGE` (E-20): a header, then a row for each location, in the order in which they are picked. */
export const EXO_DAMAGE: FunctionSpec = {
  id: 'EXO_DAMAGE',
  result: 'table',
  arguments: [
    ...([{ id: 'damageType' }, { id: 'dE' }, { id: 'dPlus' }, { id: 'dMinus' }] as const),
    { id: 'options', optional: true },
  ],
  run([type = null, dEArgument = null, plus = null, minus = null, optionsText = null], hostLanguage) {
    const options = readExoOptions(optionsText, hostLanguage);
    if (!options.ok) return options;
    const { language } = options.value;
    const damageType = readDamageType(type, language);
    if (!damageType.ok) return damageType;
    const dE = whole(dEArgument, 'dE', 1, LOCATIONS);
    if (!dE.ok) return dE;
    const dPlus = whole(plus, 'dPlus', 1, LOCATIONS);
    if (!dPlus.ok) return dPlus;
    const dMinus = whole(minus, 'dMinus', 1, LOCATIONS);
    if (!dMinus.ok) return dMinus;
    if (dPlus.value < dMinus.value) {
      return refuse('dPlus', problem('exo-dice-order', { value: dPlus.value, other: dMinus.value }));
    }
    const dice = { dE: dE.value, dPlus: dPlus.value, dMinus: dMinus.value };
    const rows = damageOf(damageType.value, dice).map(({ number, damage }) => [
      ...[number, choiceWord(PART_CHOICE, partAt(BODY, number), language), damage],
    ]);
    const words = EXO_HEADER_WORDS[language];
    return ok({ kind: 'table', rows: [[words.number, words.part, words.damage], ...rows] });
  },
};

/** Shots whose hits are added up at most. */
const MOST_SHOTS = 20;

/** `EXO_BURST_ODDS` (E-15 … E-18): exact, over the 1000 outcomes of each shot. */
export const EXO_BURST_ODDS: FunctionSpec = {
  id: 'EXO_BURST_ODDS',
  result: 'table',
  arguments: [
    ...([{ id: 'skill' }, { id: 'modifier' }, { id: 'mode' }, { id: 'rateOfFire' }, { id: 'damageType' }] as const),
    ...([
      { id: 'critical', optional: true },
      { id: 'shots', optional: true },
      { id: 'options', optional: true },
    ] as const),
  ],
  run(args, hostLanguage) {
    const [skill = null, modifier = null, mode = null, rate = null, type = null, critical = null] = args;
    const [, , , , , , shotsArgument = null, text = null] = args;
    const options = readExoOptions(text, hostLanguage);
    if (!options.ok) return options;
    const { language, halving } = options.value;
    const shot = readShot([skill, modifier, mode, rate, type, null, critical], language);
    if (!shot.ok) return shot;
    const shots = wholeOrNothing(shotsArgument, 'shots', 1, MOST_SHOTS);
    if (!shots.ok) return shots;
    const rows = burstOdds(shot.value, shot.value.modifier, halving, shots.value ?? 1).map(
      ({ hits, chance, meanDamage }) => [...[hits, chance, meanDamage]],
    );
    const words = EXO_HEADER_WORDS[language];
    return ok({ kind: 'table', rows: [[words.hits, words.chance, words.meanDamage], ...rows] });
  },
};
