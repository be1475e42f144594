import { add, fixedOf, ZERO } from '../../src/engine/fixed';
import type { CombatEvent, Decision, ShotEvent } from '../../src/engine/landing/events';
import type { Modifier, Weapon } from '../../src/engine/landing/types';
import type { EngagementFacts, PhaseFacts, SquadFacts } from '../../src/reports/landing/facts';
import { fought, player, squad } from './sample';

/** Draws numbers below a bound. */
type Draw = (bound: number) => number;

/**
 * The same phase with every value that `viewer` may not know replaced by another: the reference for what is hidden,
 * written without a look at the filter. What the viewer saw (names, types, ranges, shots, damage, moves) stays.
 */
export function disguised(facts: PhaseFacts, viewer: string, chance: Iterator<number>): PhaseFacts {
  const draw: Draw = (bound) => (chance.next().value as number) % bound;
  const others = facts.players.filter(({ id }) => id !== viewer).map(() => `X-${draw(1e6)}`);
  const players = [
    ...others.map((id) =>
      player(id, `Player ${draw(1e6)}`, { character: `Character ${draw(1e6)}`, eliminated: draw(2) === 0 }),
    ),
    ...facts.players.filter(({ id }) => id === viewer),
  ];
  const owner = (): string => others[draw(others.length)] ?? 'X-0';
  const takesPart = ({ attackers, defenders }: EngagementFacts): boolean =>
    [...attackers, ...defenders].some((one) => one.owner === viewer);
  // Other players' fights: some go, some come.
  const foreign = (): readonly EngagementFacts[] =>
    Array.from({ length: draw(3) }, () =>
      fought(
        [squad(`f${draw(1e6)}`, owner(), `F${draw(1e6)}`)],
        [squad(`g${draw(1e6)}`, owner(), `G${draw(1e6)}`)],
        draw(4),
      ),
    );
  const engagements = facts.engagements.flatMap((engagement) => [
    ...foreign(),
    ...(takesPart(engagement) ? [disguisedFight(engagement, facts.showEnemyHp, viewer, owner, draw)] : []),
  ]);
  return { ...facts, players, engagements };
}

function disguisedFight(
  engagement: EngagementFacts,
  showHp: boolean,
  viewer: string,
  owner: () => string,
  draw: Draw,
): EngagementFacts {
  const all = [...engagement.attackers, ...engagement.defenders];
  const own = new Set(all.filter((one) => one.owner === viewer).map(({ id }) => id));
  const names = new Map(
    all.map(({ id }) => [
      id,
      own.has(id) ? id : `id-${draw(1e6)}-${id.length}-${all.length}-${[...id].map((c) => c.charCodeAt(0)).join('')}`,
    ]),
  );
  const renamed = (id: string): string => names.get(id) ?? id;
  const shift = draw(20);
  const side = (squads: readonly SquadFacts[]): readonly SquadFacts[] =>
    squads.map((one) =>
      own.has(one.id) ? one : { ...disguisedSquad(one, showHp, draw), id: renamed(one.id), owner: owner() },
    );
  const disguise: Disguise = { own, showHp, renamed, shift, draw, anybody: () => renamed(all[draw(all.length)]!.id) };
  return {
    id: `E-${draw(1e6)}`,
    attackers: side(engagement.attackers),
    defenders: side(engagement.defenders),
    places: new Map([...engagement.places].map(([id, place]) => [renamed(id), place + shift])),
    events: disguisedEvents(engagement.events, disguise),
    squadKeys: new Map(
      [...engagement.squadKeys].map(([id, key]) => [renamed(id), own.has(id) ? key : `key${draw(1e6)}`]),
    ),
  };
}

const modifiersFrom = (draw: Draw): readonly Modifier[] => [
  { cause: 'technology', value: draw(9) - 4 },
  { cause: 'gm', value: draw(9) - 4 },
];

function disguisedSquad(one: SquadFacts, showHp: boolean, draw: Draw): SquadFacts {
  const armed = (range: number): Weapon => ({
    name: `Weapon ${draw(1e6)}`,
    shots: 1 + draw(50),
    damage:
      draw(2) === 0
        ? { kind: 'fixed', value: fixedOf(draw(9)) }
        : { kind: 'dice', dice: { count: 1 + draw(3), sides: 6, plus: draw(5) - 2 } },
    range,
    contact: range === 0 && draw(2) === 0,
    indirect: draw(2) === 0,
    equipment: draw(2) === 0,
    uses: draw(2) === 0 ? null : draw(4),
    critical: { kind: draw(2) === 0 ? 'standard' : 'none' },
  });
  const weapons = one.weapons.flatMap(({ range }) => Array.from({ length: 1 + draw(2) }, () => armed(range)));
  return {
    ...one,
    hp: showHp ? one.hp : fixedOf(1 + draw(500)),
    skill: draw(13),
    weapons: draw(2) === 0 ? weapons : [...weapons].reverse(),
    attackModifiers: modifiersFrom(draw),
    modifierOfAttacksOnIt: draw(9) - 4,
    terrain: draw(2) === 0 ? null : { passability: 1 + draw(9), cell: 1 + draw(9) },
    rules: [],
    ruleTexts: Array.from({ length: draw(4) }, () => `Rule text ${draw(1e6)}`),
  };
}

interface Disguise {
  readonly own: ReadonlySet<string>;
  readonly showHp: boolean;
  readonly renamed: (id: string) => string;
  readonly shift: number;
  readonly draw: Draw;
  readonly anybody: () => string;
}

function disguisedEvents(events: readonly CombatEvent[], disguise: Disguise): readonly CombatEvent[] {
  const { own, showHp, draw } = disguise;
  return events.flatMap((event): readonly CombatEvent[] => {
    if (event.kind === 'end') return [event];
    const squadId = disguise.renamed(event.squad);
    const mine = own.has(event.squad);
    switch (event.kind) {
      case 'decision':
        if (!mine && draw(3) === 0) return [];
        return [{ ...event, squad: squadId, decision: disguisedDecision(event.decision, mine, disguise) }];
      case 'shot':
        return [{ ...disguisedShot(event, events, disguise), squad: squadId, target: disguise.renamed(event.target) }];
      case 'loss': {
        if (mine || showHp) return [{ ...event, squad: squadId }];
        if (draw(3) === 0) return [];
        return [
          { ...event, squad: squadId, damage: fixedOf(draw(99)), hp: fixedOf(draw(99)), excess: fixedOf(draw(99)) },
        ];
      }
      case 'destroyed':
        return [{ ...event, squad: squadId }];
      case 'move': {
        const move = { ...event, squad: squadId, from: event.from + disguise.shift, to: event.to + disguise.shift };
        if (mine) return [{ ...move, target: disguise.renamed(event.target) }];
        if (event.from === event.to) return [];
        const direction = draw(2) === 0 ? 'close' : 'withdraw';
        return [{ ...move, target: disguise.anybody(), direction, distance: draw(9) }];
      }
    }
  });
}

function disguisedDecision(decision: Decision, mine: boolean, { own, renamed, draw, anybody }: Disguise): Decision {
  if (mine) {
    return {
      ...decision,
      target: renamed(decision.target),
      hopeless: own.has(decision.target) ? decision.hopeless : draw(2) === 0,
    };
  }
  return {
    target: anybody(),
    targetRule: draw(4) || null,
    move: (['close', 'withdraw', 'stay'] as const)[draw(3)]!,
    moveRule: draw(4) || null,
    weapon: draw(2) === 0 ? null : `Weapon ${draw(1e6)}`,
    fireRule: draw(4) || null,
    hopeless: draw(2) === 0,
  };
}

const isTargets = ({ cause }: Modifier): boolean => cause === 'target' || cause === 'target-terrain';

function disguisedShot(shot: ShotEvent, events: readonly CombatEvent[], { own, draw }: Disguise): ShotEvent {
  const ofTarget: readonly Modifier[] = [
    { cause: 'target', value: draw(9) - 4 },
    { cause: 'target-terrain', value: draw(2) },
  ];
  if (own.has(shot.squad)) {
    if (own.has(shot.target)) return shot;
    const modifiers = [...shot.modifiers.filter((modifier) => !isTargets(modifier)), ...ofTarget];
    return { ...shot, needed: draw(20), modifiers, targetHp: fixedOf(draw(99)) };
  }
  // All damage of the fire comes from its first shot: the sum was seen, its parts were not.
  const fire = events.filter(
    (event) => event.kind === 'shot' && event.cycle === shot.cycle && event.squad === shot.squad,
  );
  const sum = fire.reduce((total, event) => (event.kind === 'shot' ? add(total, event.damage) : total), ZERO);
  return {
    ...shot,
    weapon: `Weapon ${draw(1e6)}`,
    distance: draw(9),
    roll: 1 + draw(12),
    needed: draw(20),
    modifiers: [...modifiersFrom(draw), ...ofTarget],
    result: (['critical', 'hit', 'miss'] as const)[draw(3)]!,
    damageDice: Array.from({ length: draw(4) }, () => 1 + draw(6)),
    damageSides: draw(2) === 0 ? null : 6,
    damage: shot.shot === 1 ? sum : ZERO,
    targetHp: own.has(shot.target) ? shot.targetHp : fixedOf(draw(99)),
  };
}
