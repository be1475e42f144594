import type { PointsRow } from '../../../../engine/landing/campaign/score';
import type { CampaignArtefact, CampaignResources, Player } from '../../../campaign';
import type { FoundTable } from '../../../found';
import type { PlacedProblem } from '../../../problems';
import { COMMAND_LIMIT, DESTROYED } from '../../../schema/landing/growth/resources';
import { POINTS } from '../../../schema/landing/growth/points';
import { SCORE_CHOICE } from '../../../schema/landing/growth/choices';
import { Directory } from '../../lookup';
import { SeenIds } from '../../players';
import { refer } from '../../reference';
import { rowsOf } from '../../row';
import { byName, readAmounts, readNames } from './cells';
import type { Technologies } from './catalogue';

/** Reads the sheet Resources: one row a player. */
export function readResources(
  table: FoundTable<'resources'> | undefined,
  known: {
    readonly players: readonly Player[];
    readonly technologies: Technologies;
    readonly artefacts: readonly CampaignArtefact[];
  },
  problems: PlacedProblem[],
): readonly CampaignResources[] {
  const players = new Directory(known.players);
  const artefacts = new Directory(known.artefacts.map(byName));
  const seen = new SeenIds<'resources'>('player');
  return rowsOf(table, problems).flatMap((row) => {
    const text = row.need(row.id('player'), 'player');
    const player = text === undefined ? undefined : refer(row, 'player', text, players, 'unknown-player');
    const own = {
      stock: readAmounts(row, 'stock'),
      technologies: readNames(row, 'technologies', known.technologies, 'unknown-technology'),
      artefacts: readNames(row, 'artefacts', artefacts, 'unknown-artefact'),
      commandLimit: row.whole('commandLimit', COMMAND_LIMIT) ?? null,
      destroyed: row.whole('destroyed', DESTROYED) ?? 0,
    };
    if (!player || !seen.add(row, player.id)) return [];
    return [{ id: player.id, ...own, place: row.rowPlace }];
  });
}

/** Reads the sheet Points (L-25). */
export const readPoints = (table: FoundTable<'points'> | undefined, problems: PlacedProblem[]): readonly PointsRow[] =>
  rowsOf(table, problems).flatMap((row) => {
    const what = row.need(row.choice('what', SCORE_CHOICE), 'what');
    const points = row.need(row.whole('points', POINTS), 'points');
    const name = row.text('name') ?? '';
    return what === undefined || points === undefined ? [] : [{ what, name, points }];
  });
