import type { Cover, Range } from '../engine/exo/declarations';
import {
  burdenModifiers,
  effective,
  OFF_HAND,
  opportunityPenalty,
  shotModifiers,
  STUNNED,
} from '../engine/exo/modifiers';
import type { ExoOptions } from '../engine/exo/options';
import { recoilRounds } from '../engine/exo/recoil';
import type { Modifier } from '../engine/exo/types';
import { modifierOf, sumOf } from '../engine/exo/types';
import { ok } from '../engine/result';
import { exoModifierWords } from '../i18n/exoRound';
import type { Labels } from '../workbook/schema/language';
import { COVER_CHOICE, RANGE_CHOICE, RECOIL_CHOICE } from '../workbook/schema/exo/choices';
import { LIMIT, readChoice } from './exoArguments';
import type { Option } from './optionTable';
import { choiceOption, readOptionTable, switchOption, wholeOption } from './optionTable';
import { readExoOptions } from './options';
import type { FunctionSpec } from './spec';
import { whole } from './values';

/** Circumstances of a shot that a game master names; what is not named does not apply. */
interface Circumstances {
  readonly range: Range;
  readonly cover: Cover['degree'] | 'none';
  readonly visibility: number;
  readonly moving: boolean;
  readonly aimed: boolean;
  readonly aimedLocation: boolean;
  readonly actions: number;
  readonly coordination: number;
  readonly raised: number;
  readonly changed: boolean;
  readonly offHand: boolean;
  readonly stunned: boolean;
  /** Points of initiative before one's own (E-13). */
  readonly opportunity: number;
}

const NOTHING: Circumstances = {
  ...{ range: 'N', cover: 'none', visibility: 0, moving: false, aimed: false, aimedLocation: false },
  ...{ actions: 1, coordination: 0, raised: 0, changed: false, offHand: false, stunned: false, opportunity: 0 },
};

const LABELS: Readonly<Record<keyof Circumstances, Labels>> = {
  range: { en: ['range'], ru: ['дистанция', 'дальность'], es: ['alcance'] },
  cover: { en: ['cover'], ru: ['укрытие'], es: ['cobertura'] },
  visibility: { en: ['visibility'], ru: ['видимость'], es: ['visibilidad'] },
  moving: {
    en: ['moving', 'moving target'],
    ru: ['движется', 'движущаяся цель'],
    es: ['en movimiento', 'objetivo en movimiento'],
  },
  aimed: { en: ['aimed'], ru: ['прицеливание'], es: ['apuntado', 'apuntar al objetivo'] },
  aimedLocation: {
    en: ['aimed location', 'location'],
    ru: ['прицельно в место', 'место'],
    es: ['localización', 'apuntar a una localización'],
  },
  actions: { en: ['actions'], ru: ['действия', 'действий'], es: ['acciones'] },
  coordination: { en: ['coordination', 'Coo'], ru: ['координация', 'Coo'], es: ['coordinación', 'Coo'] },
  raised: { en: ['raised', 'raised initiative'], ru: ['повышенная инициатива'], es: ['iniciativa mejorada'] },
  changed: { en: ['changed', 'changed action'], ru: ['смена действия'], es: ['cambio de acción'] },
  offHand: { en: ['off hand'], ru: ['слабая рука'], es: ['mano torpe'] },
  stunned: { en: ['stunned'], ru: ['оглушение', 'оглушён'], es: ['aturdido'] },
  opportunity: { en: ['opportunity', 'points before'], ru: ['раньше на'], es: ['oportunidad', 'puntos antes'] },
};

const STEPS = { visibility: [0, 5, 10], raised: [0, 5, 10] } as const;

/** A number of a short list. */
const stepOption = (id: keyof typeof STEPS): Option<Circumstances> => ({
  labels: LABELS[id],
  accepted: () => STEPS[id].join(', '),
  read: (text) => {
    const value = STEPS[id].find((step) => String(step) === text.replace(/^\+/u, ''));
    return value === undefined ? undefined : { [id]: value };
  },
});

const MOST_ACTIONS = 20;

const CIRCUMSTANCES: readonly Option<Circumstances>[] = [
  choiceOption(LABELS.range, RANGE_CHOICE, (range) => ({ range })),
  choiceOption(LABELS.cover, COVER_CHOICE, (cover) => ({ cover })),
  stepOption('visibility'),
  switchOption(LABELS.moving, (moving) => ({ moving })),
  switchOption(LABELS.aimed, (aimed) => ({ aimed })),
  switchOption(LABELS.aimedLocation, (aimedLocation) => ({ aimedLocation })),
  wholeOption(LABELS.actions, [1, MOST_ACTIONS], (actions) => ({ actions })),
  wholeOption(LABELS.coordination, [0, LIMIT], (coordination) => ({ coordination })),
  stepOption('raised'),
  switchOption(LABELS.changed, (changed) => ({ changed })),
  switchOption(LABELS.offHand, (offHand) => ({ offHand })),
  switchOption(LABELS.stunned, (stunned) => ({ stunned })),
  wholeOption(LABELS.opportunity, [0, LIMIT], (opportunity) => ({ opportunity })),
];

/** All modifiers that the circumstances bring, each with its cause (E-7 … E-14). Automatic fire's +5 is not among them. */
function modifiersOf(given: Circumstances, options: ExoOptions): readonly Modifier[] {
  const { range, cover, visibility, moving, aimed, aimedLocation, opportunity } = given;
  const { actions, coordination, raised, changed, stunned, offHand } = given;
  return effective([
    ...shotModifiers({
      ...{ range, cover: cover === 'none' ? null : cover, visibility, moving, aimed, aimedLocation, automatic: false },
      ...{ opportunity: opportunityPenalty(opportunity, 0), modifier: 0 },
    }),
    ...burdenModifiers({ count: actions, coordination, raise: raised, changed, modifier: 0 }, options),
    modifierOf('stunned', stunned ? STUNNED : 0),
    modifierOf('off hand', offHand ? OFF_HAND : 0),
  ]);
}

/** `EXO_MODIFIER` (E-7 … E-14): the modifier of a shot from its circumstances, and what it is made of. */
export const EXO_MODIFIER: FunctionSpec = {
  id: 'EXO_MODIFIER',
  result: 'row',
  arguments: [{ id: 'circumstances' }, { id: 'options', optional: true }],
  run([circumstances = null, optionsText = null], hostLanguage) {
    const options = readExoOptions(optionsText, hostLanguage);
    if (!options.ok) return options;
    const { language } = options.value;
    const given = readOptionTable(CIRCUMSTANCES, NOTHING, circumstances, language, 'circumstances');
    if (!given.ok) return given;
    const modifiers = modifiersOf(given.value, options.value);
    const words = modifiers.map((modifier) => exoModifierWords(given.value.language, modifier));
    return ok({ kind: 'row', row: [sumOf(modifiers), words.join('; ')] });
  },
};

/** `EXO_RECOIL` (E-9): rounds that the shooter is stunned. */
export const EXO_RECOIL: FunctionSpec = {
  id: 'EXO_RECOIL',
  result: 'cell',
  arguments: [{ id: 'recoil' }, { id: 'strength' }],
  run([recoilArgument = null, strengthArgument = null], language) {
    const recoil = readChoice(recoilArgument, 'recoil', RECOIL_CHOICE, language);
    if (!recoil.ok) return recoil;
    const strength = whole(strengthArgument, 'strength', 0, LIMIT);
    return strength.ok ? ok({ kind: 'cell', cell: recoilRounds(recoil.value, strength.value) }) : strength;
  },
};
