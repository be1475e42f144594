import type { SquadTrait } from '../../../../engine/landing/campaign/types';
import { chosen } from '../../../schema/choices';
import { SQUAD_TRAIT_WORDS } from '../../../schema/landing/map/movement';

/** Passability 9 is flying (L-16). */
const FLYING = 9;

/** The traits that the map understands, among the words of a squad's traits; passability 9 is one of them. */
export function readMapTraits(text: string, passability: number | null): readonly SquadTrait[] {
  const words = text.split(/[\s,;]+/u).flatMap((word) => chosen(SQUAD_TRAIT_WORDS, word) ?? []);
  return [...new Set(passability === FLYING ? [...words, 'flying' as const] : words)];
}
