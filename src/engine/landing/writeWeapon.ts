import { toNumber } from '../fixed';
import type { Critical, UnitDamage, Weapon } from './types';

const damageText = (damage: UnitDamage): string => {
  if (damage.kind === 'fixed') return String(toNumber(damage.value));
  const { count, sides, plus } = damage.dice;
  return `${count}d${sides}${plus === 0 ? '' : plus > 0 ? `+${plus}` : plus}`;
};

const CRITICAL: { readonly [K in Critical['kind']]: (critical: Extract<Critical, { kind: K }>) => string } = {
  standard: () => '',
  times: ({ factor }) => ` crit x${toNumber(factor)}`,
  none: () => ' crit none',
};

/** A weapon as `parseWeapons` reads it (L-2, L-3): `Rifle 3x2 r2 uses 1`. A weapon without a name has none to be read by. */
export function writeWeapon({ name, shots, damage, range, contact, ...traits }: Weapon): string {
  const { indirect, equipment, uses, critical } = traits;
  const words = [
    ...(contact ? [' r contact'] : [` r${range}`]),
    ...(indirect ? [' indirect'] : []),
    ...(equipment ? [' equipment'] : []),
    ...(uses === null ? [] : [` uses ${uses}`]),
    (CRITICAL[critical.kind] as (critical: Critical) => string)(critical),
  ];
  return `${name} ${shots}x${damageText(damage)}${words.join('')}`;
}
