import { DEFAULT_ATTACKS, PROFILES } from '../engine/planet/profiles';
import type { Profile, Side, Style } from '../engine/planet/types';
import type { Problem } from '../engine/problem';
import { problem } from '../engine/problem';
import type { Result } from '../engine/result';
import { err, ok } from '../engine/result';
import type { FunctionProblemCode } from '../i18n/functions';
import type { Language } from '../i18n/language';
import { choiceWords, chosen } from '../workbook/schema/choices';
import { shownLabels } from '../workbook/schema/language';
import { SOLDIER_CHOICE, SOLDIER_LABELS, STYLE_CHOICE } from '../workbook/schema/planet/choices';
import { soldierNumber } from '../workbook/soldierNumber';
import type { ProfileCells } from './profile';
import { readProfile } from './profile';
import type { Argument, Scalar } from './spec';
import { rowsOf, textOf } from './values';

type Field = keyof Profile;
type Cells = ProfileCells<Field>;
type Refusal = Problem<FunctionProblemCode>;

const POSITIONS: readonly Field[] = [
  ...(['name', 'toHit', 'reaction', 'save', 'style', 'saveModifier', 'shots', 'attacks'] as const),
];

/** A target number of 1 always succeeds; one of 0 would be a blank cell in desktop Excel. */
const TARGET = { min: 1, max: 20 };
const SAVE_MODIFIER = { min: -20, max: 20 };
const SHOTS = { min: 0, max: 1000 };
const ATTACKS = { min: 0, max: 100 };

const label = (field: Field): string => shownLabels(SOLDIER_LABELS[field]);
const isBlank = (cell: Scalar): boolean => textOf(cell) === '' || cell === 0;

/** A whole number as the source writes it: `4`, `4+`, `(-1)`. `undefined` where the cell is missing or blank. */
function numberField(
  cells: Cells,
  field: Field,
  { min, max }: { readonly min: number; readonly max: number },
): Result<number | undefined, Refusal> {
  const text = textOf(cells[field] ?? null);
  if (text === '') return ok(undefined);
  const value = soldierNumber(text);
  return value !== undefined && value >= min && value <= max
    ? ok(value)
    : err(problem('field-whole', { field: label(field), value: text, min, max }));
}

function required(value: Result<number | undefined, Refusal>, field: Field): Result<number, Refusal> {
  if (!value.ok) return value;
  return value.value === undefined ? err(problem('field-missing', { field: label(field) })) : ok(value.value);
}

function styleField(cells: Cells, language: Language): Result<Style | null, Refusal> {
  const cell = cells.style ?? null;
  if (isBlank(cell)) return ok(null);
  const value = textOf(cell);
  const style = chosen(STYLE_CHOICE, value);
  if (style) return ok(style);
  const accepted = choiceWords(STYLE_CHOICE, language).join(', ');
  return err(problem('planet-style-unknown', { field: label('style'), value, accepted }));
}

/** The only thing said, if it is one cell: a name that stands for a whole profile (contract). */
function onlyCell(argument: Argument): Scalar {
  const [first = null, ...rest] = rowsOf(argument).flat();
  return rest.every(isBlank) ? first : null;
}

function named(name: string, language: Language): Result<Profile, Refusal> {
  const id = chosen(SOLDIER_CHOICE, name);
  if (id) return ok({ name, ...PROFILES[id] });
  const names = choiceWords(SOLDIER_CHOICE, language).join(', ');
  return err(problem('planet-soldier-unknown', { value: name, names }));
}

/**
 * Reads a soldier of a custom function: the name of one of the twelve profiles (P-7), or a range in any of the
 * contract's shapes.
 * @param fires whether it is the one that fires, who needs a number of shots.
 */
export function readSoldier(
  argument: Argument,
  side: Side,
  fires: boolean,
  language: Language,
): Result<Profile, Refusal> {
  const only = onlyCell(argument);
  if (!isBlank(only)) return named(textOf(only), language);
  const read = readProfile(argument, SOLDIER_LABELS, POSITIONS);
  if (!read.ok) return read;
  const cells = read.value;
  const toHit = required(numberField(cells, 'toHit', TARGET), 'toHit');
  if (!toHit.ok) return toHit;
  const reaction = required(numberField(cells, 'reaction', TARGET), 'reaction');
  if (!reaction.ok) return reaction;
  const save = required(numberField(cells, 'save', TARGET), 'save');
  if (!save.ok) return save;
  const style = styleField(cells, language);
  if (!style.ok) return style;
  const saveModifier = numberField(cells, 'saveModifier', SAVE_MODIFIER);
  if (!saveModifier.ok) return saveModifier;
  const shots = numberField(cells, 'shots', SHOTS);
  if (!shots.ok) return shots;
  if (fires && shots.value === undefined) return err(problem('field-missing', { field: label('shots') }));
  const attacks = numberField(cells, 'attacks', ATTACKS);
  if (!attacks.ok) return attacks;
  const name = cells.name ?? null;
  return ok({
    name: isBlank(name) ? side : textOf(name),
    toHit: toHit.value,
    reaction: reaction.value,
    save: save.value,
    style: style.value,
    saveModifier: saveModifier.value ?? 0,
    shots: shots.value ?? 0,
    // 0 is what a blank cell becomes in desktop Excel.
    attacks: attacks.value || DEFAULT_ATTACKS,
  });
}
