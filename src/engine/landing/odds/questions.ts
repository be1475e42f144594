import { holds } from '../behaviour/evaluate';
import type { Condition, Target } from '../behaviour/syntax';
import type { Battle, Fighter } from '../state';
import { distanceBetween, isAlive, livingEnemies } from '../state';
import { findTarget } from '../targets';
import type { Losses } from './losses';
import { conditionsOfRules } from './reading';

/**
 * Something that dice may have changed and a squad's decision may depend on; the answer is a small number. Some read
 * HP alone, for the others the state must be put into the battle first.
 */
export type Question =
  | { readonly kind: 'losses'; readonly ask: (losses: Losses) => number }
  | { readonly kind: 'battle'; readonly ask: (battle: Battle) => number };

const DICE: ReadonlySet<Condition['kind']> = new Set(['own-hp', 'enemy-hp', 'losses', 'hit']);

const targetsOf = ({ squad }: Fighter): readonly Target[] =>
  squad.rules.flatMap(({ actions }) =>
    actions.flatMap((doing) => ((doing.kind === 'fire' || doing.kind === 'use') && doing.target ? [doing.target] : [])),
  );

const whoIs = (fighter: Fighter, target: Target): Question => ({
  kind: 'battle',
  ask: (battle) => {
    const found = findTarget(battle, fighter, target);
    return found ? battle.fighters.indexOf(found) + 1 : 0;
  },
});

const whether = (fighter: Fighter, condition: Condition): Question => ({
  kind: 'battle',
  ask: (battle) => (holds(battle, fighter, { kind: 'condition', condition }) ? 1 : 0),
});

/** Places in the list of all squads of a fighter's nearest living enemies, in listed order. */
function nearestOf(battle: Battle, fighter: Fighter): readonly number[] {
  const enemies = livingEnemies(battle, fighter);
  const least = Math.min(...enemies.map((enemy) => distanceBetween(fighter, enemy)));
  return enemies
    .filter((enemy) => distanceBetween(fighter, enemy) === least)
    .map((enemy) => battle.fighters.indexOf(enemy));
}

/** Which of several squads has lost most HP, the first of equals (L-12). */
function whoLostMost(battle: Battle, candidates: readonly number[]): Question {
  const start = battle.fighters.map(({ squad }) => squad.hp);
  return {
    kind: 'losses',
    ask({ hp }) {
      let found = 0;
      let most = -1;
      for (let i = 0; i < candidates.length; i++) {
        const squad = candidates[i] ?? 0;
        const lost = (start[squad] ?? 0) - (hp[squad] ?? 0);
        if (lost <= most) continue;
        most = lost;
        found = i;
      }
      return found;
    },
  };
}

/** Squads with the same nearest enemies ask the same. */
function nearestQuestions(battle: Battle): readonly Question[] {
  const groups = battle.fighters.filter(isAlive).map((fighter) => nearestOf(battle, fighter));
  const several = new Map(groups.filter((group) => group.length > 1).map((group) => [group.join(), group]));
  return [...several.values()].map((group) => whoLostMost(battle, group));
}

/**
 * What is still to be asked before the squads of a battle decide, once cycle, places, uses and who lives are known: HP
 * and losses, and which of several enemies a target word means. Decisions read nothing else that dice change.
 */
export function openQuestions(battle: Battle): readonly Question[] {
  const ofRules = battle.fighters.filter(isAlive).flatMap((fighter) => {
    const readsHp = conditionsOfRules(fighter.squad).filter(({ kind }) => DICE.has(kind));
    const targets = livingEnemies(battle, fighter).length > 1 ? targetsOf(fighter) : [];
    return [
      ...readsHp.map((condition) => whether(fighter, condition)),
      ...targets.map((target) => whoIs(fighter, target)),
    ];
  });
  return [...nearestQuestions(battle), ...ofRules];
}
