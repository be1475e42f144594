import { en } from './help/en';
import { es } from './help/es';
import { ru } from './help/ru';
import type { HelpWord } from './help/words';
import type { Words } from './language';

/** Help of the command line. */
export const HELP_WORDS: Words<HelpWord> = { en, ru, es };
