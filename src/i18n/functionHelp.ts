import { en } from './functionHelp/en';
import { es } from './functionHelp/es';
import { ru } from './functionHelp/ru';
import type { FunctionHelp } from './functionHelp/words';
import type { Language } from './language';

/** Help of the custom functions. */
export const FUNCTION_HELP: Readonly<Record<Language, FunctionHelp>> = { en, ru, es };
