import { en } from './growthReports/en';
import { es } from './growthReports/es';
import { ru } from './growthReports/ru';
import type { Words } from './language';

/** Ids of the words that reports of construction, covert operations and the end of a turn are made of. */
export type GrowthWord = keyof typeof en;

/** Every one takes its values by name, see `fill`. */
export const GROWTH_REPORT_WORDS: Words<GrowthWord> = { en, ru, es };
