import { CARD_IDS } from '../engine/planet/cards';
import { closeCombat } from '../engine/planet/closeCombat';
import { deal, DECK_LABEL, fullDeck } from '../engine/planet/deck';
import { linearFire } from '../engine/planet/linearFire';
import { MAX_CARD_COPIES } from '../engine/planet/options';
import { parabolicFire } from '../engine/planet/parabolicFire';
import { choiceWord } from '../workbook/schema/choices';
import { CARD_CHOICE } from '../workbook/schema/planet/choices';
import { readPlanetOptions } from './options';
import { MAX_COVERED, readSides } from './planetSides';
import { diceFrom, finished } from './seed';
import type { FunctionSpec } from './spec';
import { refuse, whole } from './values';

const MAX_CARDS = CARD_IDS.length * MAX_CARD_COPIES;

/** `LINEAR_FIRE` (P-3): x fires at y. */
const LINEAR_FIRE: FunctionSpec = {
  id: 'LINEAR_FIRE',
  arguments: [
    { id: 'x' },
    { id: 'y' },
    { id: 'cardsX', optional: true },
    { id: 'cardsY', optional: true },
    { id: 'seed', optional: true },
    { id: 'options', optional: true },
  ],
  result: 'row',
  run([x = null, y = null, cardsX = null, cardsY = null, seed = null, optionsText = null], language) {
    const options = readPlanetOptions(optionsText, language);
    if (!options.ok) return options;
    const sides = readSides([x, y], [cardsX, cardsY], 'fire', language);
    if (!sides.ok) return sides;
    const dice = diceFrom(seed);
    if (!dice.ok) return dice;
    const fire = linearFire(sides.value.x, sides.value.y, options.value, dice.value);
    if (!fire.ok) return refuse('x', fire.error);
    const { targetCasualties, firerCasualties, hits, reactions, returnHits } = fire.value;
    const row = [targetCasualties, firerCasualties, hits, reactions, returnHits];
    return finished(dice.value, { kind: 'row', row });
  },
};

/** `PARABOLIC_FIRE` (P-4): x fires at y. */
const PARABOLIC_FIRE: FunctionSpec = {
  id: 'PARABOLIC_FIRE',
  arguments: [
    { id: 'x' },
    { id: 'y' },
    { id: 'covered' },
    { id: 'cardsX', optional: true },
    { id: 'cardsY', optional: true },
    { id: 'seed', optional: true },
    { id: 'options', optional: true },
  ],
  result: 'row',
  run(
    [x = null, y = null, coveredCell = null, cardsX = null, cardsY = null, seed = null, optionsText = null],
    language,
  ) {
    const options = readPlanetOptions(optionsText, language);
    if (!options.ok) return options;
    const sides = readSides([x, y], [cardsX, cardsY], 'fire', language);
    if (!sides.ok) return sides;
    const covered = whole(coveredCell, 'covered', 0, MAX_COVERED);
    if (!covered.ok) return covered;
    const dice = diceFrom(seed);
    if (!dice.ok) return dice;
    const fire = parabolicFire(sides.value.x, sides.value.y, covered.value, options.value, dice.value);
    if (!fire.ok) return refuse('x', fire.error);
    const { targetCasualties, hit, escaped } = fire.value;
    return finished(dice.value, { kind: 'row', row: [targetCasualties, hit ? 1 : 0, escaped] });
  },
};

/** `CLOSE_COMBAT` (P-5). */
const CLOSE_COMBAT: FunctionSpec = {
  id: 'CLOSE_COMBAT',
  arguments: [{ id: 'x' }, { id: 'y' }, { id: 'seed', optional: true }, { id: 'options', optional: true }],
  result: 'row',
  run([x = null, y = null, seed = null, optionsText = null], language) {
    const options = readPlanetOptions(optionsText, language);
    if (!options.ok) return options;
    const sides = readSides([x, y], [null, null], 'close', language);
    if (!sides.ok) return sides;
    const dice = diceFrom(seed);
    if (!dice.ok) return dice;
    const { casualties, totals } = closeCombat(sides.value, options.value, dice.value);
    return finished(dice.value, { kind: 'row', row: [casualties.y, casualties.x, totals.x, totals.y] });
  },
};

/** `DEAL_CARDS` (P-6): a column of the cards dealt from a full deck, in the order drawn. */
const DEAL_CARDS: FunctionSpec = {
  id: 'DEAL_CARDS',
  arguments: [{ id: 'number' }, { id: 'seed', optional: true }, { id: 'options', optional: true }],
  result: 'table',
  run([number = null, seed = null, optionsText = null], language) {
    const options = readPlanetOptions(optionsText, language);
    if (!options.ok) return options;
    const count = whole(number, 'number', 1, MAX_CARDS);
    if (!count.ok) return count;
    const dice = diceFrom(seed);
    if (!dice.ok) return dice;
    const stream = dice.value.stream(DECK_LABEL, null);
    const cards = deal(fullDeck(options.value.cardCopies), count.value, stream);
    if (!cards.ok) return refuse('number', cards.error);
    const rows = cards.value.draws.map(({ card }) => [choiceWord(CARD_CHOICE, card, options.value.language)]);
    return finished(dice.value, { kind: 'table', rows });
  },
};

export const PLANET_FUNCTIONS: readonly FunctionSpec[] = [LINEAR_FIRE, PARABOLIC_FIRE, CLOSE_COMBAT, DEAL_CARDS];
