import { PARTS, type Part } from '../../../engine/exo/body';
import type { ExoOptions } from '../../../engine/exo/options';
import type { CharacterState, Life, Wound } from '../../../engine/exo/state';
import { defaultLifePoints, type Character } from '../../../engine/exo/types';
import { severityOf } from '../../../engine/exo/wounds';
import type { CampaignCharacter, Player } from '../../campaign';
import type { FoundTable } from '../../found';
import type { PlacedProblem } from '../../problems';
import { YES_NO } from '../../schema/choices';
import { HAND_CHOICE } from '../../schema/exo/choices';
import { DIE, NUMBER, ROUND } from '../../schema/exo/numbers';
import type { ColumnOf } from '../../schema/tables';
import { parseWounds } from '../../wounds';
import type { Directory } from '../lookup';
import { SeenIds } from '../players';
import { refer } from '../reference';
import { rowsOf, type RowReader } from '../row';
import type { Arm } from './arms';

type Row = RowReader<'characters'>;

/** A row that has an id: others may refer to it, whatever else is wrong with it. */
export interface CharacterRow {
  readonly id: string;
  readonly name: string;
  readonly row: Row;
}

/** The rows of the sheet Characters with their ids. */
export function characterRows(
  table: FoundTable<'characters'> | undefined,
  problems: PlacedProblem[],
): readonly CharacterRow[] {
  const seen = new SeenIds<'characters'>('id');
  return rowsOf(table, problems).flatMap((row) => {
    const id = row.need(row.id('id'), 'id');
    const name = row.need(row.text('name'), 'name');
    return id !== undefined && seen.add(row, id) ? [{ id, name: name ?? id, row }] : [];
  });
}

const ARMOUR_COLUMNS = {
  head: 'armourHead',
  chest: 'armourChest',
  'right arm': 'armourRightArm',
  'left arm': 'armourLeftArm',
  abdomen: 'armourAbdomen',
  'right leg': 'armourRightLeg',
  'left leg': 'armourLeftLeg',
} as const satisfies Record<Part, ColumnOf<'characters'>>;

function readArmour(row: Row): Character['armour'] {
  const worn = PARTS.map((part) => [part, row.whole(ARMOUR_COLUMNS[part], { min: 0, max: 1000 }) ?? 0] as const);
  return Object.fromEntries(worn.filter(([, value]) => value > 0));
}

function readOwner(row: Row, players: Directory<Player> | null): string | null {
  const text = row.id('owner');
  if (!text || !players) return null;
  return refer(row, 'owner', text, players, 'unknown-player')?.id ?? null;
}

const POINTS = { min: 0, max: 100_000 };

function readLife(row: Row): Life {
  const downSince = row.whole('downSince', ROUND) ?? null;
  return {
    wounds: row.whole('woundPoints', POINTS) ?? 0,
    stun: row.whole('stunPoints', POINTS) ?? 0,
    lastDMinus: row.whole('lastDMinus', DIE) ?? 0,
    mortalDMinus: row.whole('mortalDMinus', DIE) ?? null,
    downSince: downSince === 0 ? null : downSince,
  };
}

function readWounds(row: Row, resistance: number, options: ExoOptions): readonly Wound[] {
  const text = row.text('wounds');
  if (!text) return [];
  const wounds = parseWounds(text);
  if ('unread' in wounds) {
    row.report('wounds-unreadable', 'wounds', { value: wounds.unread, example: '2 chest 7, light, C-05, treated' });
    return [];
  }
  return wounds.map((wound) => ({
    ...wound,
    severity: wound.severity ?? severityOf(wound.damage, resistance, options),
  }));
}

function readAim(row: Row, everybody: Directory<CharacterRow>): CharacterState['aim'] {
  const text = row.id('aimTarget');
  const rounds = row.whole('aimRounds', { min: 0, max: 1000 }) ?? 0;
  const target = text ? refer(row, 'aimTarget', text, everybody, 'unknown-character') : undefined;
  return target ? { target: target.id, rounds } : null;
}

export interface CharacterContext {
  /** `null`: there is no such sheet, which has been reported. */
  readonly players: Directory<Player> | null;
  readonly everybody: Directory<CharacterRow>;
  readonly arms: readonly Arm[];
  readonly options: ExoOptions;
}

/** Reads a character, joined with its weapons. */
export function readCharacter({ id, name, row }: CharacterRow, context: CharacterContext): CampaignCharacter {
  const number = (column: ColumnOf<'characters'>): number => row.need(row.whole(column, NUMBER), column) ?? 0;
  const own = context.arms.filter(({ character }) => character === id);
  const resistance = row.need(row.whole('resistance', { min: 1, max: 1000 }), 'resistance') ?? 1;
  const character: Character = {
    ...{ id, name, owner: readOwner(row, context.players), resistance },
    ...{ primary: number('primary'), secondary: number('secondary') },
    ...{ coordination: number('coordination'), strength: number('strength') },
    perception: row.whole('perception', NUMBER) ?? 0,
    alertness: row.whole('alertness', NUMBER) ?? 0,
    lifePoints: row.whole('lifePoints', { min: 1, max: 10_000 }) ?? defaultLifePoints(resistance),
    mortalThreshold: row.need(row.whole('mortalThreshold', { min: 0, max: 10_000 }), 'mortalThreshold') ?? 0,
    offHand: row.choice('offHand', HAND_CHOICE) ?? 'left',
    armour: readArmour(row),
    weapons: own.map(({ weapon }) => weapon),
  };
  const state: CharacterState = {
    character,
    life: readLife(row),
    wounds: readWounds(row, resistance, context.options),
    stunnedUntil: row.whole('stunnedUntil', ROUND) ?? 0,
    incapacitatedUntil: row.whole('incapacitatedUntil', ROUND) ?? 0,
    unconsciousUntil: row.whole('unconsciousUntil', ROUND) ?? 0,
    dead: row.choice('dead', YES_NO) === 'yes',
    aim: readAim(row, context.everybody),
    weapons: Object.fromEntries(own.map(({ id: weapon, held }) => [weapon, held])),
  };
  return { id, name, side: row.text('side') ?? '', state, place: row.rowPlace };
}
