import type { Words } from './language';
import { en } from './planetReports/en';
import { es } from './planetReports/es';
import { ru } from './planetReports/ru';

/** Ids of the words that reports and log of the planet wargame are made of. */
export type PlanetReportWord = keyof typeof en;

/** Every one takes its values by name, see `fill`. */
export const PLANET_REPORT_WORDS: Words<PlanetReportWord> = { en, ru, es };
