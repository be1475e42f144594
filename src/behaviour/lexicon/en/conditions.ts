/** English phrases for the conditions of B-2, and those that are refused on purpose (B-1). Articles are gone. */
import type { Patterns } from '../lexicon';
import { FIRE } from './fire-conditions';
import { PLACE } from './place-conditions';
import { SIDES } from './sides-conditions';
import { STATE } from './state-conditions';

export const CONDITIONS: Patterns = { ...FIRE, ...PLACE, ...STATE, ...SIDES };
