import type { Side } from '../../engine/landing/types';
import type { EngagementFacts, SquadFacts } from './facts';
import { labelsOf } from '../labels';

/** One fight from the place of one viewer: whose squads are whose, and what the viewer calls them. */
export interface Viewpoint {
  readonly engagement: EngagementFacts;
  readonly showEnemyHp: boolean;
  readonly own: readonly SquadFacts[];
  readonly others: readonly SquadFacts[];
  readonly isOwn: (id: string) => boolean;
  readonly sideOf: (id: string) => Side;
  readonly label: (id: string) => string;
}

/** Makes a viewpoint, or `null` where the viewer has no squad in the fight. */
export function viewpointOf(player: string, engagement: EngagementFacts, showEnemyHp: boolean): Viewpoint | null {
  const squads = [...engagement.attackers, ...engagement.defenders];
  const own = squads.filter(({ owner }) => owner === player);
  if (own.length === 0) return null;
  const others = squads.filter(({ owner }) => owner !== player);
  const ownIds = new Set(own.map(({ id }) => id));
  const attackers = new Set(engagement.attackers.map(({ id }) => id));
  // Own squads come first, so that an enemy's name never puts a number behind one's own.
  const labels = labelsOf([...own, ...others]);
  return {
    engagement,
    showEnemyHp,
    own,
    others,
    isOwn: (id) => ownIds.has(id),
    sideOf: (id) => (attackers.has(id) ? 'attacker' : 'defender'),
    label: (id) => labels.get(id) ?? '',
  };
}
