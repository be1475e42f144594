import type { Problem } from '../problem';
import { problem } from '../problem';
import type { Result } from '../result';
import { err, ok } from '../result';
import type { Profile, Style } from './types';

/** Why a declared action is refused, or a deal of cards. */
export const PLANET_PROBLEMS = [
  'planet-not-linear',
  'planet-not-parabolic',
  'planet-deck-short',
  'planet-odds-shots',
  ...(['planet-no-piece', 'planet-piece-gone', 'planet-not-own', 'planet-same-side', 'planet-step-over'] as const),
  ...(['planet-moved', 'planet-fired', 'planet-fought', 'planet-out-of-sight', 'planet-covered'] as const),
  ...(['planet-no-card', 'planet-card-unused'] as const),
] as const;
export type PlanetProblemCode = (typeof PLANET_PROBLEMS)[number];
export type PlanetProblem = Problem<PlanetProblemCode>;

const REFUSED: Readonly<Record<Style, 'planet-not-linear' | 'planet-not-parabolic'>> = {
  linear: 'planet-not-linear',
  parabolic: 'planet-not-parabolic',
};

/** P-3, P-4: who fires one way cannot be of the other style. */
export const checkStyle = (firer: Profile, style: Style): Result<Profile, PlanetProblem> =>
  firer.style === null || firer.style === style ? ok(firer) : err(problem(REFUSED[style], { who: firer.name }));
