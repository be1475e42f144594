import type { Side } from '../../engine/landing/types';
import type { EngagementFacts, SquadFacts } from './facts';
import { oneLine } from '../one-line';

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

/** Names as labels: those that look equal, or equal but for case, are numbered, since ids cannot tell them apart. */
function labelsOf(squads: readonly SquadFacts[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const labels = new Map<string, string>();
  for (const { id, name } of squads) {
    const plain = oneLine(name) || '—';
    let label = plain;
    for (let copy = 2; taken.has(folded(label)); copy += 1) label = `${plain} (${copy})`;
    taken.add(folded(label));
    labels.set(id, label);
  }
  return labels;
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
