import type { Words } from './language';
import { en } from './reports/en';
import { es } from './reports/es';
import { ru } from './reports/ru';

/** Ids of the words that reports are made of. */
export type ReportWord = keyof typeof en;

/** Texts of reports; every one takes its values by name, see {@link fill}. */
export const REPORT_WORDS: Words<ReportWord> = { en, ru, es };
