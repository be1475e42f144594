import type { ExoOptions } from '../engine/exo/options';
import { DEFAULT_EXO_OPTIONS } from '../engine/exo/options';
import { DEFAULT_MAP_OPTIONS, type MapOptions } from '../engine/landing/campaign/types';
import type { CombatOptions } from '../engine/landing/types';
import { DEFAULT_COMBAT_OPTIONS } from '../engine/landing/types';
import type { PlanetOptions } from '../engine/planet/options';
import { DEFAULT_PLANET_OPTIONS, MAX_CARD_COPIES } from '../engine/planet/options';
import type { Result } from '../engine/result';
import type { Language } from '../i18n/language';
import { DISTANCE_CHOICE, MOVE_AND_FIRE_CHOICE, ROUNDING_CHOICE } from '../workbook/schema/choices';
import { EXO_OPTION_LABELS, HALVING_CHOICE, IMPACT_CHOICE, MULTI_ACTION_CHOICE } from '../workbook/schema/exo/options';
import type { Labels } from '../workbook/schema/language';
import { MAX_CYCLES } from '../workbook/schema/landing/options';
import { MELEE_CHOICE, PLANET_OPTION_LABELS } from '../workbook/schema/planet/options';
import { SETTING_SPECS } from '../workbook/schema/settings';
import type { LanguageOption, Option } from './optionTable';
import { choiceOption, readOptionTable, switchOption, wholeOption } from './optionTable';
import type { Argument, Failure } from './spec';

/** What the options argument of Landing's functions sets. */
interface LandingOptions extends CombatOptions, MapOptions {}

export type FunctionOptions = LandingOptions & LanguageOption;
export type ExoFunctionOptions = ExoOptions & LanguageOption;
export type PlanetFunctionOptions = PlanetOptions & LanguageOption;

/** Options of a campaign: known here, though nothing that is calculated depends on them. */
const MAP_OPTIONS: readonly Labels[] = [
  {
    en: ['combat moves the map'],
    ru: ['бой двигает карту', 'бой меняет карту'],
    es: ['el combate mueve el mapa', 'combate mueve el mapa'],
  },
];

const LANDING_OPTIONS: readonly Option<LandingOptions>[] = [
  wholeOption(SETTING_SPECS.cycles.labels, [1, MAX_CYCLES], (cycles) => ({ cycles })),
  choiceOption(SETTING_SPECS.criticalRounding.labels, ROUNDING_CHOICE, (criticalRounding) => ({ criticalRounding })),
  choiceOption(SETTING_SPECS.moveAndFire.labels, MOVE_AND_FIRE_CHOICE, (moveAndFire) => ({ moveAndFire })),
  switchOption(SETTING_SPECS.showEnemyHp.labels, (showEnemyHp) => ({ showEnemyHp })),
  choiceOption(SETTING_SPECS.distance.labels, DISTANCE_CHOICE, (distance) => ({ distance })),
  switchOption(SETTING_SPECS.cornerSqueeze.labels, (cornerSqueeze) => ({ cornerSqueeze })),
  ...MAP_OPTIONS.map((labels) => switchOption<LandingOptions>(labels, () => ({}))),
];

/** Options of EXO's functions: E-7, E-18, E-22, E-23. */
const EXO_OPTIONS: readonly Option<ExoOptions>[] = [
  choiceOption(EXO_OPTION_LABELS.multiAction, MULTI_ACTION_CHOICE, (multiAction) => ({ multiAction })),
  choiceOption(EXO_OPTION_LABELS.halving, HALVING_CHOICE, (halving) => ({ halving })),
  choiceOption(EXO_OPTION_LABELS.impact, IMPACT_CHOICE, (impact) => ({ impact })),
  switchOption(EXO_OPTION_LABELS.amputation, (amputation) => ({ amputation })),
];

/** Options of the planet wargame's functions: P-1, P-5, P-6. */
const PLANET_OPTIONS: readonly Option<PlanetOptions>[] = [
  switchOption(PLANET_OPTION_LABELS.naturalExtremes, (naturalExtremes) => ({ naturalExtremes })),
  choiceOption(PLANET_OPTION_LABELS.melee, MELEE_CHOICE, (melee) => ({ melee })),
  switchOption(PLANET_OPTION_LABELS.meleeSaveModifier, (meleeSaveModifier) => ({ meleeSaveModifier })),
  wholeOption(PLANET_OPTION_LABELS.cardCopies, [1, MAX_CARD_COPIES], (cardCopies) => ({ cardCopies })),
];

/** Reads the options of Landing's functions. */
export const readOptions = (argument: Argument, language: Language): Result<FunctionOptions, Failure> =>
  readOptionTable(LANDING_OPTIONS, { ...DEFAULT_COMBAT_OPTIONS, ...DEFAULT_MAP_OPTIONS }, argument, language);

/** Reads the options of EXO's functions. */
export const readExoOptions = (argument: Argument, language: Language): Result<ExoFunctionOptions, Failure> =>
  readOptionTable(EXO_OPTIONS, DEFAULT_EXO_OPTIONS, argument, language);

/** Reads the options of the planet wargame's functions. */
export const readPlanetOptions = (argument: Argument, language: Language): Result<PlanetFunctionOptions, Failure> =>
  readOptionTable(PLANET_OPTIONS, DEFAULT_PLANET_OPTIONS, argument, language);
