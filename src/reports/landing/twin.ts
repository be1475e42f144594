import { add, type Fixed, fixedOf, ZERO } from '../../engine/fixed';
import type { CombatEvent, ShotEvent } from '../../engine/landing/events';
import type { Modifier, Weapon } from '../../engine/landing/types';
import { NOBODY, standIns, strangerOf } from '../twin';
import type { EngagementFacts, PhaseFacts, SquadFacts } from './facts';

/**
 * The phase with all that a player may not know replaced (L-23 e): other players, fights without own squads, and of
 * others' squads all but name, type, ranges, shots, the damage they dealt, moves and whether they were destroyed.
 * @param playerId `null`: everybody reads it (the public packet).
 */
export function phaseTwin(playerId: string | null, facts: PhaseFacts): PhaseFacts {
  const viewer = playerId ?? NOBODY;
  const other = standIns();
  return {
    ...facts,
    players: facts.players.map((player) =>
      player.id === viewer ? player : { ...strangerOf(player, other), eliminated: !player.eliminated },
    ),
    ...(facts.attacks && { attacks: facts.attacks.filter((attack) => attack.player === viewer) }),
    ...(facts.squads && { squads: facts.squads.filter(({ owner }) => owner === viewer) }),
    engagements: facts.engagements.flatMap((engagement) => {
      const own = [...engagement.attackers, ...engagement.defenders].filter(({ owner }) => owner === viewer);
      if (own.length === 0) return [];
      const ids = new Set(own.map(({ id }) => id));
      return [fightTwin(engagement, { showHp: facts.showEnemyHp, isOwn: (id) => ids.has(id), other })];
    }),
  };
}

interface Mask {
  readonly showHp: boolean;
  readonly isOwn: (id: string) => boolean;
  readonly other: (text: string) => string;
}

/** Places on the line mean nothing but by their distance. */
const SHIFT = 3;
const ONE = fixedOf(1);
const more = (value: Fixed): Fixed => add(value, ONE);

function fightTwin(engagement: EngagementFacts, mask: Mask): EngagementFacts {
  const { attackers, defenders, places, events, squadKeys } = engagement;
  const idOf = (id: string): string => (mask.isOwn(id) ? id : mask.other(id));
  const side = (squads: readonly SquadFacts[]): readonly SquadFacts[] =>
    squads.map((squad) => (mask.isOwn(squad.id) ? squad : squadTwin(squad, mask)));
  return {
    id: mask.other(engagement.id),
    attackers: side(attackers),
    defenders: side(defenders),
    places: new Map([...places].map(([id, place]) => [idOf(id), place + SHIFT])),
    events: events.flatMap((event) => eventTwin(event, events, mask)),
    squadKeys: new Map([...squadKeys].map(([id, key]) => [idOf(id), mask.isOwn(id) ? key : mask.other(key)])),
  };
}

const SECRET: readonly Modifier[] = [{ cause: 'gm', value: 7 }];

const weaponTwin = (weapon: Weapon, { other }: Mask): Weapon => ({
  name: other(weapon.name),
  shots: weapon.shots + 1,
  damage: { kind: 'dice', dice: { count: 3, sides: 6, plus: 1 } },
  range: weapon.range,
  contact: !weapon.contact,
  indirect: !weapon.indirect,
  equipment: !weapon.equipment,
  uses: weapon.uses === null ? 1 : null,
  critical: { kind: weapon.critical.kind === 'none' ? 'standard' : 'none' },
});

const squadTwin = (squad: SquadFacts, mask: Mask): SquadFacts => ({
  ...squad,
  id: mask.other(squad.id),
  owner: squad.owner === null ? null : mask.other(squad.owner),
  hp: mask.showHp ? squad.hp : more(squad.hp),
  skill: squad.skill + 1,
  weapons: squad.weapons.map((weapon) => weaponTwin(weapon, mask)).reverse(),
  attackModifiers: SECRET,
  modifierOfAttacksOnIt: squad.modifierOfAttacksOnIt + 1,
  terrain: squad.terrain === null ? { passability: 2, cell: 5 } : null,
  rules: [],
  ruleTexts: squad.ruleTexts.map(mask.other),
});

function eventTwin(event: CombatEvent, events: readonly CombatEvent[], mask: Mask): readonly CombatEvent[] {
  const { isOwn, other, showHp } = mask;
  if (event.kind === 'end') return [event];
  const mine = isOwn(event.squad);
  const idOf = (id: string): string => (isOwn(id) ? id : other(id));
  const squad = idOf(event.squad);
  switch (event.kind) {
    case 'decision': {
      if (!mine) return [];
      const { target, hopeless } = event.decision;
      const decision = { ...event.decision, target: idOf(target), hopeless: isOwn(target) ? hopeless : !hopeless };
      return [{ ...event, squad, decision }];
    }
    case 'shot':
      return [{ ...shotTwin(event, events, mask), squad, target: idOf(event.target) }];
    case 'loss':
      return mine || showHp ? [{ ...event, squad }] : [];
    case 'destroyed':
      return [{ ...event, squad }];
    case 'move': {
      const move = { ...event, squad, from: event.from + SHIFT, to: event.to + SHIFT };
      if (mine) return [{ ...move, target: idOf(event.target) }];
      // That a squad meant to move and could not is not seen; whom it makes for neither.
      const direction = event.direction === 'close' ? 'withdraw' : 'close';
      return event.from === event.to ? [] : [{ ...move, target: squad, direction, distance: event.distance + 1 }];
    }
  }
}

const OF_TARGET = ['target', 'target-terrain'];

function shotTwin(shot: ShotEvent, events: readonly CombatEvent[], { isOwn, other }: Mask): ShotEvent {
  if (isOwn(shot.squad)) {
    if (isOwn(shot.target)) return shot;
    const modifiers: readonly Modifier[] = [
      ...shot.modifiers.filter(({ cause }) => !OF_TARGET.includes(cause)),
      { cause: 'target', value: 7 },
    ];
    return { ...shot, needed: shot.needed + 1, modifiers, targetHp: more(shot.targetHp) };
  }
  // The damage of a whole fire was seen, that of each shot was not: here the first one did it all.
  const whole = events.reduce(
    (sum, each) =>
      each.kind === 'shot' && each.cycle === shot.cycle && each.squad === shot.squad ? add(sum, each.damage) : sum,
    ZERO,
  );
  return {
    ...shot,
    weapon: other(shot.weapon),
    distance: shot.distance + 1,
    roll: shot.roll + 1,
    needed: shot.needed + 1,
    modifiers: SECRET,
    result: shot.result === 'miss' ? 'hit' : 'miss',
    damageDice: [...shot.damageDice, 6],
    damageSides: 6,
    damage: shot.shot === 1 ? whole : ZERO,
    targetHp: more(shot.targetHp),
  };
}
