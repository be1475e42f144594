import type { DiePurpose, DieStream } from '../dice/dice';

/** Degrees of an action roll (E-2), best first (E-4). */
export const DEGREES = ['critical', 'success', 'low success', 'low failure', 'failure', 'fumble'] as const;
export type Degree = (typeof DEGREES)[number];

/** Does a degree succeed (E-1)? */
export const isSuccess = (degree: Degree): boolean =>
  degree === 'critical' || degree === 'success' || degree === 'low success';

/** An action roll (E-1): the Exo die, the higher and the lower damage die, and what came of them. */
export interface ActionRoll {
  readonly degree: Degree;
  readonly result: number;
  readonly dE: number;
  readonly dPlus: number;
  readonly dMinus: number;
  /** Skill − result. */
  readonly margin: number;
}

const SIDES = 10;
/** d+ + d− up to this make a low success or failure (E-2). */
const LOW = 4;

function degreeOf(succeeds: boolean, dE: number, dPlus: number, dMinus: number): Degree {
  if (dE === dPlus && dE === dMinus) return succeeds ? 'critical' : 'fumble';
  if (dPlus + dMinus <= LOW) return succeeds ? 'low success' : 'low failure';
  return succeeds ? 'success' : 'failure';
}

/** What three faces, in the order rolled, come to against a skill value (E-1, E-2). */
function judge(skill: number, modifier: number, faces: readonly [number, number, number]): ActionRoll {
  const [dE, second, third] = faces;
  const dPlus = Math.max(second, third);
  const dMinus = Math.min(second, third);
  const result = dE + dPlus + dMinus + modifier;
  return { degree: degreeOf(result <= skill, dE, dPlus, dMinus), result, dE, dPlus, dMinus, margin: skill - result };
}

/** Whose action roll it is, as a message about a missing die says it (D-1). */
export type ActionPurpose = Omit<DiePurpose, 'number'>;

const ALONE: ActionPurpose = { kind: 'action', who: '', cycle: 0 };

/** Rolls an action roll (E-1): dE first, then the two damage dice. */
export function rollAction(
  skill: number,
  modifier: number,
  stream: DieStream,
  purpose: ActionPurpose = ALONE,
): ActionRoll {
  const die = (number: number): number => stream.die(SIDES, { ...purpose, number });
  return judge(skill, modifier, [die(1), die(2), die(3)]);
}

/** The 1000 outcomes, all of one chance (E-5). */
export function everyRoll(skill: number, modifier: number): readonly ActionRoll[] {
  const faces = Array.from({ length: SIDES }, (_, i) => i + 1);
  return faces.flatMap((dE) => faces.flatMap((a) => faces.map((b) => judge(skill, modifier, [dE, a, b]))));
}

/** Exact chance of each degree over the 1000 outcomes (E-5), in the order of {@link DEGREES}. */
export function actionOdds(skill: number, modifier: number): readonly number[] {
  const counts = new Map<Degree, number>();
  const rolls = everyRoll(skill, modifier);
  for (const { degree } of rolls) counts.set(degree, (counts.get(degree) ?? 0) + 1);
  return DEGREES.map((degree) => (counts.get(degree) ?? 0) / rolls.length);
}
