import type { Words } from './language';
import { en } from './mapReports/en';
import { es } from './mapReports/es';
import { ru } from './mapReports/ru';

/** Ids of the words that reports about the map are made of. */
export type MapReportWord = keyof typeof en;

/** Every one takes its values by name, see `fill`. */
export const MAP_REPORT_WORDS: Words<MapReportWord> = { en, ru, es };
