import type { Odds } from '../engine/planet/odds';
import { closeOdds, linearOdds, parabolicOdds } from '../engine/planet/odds';
import { ok } from '../engine/result';
import type { Language } from '../i18n/language';
import { PLANET_ODDS_WORDS } from '../i18n/planet';
import { readPlanetOptions } from './options';
import { MAX_COVERED, readSides } from './planetSides';
import type { FunctionSpec, Value } from './spec';
import { refuse, whole } from './values';

function oddsTable(odds: Odds, language: Language): { readonly ok: true; readonly value: Value } {
  const words = PLANET_ODDS_WORDS[language];
  const header = [words.casualtiesOfY, words.casualtiesOfX, words.chance];
  return ok({ kind: 'table', rows: [header, ...odds.map(({ y, x, chance }) => [y, x, chance])] });
}

/** `LINEAR_ODDS` (P-9): exact odds of LINEAR_FIRE. */
const LINEAR_ODDS: FunctionSpec = {
  id: 'LINEAR_ODDS',
  arguments: [
    { id: 'x' },
    { id: 'y' },
    { id: 'cardsX', optional: true },
    { id: 'cardsY', optional: true },
    { id: 'options', optional: true },
  ],
  result: 'table',
  run([x = null, y = null, cardsX = null, cardsY = null, optionsText = null], language) {
    const options = readPlanetOptions(optionsText, language);
    if (!options.ok) return options;
    const sides = readSides([x, y], [cardsX, cardsY], 'fire', language);
    if (!sides.ok) return sides;
    const odds = linearOdds(sides.value.x, sides.value.y, options.value);
    return odds.ok ? oddsTable(odds.value, options.value.language) : refuse('x', odds.error);
  },
};

/** `PARABOLIC_ODDS` (P-9): exact odds of PARABOLIC_FIRE. */
const PARABOLIC_ODDS: FunctionSpec = {
  id: 'PARABOLIC_ODDS',
  arguments: [
    { id: 'x' },
    { id: 'y' },
    { id: 'covered' },
    { id: 'cardsX', optional: true },
    { id: 'cardsY', optional: true },
    { id: 'options', optional: true },
  ],
  result: 'table',
  run([x = null, y = null, coveredCell = null, cardsX = null, cardsY = null, optionsText = null], language) {
    const options = readPlanetOptions(optionsText, language);
    if (!options.ok) return options;
    const sides = readSides([x, y], [cardsX, cardsY], 'fire', language);
    if (!sides.ok) return sides;
    const covered = whole(coveredCell, 'covered', 0, MAX_COVERED);
    if (!covered.ok) return covered;
    const odds = parabolicOdds(sides.value.x, sides.value.y, covered.value, options.value);
    return odds.ok ? oddsTable(odds.value, options.value.language) : refuse('x', odds.error);
  },
};

/** `CLOSE_ODDS` (P-9): exact odds of CLOSE_COMBAT. */
const CLOSE_ODDS: FunctionSpec = {
  id: 'CLOSE_ODDS',
  arguments: [{ id: 'x' }, { id: 'y' }, { id: 'options', optional: true }],
  result: 'table',
  run([x = null, y = null, optionsText = null], language) {
    const options = readPlanetOptions(optionsText, language);
    if (!options.ok) return options;
    const sides = readSides([x, y], [null, null], 'close', language);
    return sides.ok ? oddsTable(closeOdds(sides.value, options.value), options.value.language) : sides;
  },
};

export const PLANET_ODDS_FUNCTIONS: readonly FunctionSpec[] = [LINEAR_ODDS, PARABOLIC_ODDS, CLOSE_ODDS];
