import type { Problem } from '../problem';
import { problem } from '../problem';
import type { Result } from '../result';
import { err, ok } from '../result';
import type { Combatant, Style } from './types';

/** Why a declared action is refused, or a deal of cards. */
export const PLANET_PROBLEMS = [
  'planet-not-linear',
  'planet-not-parabolic',
  'planet-deck-short',
  'planet-odds-shots',
] as const;
export type PlanetProblemCode = (typeof PLANET_PROBLEMS)[number];
export type PlanetProblem = Problem<PlanetProblemCode>;

const REFUSED: Readonly<Record<Style, 'planet-not-linear' | 'planet-not-parabolic'>> = {
  linear: 'planet-not-linear',
  parabolic: 'planet-not-parabolic',
};

/** P-3, P-4: who fires one way cannot be of the other style. */
export const checkStyle = (firer: Combatant, style: Style): Result<Combatant, PlanetProblem> =>
  firer.profile.style === null || firer.profile.style === style
    ? ok(firer)
    : err(problem(REFUSED[style], { who: firer.profile.name }));
