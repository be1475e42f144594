/** What differs between the samples of the three languages: names, and rules in the players' own words. */
export interface SampleWords {
  readonly campaign: string;
  /** Prefixes of ids. */
  readonly ids: { readonly player: string; readonly squad: string; readonly combat: string };
  readonly players: readonly (readonly [name: string, character: string])[];
  readonly weapons: Readonly<Record<WeaponKey, string>>;
  readonly types: Readonly<Record<TypeKey, string>>;
  readonly traits: {
    readonly contact: string;
    readonly indirect: string;
    readonly equipment: (uses: number) => string;
    readonly crit: (factor: string) => string;
    readonly scout: string;
    readonly floating: string;
  };
  /** Names of the squads, in the order of the skeleton. */
  readonly squads: readonly string[];
  /** A profile in line, of the kind a GM types into the cell of one squad. */
  readonly inlineWeapon: string;
  /** Rules by the squad's number in the order of the skeleton, from 1. */
  readonly rules: Readonly<Record<number, readonly string[]>>;
}

export const WEAPON_KEYS = [
  ...(['rifle', 'machineGun', 'sniper', 'grenades', 'mortar', 'launcher', 'cannon', 'blades'] as const),
] as const;
export type WeaponKey = (typeof WEAPON_KEYS)[number];

export const TYPE_KEYS = [
  ...(['infantry', 'assault', 'scouts', 'gunners', 'mortars', 'tank'] as const),
  ...(['engineers', 'rockets', 'guard', 'drones', 'walker', 'siege', 'hovercraft', 'jumpers', 'gunship'] as const),
] as const;
export type TypeKey = (typeof TYPE_KEYS)[number];
