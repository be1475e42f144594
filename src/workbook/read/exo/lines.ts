import type { Body } from '../../../engine/exo/body';
import { RANGE_MODIFIERS, type Cover, type Range, type ShotCondition } from '../../../engine/exo/declarations';
import { woundPlace } from '../../../engine/exo/wounds';
import type { FoundTable } from '../../found';
import type { PlacedProblem } from '../../problems';
import { YES_NO } from '../../schema/choices';
import { COVER_CHOICE, FIVES_CHOICE, RANGE_CHOICE } from '../../schema/exo/choices';
import { MODIFIER, TURN } from '../../schema/exo/numbers';
import type { Directory, Named } from '../lookup';
import { refer } from '../reference';
import { rowsOf, type RowReader } from '../row';
import type { Arm } from './arms';
import { readLocations } from './body';

type Row = RowReader<'lines'>;

/** Half cover hides abdomen and legs, full cover all but the head, where the row does not say which. */
const behind = (degree: Cover['degree'], body: Body): readonly number[] =>
  body.flatMap((part, index) => {
    const place = woundPlace(part);
    const hidden = degree === 'full' ? place !== 'head' : place === 'abdomen' || place === 'leg';
    return hidden ? [index + 1] : [];
  });

function readCover(row: Row, body: Body): Cover | null {
  const degree = row.choice('cover', COVER_CHOICE) ?? 'none';
  const numbers = readLocations(row, 'covered', body);
  const stops = row.whole('stops', { min: 0, max: 1000 }) ?? null;
  return degree === 'none' ? null : { degree, numbers: numbers ?? behind(degree, body), stops };
}

const RANGES = Object.keys(RANGE_MODIFIERS) as readonly Range[];

/** The range of each weapon of the shooter at so many metres; those without ranges, or too short ones, are told. */
function rangesAt(row: Row, metres: number, arms: readonly Arm[]): readonly (readonly [string, Range])[] {
  return arms.flatMap(({ id, ranges }): readonly (readonly [string, Range])[] => {
    if (!ranges) return row.report('ranges-missing', 'metres', { weapon: id }) ?? [];
    const index = ranges.findIndex((most) => metres <= most);
    const range = RANGES[index];
    if (range) return [[id, range]];
    const max = ranges[ranges.length - 1] ?? 0;
    return row.report('beyond-ranges', 'metres', { weapon: id, max, value: metres }) ?? [];
  });
}

/** Who a row is about, and the round it is for; `null`: every round. */
interface Line {
  readonly round: number | null;
  readonly shots: readonly ShotCondition[];
}

export interface LineContext {
  readonly round: number;
  readonly characters: Directory<Named>;
  readonly arms: readonly Arm[];
  readonly body: Body;
  /** Weapons fired in the round: only of these must the ranges reach. */
  readonly fired: ReadonlySet<string>;
}

function readLine(row: Row, { round, characters, arms, body, fired }: LineContext): Line | undefined {
  const given = row.whole('round', TURN);
  if (given === undefined || (given !== null && given !== round)) return undefined;
  const who = (column: 'shooter' | 'target'): string | undefined => {
    const text = row.need(row.id(column), column);
    return text === undefined ? undefined : refer(row, column, text, characters, 'unknown-character')?.id;
  };
  const [shooter, target] = [who('shooter'), who('target')];
  const range = row.choice('range', RANGE_CHOICE);
  const metres = row.whole('metres', { min: 0, max: 100_000 });
  const moving = row.choice('moving', YES_NO);
  const visibility = Number(row.choice('visibility', FIVES_CHOICE) ?? '0') as ShotCondition['visibility'];
  const cover = readCover(row, body);
  const modifier = row.whole('modifier', MODIFIER) ?? 0;
  if (shooter === undefined || target === undefined) return undefined;
  const about = { shooter, target, cover, visibility, moving: moving ? moving === 'yes' : null, modifier };
  const own = arms.filter(({ id, character }) => character === shooter && fired.has(id));
  const measured = range || typeof metres !== 'number' ? [] : rangesAt(row, metres, own);
  const shots = measured.map(([weapon, each]) => ({ ...about, weapon, range: each }));
  return { round: given, shots: [...shots, { ...about, weapon: null, range: range ?? 'N' }] };
}

/** Reads the lines of fire of a round; a row of the round itself goes before one of every round. */
export function readLines(
  table: FoundTable<'lines'> | undefined,
  context: LineContext,
  problems: PlacedProblem[],
): readonly ShotCondition[] {
  const rows = new Map<string, number>();
  const lines = rowsOf(table, problems).flatMap((row) => {
    const line = readLine(row, context);
    const [shot] = line?.shots ?? [];
    if (!line || !shot) return [];
    const key = JSON.stringify([line.round, shot.shooter, shot.target]);
    const first = rows.get(key);
    if (first !== undefined) return row.report('line-repeated', 'target', { row: first + 1 }) ?? [];
    rows.set(key, row.row);
    return [line];
  });
  const isOwn = ({ shooter, target }: ShotCondition): boolean =>
    rows.has(JSON.stringify([context.round, shooter, target]));
  return lines.flatMap(({ round, shots }) => shots.filter((shot) => round !== null || !isOwn(shot)));
}
