import { en } from './exoReports/en';
import { es } from './exoReports/es';
import { ru } from './exoReports/ru';
import type { Words } from './language';

/** Ids of the words that EXO's reports, log and states are made of. */
export type ExoReportWord = keyof typeof en;

/** Every one takes its values by name, see `fill`. */
export const EXO_REPORT_WORDS: Words<ExoReportWord> = { en, ru, es };
