import type { Action, Declaration } from '../../../engine/exo/declarations';
import type { ActionRow, CampaignCharacter } from '../../campaign';
import type { FoundTable } from '../../found';
import { tidyText } from '../../names';
import type { PlacedProblem } from '../../problems';
import { YES_NO } from '../../schema/choices';
import { ACTION_CHOICE, FIVES_CHOICE } from '../../schema/exo/choices';
import { ACTION_NUMBER, TURN } from '../../schema/exo/numbers';
import type { Directory } from '../lookup';
import { refer } from '../reference';
import { rowsOf, type RowReader } from '../row';
import { readAction, type ActionContext } from './action';

type Row = RowReader<'actions'>;

/** What a row says of all the character's actions (E-8, E-10); `null`: nothing. */
interface Burden {
  readonly raise: Declaration['raise'] | null;
  readonly changed: boolean | null;
  readonly twoWeapons: boolean | null;
}

/** A row of the round; `action` is `null` for what befalls the character. */
interface ReadRow {
  readonly row: Row;
  readonly character: string;
  readonly number: number;
  readonly action: Action | null;
  readonly dice: readonly number[];
  readonly burden: Burden;
}

export interface ReadActions {
  readonly declared: readonly Declaration[];
  readonly ambushed: readonly string[];
  readonly disturbed: readonly string[];
  readonly rows: readonly ActionRow[];
}

const DICE_OF_TA = 3;

function readDice(row: Row): readonly number[] {
  const text = row.text('dice');
  if (!text) return [];
  const faces = text
    .split(/[\s,;|/]+/u)
    .map(tidyText)
    .filter((face) => face !== '');
  const isFace = (face: string): boolean => /^(?:[1-9]|10)$/.test(face);
  if (faces.length > 0 && faces.every(isFace) && faces.length % DICE_OF_TA === 0) return faces.map(Number);
  row.report('dice-unreadable', 'dice', { value: text });
  return [];
}

function readBurden(row: Row): Burden {
  const raise = row.choice('raise', FIVES_CHOICE);
  const yes = (column: 'changed' | 'twoWeapons'): boolean | null => {
    const word = row.choice(column, YES_NO);
    return word ? word === 'yes' : null;
  };
  return {
    raise: raise ? (Number(raise) as Declaration['raise']) : null,
    changed: yes('changed'),
    twoWeapons: yes('twoWeapons'),
  };
}

/** The one value that the rows of a character give; another one in a later row is reported. */
function agreed<Key extends keyof Burden>(rows: readonly ReadRow[], key: Key): Burden[Key] | null {
  const given = rows.filter(({ burden }) => burden[key] !== null);
  const [first] = given;
  const other = given.find(({ burden }) => burden[key] !== first?.burden[key]);
  if (first && other) other.row.report('declared-differently', key, { row: first.row.row + 1 });
  return first?.burden[key] ?? null;
}

function declarationOf(character: string, rows: readonly ReadRow[]): Declaration {
  return {
    character,
    actions: rows.flatMap(({ action }) => action ?? []),
    raise: agreed(rows, 'raise') ?? 0,
    changed: agreed(rows, 'changed') ?? false,
    twoWeapons: agreed(rows, 'twoWeapons') ?? false,
    modifier: 0,
  };
}

export interface RoundContext extends ActionContext {
  readonly round: number;
  readonly characters: Directory<CampaignCharacter>;
}

/** Reads the rows of the round: who declares what, and what befalls whom. */
export function readActions(
  table: FoundTable<'actions'> | undefined,
  context: RoundContext,
  problems: PlacedProblem[],
): ReadActions {
  const acting = new Map<string, ReadRow[]>();
  const befallen = { ambushed: new Set<string>(), disturbed: new Set<string>() };
  const seen = new Map<string, number>();
  const rows: ActionRow[] = [];
  const { round } = context;
  const isNew = (row: Row, id: string, column: 'number' | 'action'): boolean => {
    const first = seen.get(id);
    if (first !== undefined) row.report('action-repeated', column, { row: first + 1 });
    else seen.set(id, row.row);
    return first === undefined;
  };
  for (const row of rowsOf(table, problems)) {
    const own = row.need(row.whole('round', TURN), 'round');
    if (own !== round) continue;
    const text = row.need(row.id('character'), 'character');
    const who = text === undefined ? undefined : refer(row, 'character', text, context.characters, 'unknown-character');
    const word = row.need(row.choice('action', ACTION_CHOICE), 'action');
    const number = row.whole('number', ACTION_NUMBER);
    if (!who || word === undefined || number === undefined) continue;
    const dice = readDice(row);
    if (word === 'ambushed' || word === 'disturbed') {
      const id = JSON.stringify([round, who.id, word]);
      if (!isNew(row, id, 'action')) continue;
      befallen[word].add(who.id);
      rows.push({ id, character: who.id, action: 0, dice, place: row.rowPlace });
      continue;
    }
    const earlier = acting.get(who.id) ?? [];
    const settled = number ?? (earlier[earlier.length - 1]?.number ?? 0) + 1;
    if (!isNew(row, JSON.stringify([round, who.id, settled]), 'number')) continue;
    const betterHand = who.state.character.offHand === 'left' ? 'right' : 'left';
    const action = readAction(row, word, { id: who.id, betterHand }, context) ?? null;
    const read = { row, character: who.id, number: settled, action, dice, burden: readBurden(row) };
    acting.set(who.id, [...earlier, read]);
  }
  const declared = [...acting].map(([id, own]) => {
    const sorted = [...own].sort((a, b) => a.number - b.number);
    sorted.forEach(({ row, number, dice }, index) => {
      const rowId = JSON.stringify([round, id, number]);
      rows.push({ id: rowId, character: id, action: index + 1, dice, place: row.rowPlace });
    });
    return declarationOf(id, sorted);
  });
  return { declared, ambushed: [...befallen.ambushed], disturbed: [...befallen.disturbed], rows };
}
