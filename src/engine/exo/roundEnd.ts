import type { Battle } from './battle';
import { change, lose, stateOf, unableReason } from './battle';
import { reckonImpact } from './hurt';
import { addWounds } from './life';
import { checkLife, loseAim } from './status';
import { bleedingPeriod, isSevere } from './wounds';

/** Opportunities for which nobody came are lost (E-13). */
function lapse(battle: Battle): void {
  for (const entry of battle.waiting) lose(battle, entry, unableReason(battle, entry) ?? 'nobody came');
  battle.waiting = [];
}

/** A whole round spent aiming counts, unless something disturbed it (E-12). */
function countAim(battle: Battle, id: string): void {
  if (battle.conditions.disturbed.includes(id)) loseAim(battle, id);
  const { aim } = stateOf(battle, id);
  if (!aim) return;
  const aims =
    battle.plans.get(id)?.entries.some(({ action }) => action.kind === 'aim' && action.target === aim.target) ?? false;
  if (!aims) {
    change(battle, id, { aim: null });
    return;
  }
  const rounds = aim.rounds + 1;
  change(battle, id, { aim: { target: aim.target, rounds } });
  battle.events.push({ kind: 'aimed', character: id, target: aim.target, rounds });
}

/** Life points that wounds take as rounds pass, counted from the round after each wound (E-23, E-24). */
function bleed(battle: Battle, id: string): void {
  const before = stateOf(battle, id);
  if (before.dead) return;
  const due = before.wounds.filter(({ severity, treated, round }) => {
    const period = bleedingPeriod(severity);
    const passed = battle.round - round;
    return !treated && period !== null && passed > 0 && passed % period === 0;
  });
  const severe = due.filter(({ severity }) => isSevere(severity)).length;
  const light = due.length - severe;
  const { downSince } = before.life;
  const down = downSince !== null && downSince < battle.round ? 1 : 0;
  const points = light + severe + down;
  if (points === 0) return;
  battle.events.push({ kind: 'bleeding', character: id, light, severe, down });
  change(battle, id, { life: addWounds(before.life, before.character.lifePoints, points, null, battle.round) });
  checkLife(battle, id, before);
}

/** The end of the round: what was not used, impact by option, aiming, bleeding. */
export function endRound(battle: Battle): void {
  battle.events.push({ kind: 'end' });
  lapse(battle);
  if (battle.options.impact === 'round') reckonImpact(battle);
  for (const id of battle.characters.keys()) countAim(battle, id);
  for (const id of battle.characters.keys()) bleed(battle, id);
}
