import type { Battle, Pending } from './battle';
import { change, stateOf } from './battle';
import type { Part } from './body';
import { partAt } from './body';
import type { BulletHit } from './burst';
import { divided } from './damage';
import type { Cover } from './declarations';
import { dropFrom } from './hands';
import { impactOf } from './impact';
import { addStun, addWounds } from './life';
import type { ExoOptions } from './options';
import { armOf, byId, isIncapacitated } from './state';
import { begin, checkLife, lastFor, loseAim } from './status';
import { HANDS } from './types';
import type { Severity } from './wounds';
import { isSevere, ROUNDS_PER_HOUR, severityOf, woundPlace } from './wounds';

type Shot = Extract<Pending, { kind: 'shot' }>;
type Mishap = Extract<Pending, { kind: 'mishap' }>;

/** E-21: behind cover a hit does at least half its damage, more if the cover stops less. */
export function afterCover(
  damage: number,
  number: number,
  cover: Cover | null,
  halving: ExoOptions['halving'],
): number {
  if (!cover?.numbers.includes(number)) return damage;
  const least = divided(damage, 2, halving);
  return cover.stops === null ? least : Math.max(least, damage - cover.stops);
}

/** What a wound does at once (E-23); its penalties follow from the wound itself. */
function suffer(battle: Battle, id: string, part: Part, severity: Severity, damage: number): void {
  const place = woundPlace(part);
  if (place === 'head' && severity === 'light') lastFor(battle, id, 'stunned', 2, 'wound');
  if (!isSevere(severity)) return;
  if (place === 'head') lastFor(battle, id, 'unconscious', damage * ROUNDS_PER_HOUR, 'wound');
  if (place === 'arm') {
    dropFrom(
      battle,
      id,
      HANDS.filter((hand) => armOf(hand) === part),
    );
  }
}

/** A wound (E-23, E-24): off the life points, and whatever it does. */
function wound(battle: Battle, shot: Shot, part: Part, damage: number): void {
  const { target, by, roll } = shot;
  const before = stateOf(battle, target);
  const { lifePoints, resistance } = before.character;
  const severity = severityOf(damage, resistance, battle.options);
  const { round } = battle;
  const state = change(battle, target, {
    wounds: [...before.wounds, { round, part, damage, severity, by, treated: false }],
    life: addWounds(before.life, lifePoints, damage, roll.dMinus, round),
  });
  battle.events.push({ kind: 'wound', character: target, by, part, damage, severity });
  loseAim(battle, target);
  suffer(battle, target, part, severity, damage);
  if (isIncapacitated(state, round) && !isIncapacitated(before, round)) {
    begin(battle, target, 'incapacitated', 'wound');
  }
  checkLife(battle, target, before);
}

/** One hit: cover, then the armour of its part (E-21). Gives what gets through. */
function hit(battle: Battle, shot: Shot, { bullet, number, damage, impact }: BulletHit): [Part, number] {
  const { target, by, weapon, cover } = shot;
  const { halving } = battle.options;
  const part = partAt(battle.body, number);
  const uncovered = afterCover(damage, number, cover, halving);
  const through = Math.max(0, uncovered - (stateOf(battle, target).character.armour[part] ?? 0));
  battle.events.push({
    ...{ kind: 'hit', character: target, by, weapon: weapon.id, bullet, number, part, damage },
    ...{ cover: damage - uncovered, armour: uncovered - through, through },
  });
  if (weapon.firearm) {
    const points = afterCover(impact, number, cover, halving);
    battle.impacts.set(target, (battle.impacts.get(target) ?? 0) + points);
  }
  return [part, through];
}

/** The hits of one TA. In type IV all damage to one part is one wound; otherwise each hit is one (E-20). */
function strike(battle: Battle, shot: Shot): void {
  const parts: [Part, number][] = [];
  for (const each of shot.hits) {
    const [part, through] = hit(battle, shot, each);
    const same = shot.weapon.damageType === 'IV' ? parts.find(([other]) => other === part) : undefined;
    if (same) same[1] += through;
    else parts.push([part, through]);
  }
  for (const [part, through] of parts) if (through > 0) wound(battle, shot, part, through);
}

/** Stun points of a fumble to the hand that held the weapon (E-18, E-24). */
function bruise(battle: Battle, { character: id, points, dMinus, hand }: Mishap): void {
  const before = stateOf(battle, id);
  const { life, converted } = addStun(before.life, before.character.lifePoints, points, dMinus, battle.round);
  change(battle, id, { life });
  battle.events.push({ kind: 'stun points', character: id, part: armOf(hand), points, converted });
  checkLife(battle, id, before);
}

/** Adds up the impact on everybody since it was last reckoned (E-22). */
export function reckonImpact(battle: Battle): void {
  for (const [id, total] of [...battle.impacts].sort(([a], [b]) => byId(a, b))) {
    const { dead, character } = stateOf(battle, id);
    const { effect, rounds } = impactOf(total, character.resistance);
    if (dead || effect === 'none') continue;
    battle.events.push({ kind: 'impact', character: id, total, effect, rounds });
    lastFor(battle, id, effect === 'incapacitated' ? 'incapacitated' : 'stunned', rounds, 'impact');
  }
  battle.impacts.clear();
}

/** The end of a step: everything done in it takes effect together (E-25). */
export function settle(battle: Battle): void {
  const { pending } = battle;
  battle.pending = [];
  for (const each of pending) if (each.kind === 'shot') strike(battle, each);
  for (const each of pending) if (each.kind === 'mishap') bruise(battle, each);
  for (const each of pending) {
    if (each.kind === 'acted') change(battle, each.character, { aim: null });
    if (each.kind === 'recoil' && !stateOf(battle, each.character).dead) {
      lastFor(battle, each.character, 'stunned', each.rounds, 'recoil');
    }
  }
  if (battle.options.impact === 'step') reckonImpact(battle);
}
