import { isProject, ORDER_PHASES, type OrderKind } from '../../../../engine/landing/campaign/orders';
import { parsePath } from '../../../../engine/landing/path';
import type { CampaignOrder, OrderTarget, Player } from '../../../campaign';
import type { FoundTable } from '../../../found';
import type { PlacedProblem, WorkbookProblem } from '../../../problems';
import { ORDER_CHOICE, ORDER_STATE_CHOICE } from '../../../schema/landing/growth/choices';
import { TURN } from '../../../schema/landing/growth/orders';
import { PHASE_CHOICE } from '../../../schema/choices';
import { shownLabels } from '../../../schema/language';
import { WHOLE_MODIFIER } from '../../../schema/spec';
import { Directory, listed, type Named } from '../../lookup';
import { SeenIds } from '../../players';
import { refer } from '../../reference';
import { rowsOf, type RowReader } from '../../row';
import { readCellName } from './cells';

/** What orders may name. */
export interface OrderContext {
  readonly turn: number;
  readonly mapSize: number;
  readonly players: readonly Player[];
  readonly squads: Directory<Named & { readonly owner: string }>;
  readonly buildings: Directory<Named>;
  readonly units: Directory<Named>;
  readonly technologies: Directory<Named>;
  readonly artefacts: Directory<Named>;
  readonly operations: Directory<Named>;
}

/** What the subject of each kind of order is, and what is said of one that is not there. */
function subjectsOf(kind: OrderKind, context: OrderContext): readonly [Directory<Named>, WorkbookProblem] {
  switch (kind) {
    case 'move':
    case 'attack':
      return [context.squads, 'unknown-squad'];
    case 'build':
    case 'use':
      return [context.buildings, 'unknown-building-type'];
    case 'produce':
      return [context.units, 'unknown-type'];
    case 'research':
      return [context.technologies, 'unknown-technology'];
    case 'study':
      return [context.artefacts, 'unknown-artefact'];
    case 'covert':
      return [context.operations, 'unknown-operation'];
  }
}

/** The player at whom a covert operation is aimed (L-21): named, or the owner of the squad named. */
function readTarget(row: RowReader<'orders'>, { players, squads }: OrderContext): OrderTarget | undefined {
  const text = row.need(row.text('details'), 'details');
  if (text === undefined) return undefined;
  const player = new Directory(players).find(text);
  if (player.kind === 'found') return { player: player.value.id, name: player.value.name };
  const squad = squads.find(text);
  if (squad.kind === 'found') return { player: squad.value.owner, name: squad.value.name };
  const accepted = listed([...players.map(({ name }) => name), ...squads.items.map(({ name }) => name)]);
  return row.report('unknown-target', 'details', { value: text, accepted });
}

/** What the details say, in the form that phases work with; reported where it cannot be read. */
function readDetails(row: RowReader<'orders'>, kind: OrderKind, context: OrderContext): string {
  switch (kind) {
    case 'build':
      return row.need(readCellName(row, 'details', context.mapSize), 'details') ?? '';
    case 'produce':
      return readCellName(row, 'details', context.mapSize) ?? '';
    case 'move': {
      const text = row.need(row.text('details'), 'details') ?? '';
      const path = text === '' ? undefined : parsePath(text);
      if (path?.ok === false) row.pass(path.error, 'details');
      return text;
    }
    case 'attack':
      return row.need(row.text('details'), 'details') ?? '';
    default:
      return row.text('details') ?? '';
  }
}

function checkPhase(row: RowReader<'orders'>, kind: OrderKind): void {
  const phase = row.choice('phase', PHASE_CHOICE);
  const right = ORDER_PHASES[kind];
  if (phase === null || phase === undefined || phase === right) return;
  row.report('order-other-phase', 'phase', {
    value: row.text('phase') ?? '',
    order: shownLabels(ORDER_CHOICE[kind]),
    accepted: shownLabels(PHASE_CHOICE[right]),
  });
}

/** Reads the sheet Orders. What old orders name may be gone by now: only those of the turn, and those on their way, are looked into. */
export function readOrders(
  table: FoundTable<'orders'> | undefined,
  context: OrderContext,
  problems: PlacedProblem[],
): readonly CampaignOrder[] {
  const seen = new SeenIds<'orders'>('id');
  const players = new Directory(context.players);
  return rowsOf(table, problems).flatMap((row) => {
    const id = row.need(row.id('id'), 'id');
    const turn = row.need(row.whole('turn', TURN), 'turn');
    const kind = row.need(row.choice('order', ORDER_CHOICE), 'order');
    const owner = row.need(row.id('player'), 'player');
    const player = owner === undefined ? undefined : refer(row, 'player', owner, players, 'unknown-player');
    const common = {
      modifier: row.whole('modifier', WHOLE_MODIFIER) ?? 0,
      state: row.choice('state', ORDER_STATE_CHOICE) ?? null,
      arrives: row.whole('arrives', TURN) ?? null,
      place: row.rowPlace,
    };
    if (id === undefined || turn === undefined || kind === undefined || !player || !seen.add(row, id)) return [];
    const order = { id, turn, player: player.id, kind, ...common };
    const isLive = turn === context.turn || (common.state === 'accepted' && isProject(kind));
    if (!isLive) {
      return [{ ...order, subject: row.text('subject') ?? '', details: row.text('details') ?? '', target: null }];
    }
    checkPhase(row, kind);
    const [among, unknown] = subjectsOf(kind, context);
    const named = row.text('subject');
    const needed = kind === 'use' ? named : row.need(named, 'subject');
    const subject = needed ? (refer(row, 'subject', needed, among, unknown)?.id ?? '') : '';
    const target = kind === 'covert' ? (readTarget(row, context) ?? null) : null;
    return [{ ...order, subject, details: readDetails(row, kind, context), target }];
  });
}
