import type { Fixed } from '../../fixed';
import type { Plan } from '../decide';
import { decide } from '../decide';
import { takeAim } from '../fire';
import { moveAll } from '../move';
import type { Battle, Fighter } from '../state';
import { isAlive, spendUse, startBattle } from '../state';
import type { Engagement, Weapon } from '../types';
import type { Volley } from './axis';
import type { Fire } from './fires';
import type { Losses } from './losses';
import type { Question } from './questions';
import { openQuestions } from './questions';

/** A squad's fire of a cycle: who fires at whom, as places in the list of all squads. */
interface Shooting {
  readonly firer: number;
  readonly target: number;
  readonly fire: Fire;
}

/** Where all squads stand, and what became of their weapons. */
interface Standing {
  readonly places: readonly number[];
  readonly used: readonly ReadonlyMap<Weapon, number>[];
  readonly shotAt: readonly boolean[];
}

/** What all squads do in a cycle, and where that leads. */
export interface Turn {
  readonly shootings: readonly Shooting[];
  readonly plans: readonly Plan[];
  readonly start: Standing;
  /** By the squads that fall in it, as whoever runs the course names them. */
  readonly after: Map<string, Branch>;
}

/** A cycle's end: places are taken; what the squads do next may depend on answers that dice gave. */
interface Branch extends Standing {
  readonly questions: readonly Question[];
  readonly readsBattle: boolean;
  /** By the answers. */
  readonly next: Map<number | string, Turn>;
  /** The only one, where nothing is to be asked. */
  certain: Turn | null;
}

/** Turns and branches that are remembered; more would fill the memory and seldom be met again. */
const MOST_TURNS = 50_000;

/** So many answers of so many values make one whole number. */
const FEW_QUESTIONS = 8;
const FEW_ANSWERS = 64;

/**
 * The courses that an engagement can take, worked out by the steps of the resolution itself (L-10: decide, aim, move)
 * when they are first met and then remembered: thousands of runs meet the same decisions again and again.
 */
export class Courses {
  private readonly battle: Battle;
  private turns = 0;
  /** What all do in the first cycle. */
  readonly first: Turn;

  constructor(
    engagement: Engagement,
    private readonly fireAt: (target: number, volley: Volley) => Fire,
  ) {
    this.battle = startBattle(engagement);
    this.battle.cycle = 1;
    this.first = this.decideAll();
  }

  /** The turn after one in which these squads fell, with these losses; `cycle` is the new one's number. */
  next(turn: Turn, fallen: string, cycle: number, losses: Losses): Turn {
    const branch = turn.after.get(fallen) ?? this.branchOf(turn, fallen, cycle, losses);
    if (branch.certain) return branch.certain;
    const answers = this.answersTo(branch, cycle, losses);
    const known = branch.next.get(answers);
    if (known) return known;
    this.put(branch, cycle, losses);
    const made = this.decideAll();
    this.turns += 1;
    if (this.turns < MOST_TURNS) branch.next.set(answers, made);
    if (branch.questions.length === 0) branch.certain = made;
    return made;
  }

  private answersTo(branch: Branch, cycle: number, losses: Losses): number | string {
    const { questions, readsBattle } = branch;
    if (readsBattle) this.put(branch, cycle, losses);
    const answer = (question: Question): number =>
      question.kind === 'losses' ? question.ask(losses) : question.ask(this.battle);
    if (questions.length > FEW_QUESTIONS || this.battle.fighters.length >= FEW_ANSWERS) {
      return questions.map(answer).join();
    }
    let answers = 0;
    for (const question of questions) answers = answers * FEW_ANSWERS + answer(question);
    return answers;
  }

  /** The state at the start of a cycle. */
  private put({ places, used, shotAt }: Standing, cycle: number, { hp, lost, dealt }: Losses): void {
    const { fighters } = this.battle;
    this.battle.cycle = cycle;
    fighters.forEach((fighter, i) => {
      fighter.place = places[i] ?? 0;
      fighter.hp = (hp[i] ?? 0) as Fixed;
      fighter.last = { shotAt: shotAt[i] ?? false, lost: (lost[i] ?? 0) as Fixed };
      fighter.used.clear();
      used[i]?.forEach((count, weapon) => fighter.used.set(weapon, count));
      fighters.forEach((by, j) => {
        const damage = dealt[i * fighters.length + j] ?? 0;
        if (by.side !== fighter.side) fighter.damageFrom.set(by.squad.id, damage as Fixed);
      });
    });
  }

  private decideAll(): Turn {
    const { battle } = this;
    const plans = battle.fighters.filter(isAlive).flatMap((fighter) => decide(battle, fighter) ?? []);
    const shootings = plans.flatMap((plan): Shooting[] => {
      const { fighter, target, weapon } = plan;
      if (!weapon) return [];
      const at = battle.fighters.indexOf(target);
      const fire = this.fireAt(at, { weapon, needed: takeAim(battle, plan, weapon).needed });
      return [{ firer: battle.fighters.indexOf(fighter), target: at, fire }];
    });
    return { shootings, plans, start: this.standing(({ last }) => last.shotAt), after: new Map() };
  }

  private standing(isShotAt: (fighter: Fighter, index: number) => boolean): Standing {
    const { fighters } = this.battle;
    return {
      places: fighters.map(({ place }) => place),
      used: fighters.map(({ used }) => new Map(used)),
      shotAt: fighters.map(isShotAt),
    };
  }

  private branchOf(turn: Turn, fallen: string, cycle: number, losses: Losses): Branch {
    this.put(turn.start, cycle, losses);
    for (const { fighter, weapon } of turn.plans) if (weapon) spendUse(fighter, weapon);
    moveAll(this.battle, turn.plans);
    const questions = openQuestions(this.battle);
    const branch: Branch = {
      ...this.standing((_, i) => turn.shootings.some(({ target }) => target === i)),
      questions,
      readsBattle: questions.some(({ kind }) => kind === 'battle'),
      next: new Map(),
      certain: null,
    };
    if (this.turns < MOST_TURNS) turn.after.set(fallen, branch);
    return branch;
  }
}
