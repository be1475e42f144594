import type { CharacterState, Life } from './state';

/** Life points less wound points (E-24): also below 0. */
export const lifeTotal = (state: CharacterState): number => state.character.lifePoints - state.life.wounds;

/** Takes note of a total at 0 or below, and of the d− that death is reckoned with (E-24). */
function marked(life: Life, lifePoints: number, round: number): Life {
  const total = lifePoints - life.wounds;
  return {
    ...life,
    downSince: total <= 0 ? (life.downSince ?? round) : null,
    mortalDMinus: total < 0 ? (life.mortalDMinus ?? life.lastDMinus) : null,
  };
}

/** Wound points come off the life points and push out the stun points they take the place of (E-24). */
export function addWounds(life: Life, lifePoints: number, points: number, dMinus: number | null, round: number): Life {
  const wounds = life.wounds + points;
  const stun = Math.min(life.stun, Math.max(0, lifePoints - wounds));
  return marked({ ...life, wounds, stun, lastDMinus: dMinus ?? life.lastDMinus }, lifePoints, round);
}

/** Stun points fill what is left; each further one makes a wound point of a stun point (E-24). */
export function addStun(
  life: Life,
  lifePoints: number,
  points: number,
  dMinus: number,
  round: number,
): { readonly life: Life; readonly converted: number } {
  const filled = Math.min(points, Math.max(0, lifePoints - life.wounds - life.stun));
  const converted = points - filled;
  if (converted === 0) return { life: { ...life, stun: life.stun + filled }, converted };
  // Where no stun point is left to turn, the further point itself becomes a wound point.
  const stun = Math.max(0, life.stun + filled - converted);
  const wounds = life.wounds + converted;
  return { life: marked({ ...life, wounds, stun, lastDMinus: dMinus }, lifePoints, round), converted };
}

/** Death: the negative total exceeds mortal threshold + d− (E-24). */
export const isMortal = ({ character, life }: CharacterState): boolean =>
  life.mortalDMinus !== null && life.wounds - character.lifePoints > character.mortalThreshold + life.mortalDMinus;
