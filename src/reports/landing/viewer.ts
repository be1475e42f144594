import { add, type Fixed, ZERO } from '../../engine/fixed';
import type { CombatEvent, Decision, ShotEvent } from '../../engine/landing/events';
import type { Outcome } from '../../engine/landing/types';
import { courseOf, leastDistance } from './course';
import type { PhaseFacts, SquadFacts } from './facts';
import type { OwnSquad, SeenSquad, ViewerFight, ViewerOutcome, ViewerReport } from './known';
import { attacksKnownTo } from './map/attacks';
import { type Viewpoint, viewpointOf } from './viewpoint';

/**
 * What a player may know of a phase (L-23 e): the one door through which a fight's events get into anything that
 * leaves the GM's workbook. Throws for an id that is no player's.
 */
export function knownTo(playerId: string, phase: PhaseFacts): ViewerReport {
  const player = phase.players.find(({ id }) => id === playerId);
  if (!player) throw new Error('A report was asked for somebody who is no player.');
  const { id, name, character, language, format, eliminated } = player;
  const recipient = { id, name, character, language, format, eliminated };
  const fights: ViewerFight[] = [];
  for (const engagement of phase.engagements) {
    const view = viewpointOf(playerId, engagement, phase.showEnemyHp);
    if (view) fights.push(fightOf(view, fights.length + 1));
  }
  const { campaign, turn, commitment, digest } = phase;
  const refused = attacksKnownTo(playerId, phase).filter((attack) => attack.refused !== null);
  const report = { recipient, campaign, turn, phase: phase.phase, commitment, digest, fights };
  return refused.length > 0 ? { ...report, refused } : report;
}

function fightOf(view: Viewpoint, number: number): ViewerFight {
  const { engagement } = view;
  const sides = new Set(view.own.map(({ id }) => view.sideOf(id)));
  const side = sides.size === 2 ? 'both' : sides.has('attacker') ? 'attacker' : 'defender';
  const end = engagement.events.find((event) => event.kind === 'end');
  const seen = view.others.map((squad) => ({ squad, known: seenSquad(view, squad) }));
  const living = new Set([...view.own, ...view.others].map(({ id }) => id));
  const startDistance = leastDistance(view, { places: new Map(engagement.places), living }) ?? 0;
  return {
    number,
    side,
    outcome: viewerOutcome(end?.outcome ?? 'draw', side),
    cycles: end?.cycles ?? 0,
    startDistance,
    endDistance: end?.distance ?? startDistance,
    own: view.own.map((squad) => ownSquad(view, squad)),
    allies: seen.filter(({ squad }) => sides.has(view.sideOf(squad.id))).map(({ known }) => known),
    enemies: seen.filter(({ squad }) => !sides.has(view.sideOf(squad.id))).map(({ known }) => known),
    course: courseOf(view),
  };
}

function viewerOutcome(outcome: Outcome, side: ViewerFight['side']): ViewerOutcome {
  if (outcome === 'mutual' || outcome === 'draw' || side === 'both') return outcome;
  return outcome === side ? 'won' : 'lost';
}

const shotsOf = (view: Viewpoint, id: string): readonly ShotEvent[] =>
  view.engagement.events.filter((event): event is ShotEvent => event.kind === 'shot' && event.squad === id);

const damageOf = (shots: readonly ShotEvent[]): Fixed => shots.reduce((sum, { damage }) => add(sum, damage), ZERO);

const isDestroyed = (view: Viewpoint, id: string): boolean =>
  view.engagement.events.some((event) => event.kind === 'destroyed' && event.squad === id);

function hpAfter(view: Viewpoint, { id, hp }: SquadFacts): Fixed {
  const losses = view.engagement.events.filter(
    (event): event is Extract<CombatEvent, { kind: 'loss' }> => event.kind === 'loss' && event.squad === id,
  );
  return losses.at(-1)?.hp ?? hp;
}

function ownSquad(view: Viewpoint, squad: SquadFacts): OwnSquad {
  const shots = shotsOf(view, squad.id);
  return {
    id: squad.id,
    label: view.label(squad.id),
    type: squad.type,
    skill: squad.skill,
    hpBefore: squad.hp,
    hpAfter: hpAfter(view, squad),
    destroyed: isDestroyed(view, squad.id),
    shots: shots.length,
    hits: shots.filter(({ result }) => result !== 'miss').length,
    damage: damageOf(shots),
    rules: squad.ruleTexts.map((text, index) => ({
      number: index + 1,
      text,
      cycles: cyclesOfRule(view, squad.id, index + 1),
    })),
    key: view.engagement.squadKeys.get(squad.id) ?? null,
  };
}

const usesRule = (decision: Decision, rule: number): boolean =>
  [decision.targetRule, decision.moveRule, decision.fireRule].includes(rule);

const cyclesOfRule = (view: Viewpoint, id: string, rule: number): readonly number[] =>
  view.engagement.events
    .filter((event) => event.kind === 'decision')
    .filter(({ squad, decision }) => squad === id && usesRule(decision, rule))
    .map(({ cycle }) => cycle);

function seenSquad(view: Viewpoint, squad: SquadFacts): SeenSquad {
  const shots = shotsOf(view, squad.id);
  return {
    label: view.label(squad.id),
    type: squad.type,
    ranges: [...new Set(squad.weapons.map(({ range }) => range))].sort((a, b) => a - b),
    shots: shots.length,
    damage: damageOf(shots),
    destroyed: isDestroyed(view, squad.id),
    hp: view.showEnemyHp ? { before: squad.hp, after: hpAfter(view, squad) } : null,
  };
}
