import { toNumber, add, ZERO } from '../../engine/fixed';
import type { RuleNumber } from '../../engine/landing/events';
import type { CourseEntry, OwnFire, OwnShot } from './known';
import { signed, type Speech, whole } from '../speech';

/** Dice are listed so many to a line: a thousand shots stay readable, and no cell of a sheet overflows. */
const DICE_A_LINE = 25;

/** What an entry of a fight's course says, as one line or several. */
export function sentencesOf(speech: Speech, entry: CourseEntry, turn: number): readonly string[] {
  const { say, vary, number } = speech;
  switch (entry.kind) {
    case 'own-fire':
      return fireSentences(speech, entry, turn);
    case 'seen-fire': {
      const { squad, target, shots } = entry;
      const words =
        entry.damage === 0 ? (['seen-miss-1', 'seen-miss-2'] as const) : (['seen-fire-1', 'seen-fire-2'] as const);
      return [vary(words, turn, { squad, target, shots, damage: number(entry.damage) })];
    }
    case 'own-move':
      return [ownMove(speech, entry)];
    case 'seen-move':
      return [seenMove(speech, entry)];
    case 'own-wait':
      return [vary(['own-wait-1', 'own-wait-2'], turn, { squad: entry.squad, rule: ruleOf(speech, entry.rule) })];
    case 'own-loss': {
      const word = entry.excess > 0 ? 'own-loss-excess' : entry.hp > 0 ? 'own-loss' : 'own-loss-last';
      const { squad, damage, hp, excess } = entry;
      return [say(word, { squad, damage: number(damage), hp: number(hp), excess: number(excess) })];
    }
    case 'seen-loss':
      return [say('seen-loss', { squad: entry.squad, hp: number(entry.hp) })];
    case 'destroyed':
      return [say(entry.own ? 'own-destroyed' : 'seen-destroyed', { squad: entry.squad })];
  }
}

const ruleOf = ({ say }: Speech, rule: RuleNumber): string => (rule === null ? '' : say('rule-one', { rule }));

function ownMove(speech: Speech, entry: Extract<CourseEntry, { kind: 'own-move' }>): string {
  const { squad, target, distance } = entry;
  const params = { squad, target, distance, rule: ruleOf(speech, entry.rule) };
  if (!entry.moved) return speech.say('own-blocked', params);
  if (entry.direction === 'withdraw') return speech.say('own-withdraw', params);
  return speech.say(distance === 0 ? 'own-close-contact' : 'own-close', params);
}

function seenMove(
  { say }: Speech,
  { squad, direction, distance }: Extract<CourseEntry, { kind: 'seen-move' }>,
): string {
  if (distance === null) return say(direction === 'close' ? 'seen-close' : 'seen-withdraw', { squad });
  if (direction === 'withdraw') return say('seen-withdraw-distance', { squad, distance });
  return say(distance === 0 ? 'seen-close-contact' : 'seen-close-distance', { squad, distance });
}

function fireSentences(speech: Speech, fire: OwnFire, turn: number): readonly string[] {
  const { say, vary } = speech;
  const { squad, target, weapon, distance } = fire;
  const params = {
    squad,
    target,
    weapon,
    distance,
    rule: fireRules(speech, fire),
    result: resultOf(speech, fire.shots),
  };
  const lines = [
    distance === 0 ? say('own-strike', params) : vary(['own-fire-1', 'own-fire-2', 'own-fire-3'], turn, params),
  ];
  const modifiers = modifiersOf(speech, fire);
  const threshold = { skill: whole(fire.skill), modifiers, sum: whole(ownNumber(fire)) };
  lines[0] += ` ${say(modifiers === '' ? 'threshold-plain' : 'threshold', threshold)}`;
  if (fire.hopeless) lines[0] += ` ${say('hopeless')}`;
  for (let start = 0; start < fire.shots.length; start += DICE_A_LINE) {
    const dice = fire.shots.slice(start, start + DICE_A_LINE).map((shot) => dieOf(speech, shot));
    lines.push(say('dice', { dice: dice.join('; ') }));
  }
  return lines;
}

/** Skill with the modifiers the viewer knows: what the target adds is hidden, so this is not the number needed. */
export const ownNumber = ({ skill, modifiers }: OwnFire): number =>
  modifiers.reduce((sum, { value }) => sum + value, skill);

const modifiersOf = ({ say }: Speech, { modifiers }: OwnFire): string =>
  modifiers.map(({ cause, value }) => say('modifier', { cause: say(`cause-${cause}`), value: signed(value) })).join('');

function fireRules({ say }: Speech, { targetRule, fireRule }: OwnFire): string {
  if (fireRule === null) return targetRule === null ? '' : say('rule-target', { target: targetRule });
  if (targetRule === null || targetRule === fireRule) return say('rule-one', { rule: fireRule });
  return say('rule-two', { target: targetRule, fire: fireRule });
}

function resultOf({ say, number }: Speech, shots: readonly OwnShot[]): string {
  const hits = shots.filter(({ result }) => result !== 'miss').length;
  const criticals = shots.filter(({ result }) => result === 'critical').length;
  const damage = number(shots.reduce((sum, shot) => add(sum, shot.damage), ZERO));
  const missed = shots.length === 1 ? 'result-miss-one' : 'result-miss';
  const word = hits === 0 ? missed : criticals > 0 ? 'result-criticals' : 'result-hits';
  return say(word, { shots: shots.length, hits, criticals, damage });
}

function dieOf({ say }: Speech, { roll, result, damage, damageDice }: OwnShot): string {
  if (result === 'miss') return say('dice-miss', { roll });
  const amount = toNumber(damage);
  const shown = damageDice.length > 0 ? say('rolled', { damage: amount, faces: damageDice.join('+') }) : amount;
  return say(result === 'critical' ? 'dice-critical' : 'dice-hit', { roll, damage: shown });
}
