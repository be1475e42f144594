import type { ScoreKind } from '../../../../engine/landing/campaign/score';
import type { TypeKey, WeaponKey } from '../words';
import type { ArtefactKey, BranchKey, BuildingKey, OperationKey, TechnologyKey } from './words';

/** Metal and energy. */
type Cost = readonly [metal: number, energy: number];

interface BuildingSkeleton {
  readonly cost?: Cost;
  readonly turns?: number;
  readonly technologies?: readonly TechnologyKey[];
  readonly base?: true;
  readonly neutral?: true;
  readonly superweapon?: true;
  readonly buildable?: false;
  readonly income?: Cost;
  readonly upkeep?: Cost;
  readonly command?: number;
  readonly sightModifier?: number;
  readonly hp: number;
  readonly skill?: number;
  readonly weapons?: readonly WeaponKey[];
  readonly modifierOfAttacksOnIt?: number;
}

export const BUILDINGS: Readonly<Record<BuildingKey, BuildingSkeleton>> = {
  centre: { base: true, buildable: false, income: [3, 2], hp: 40, skill: 6, weapons: ['machineGun'] },
  module: { base: true, buildable: false, income: [2, 2], command: 1, hp: 30, modifierOfAttacksOnIt: 1 },
  barracks: { cost: [4, 0], hp: 18 },
  factory: { cost: [6, 2], turns: 2, technologies: ['armour'], upkeep: [0, 1], hp: 22 },
  mine: { cost: [3, 1], technologies: ['mining'], income: [3, 0], hp: 14 },
  plant: { cost: [4, 0], income: [0, 3], hp: 14, modifierOfAttacksOnIt: 1 },
  laboratory: { cost: [3, 4], technologies: ['electronics'], upkeep: [0, 1], hp: 12 },
  relay: { cost: [2, 4], technologies: ['ciphers'], command: 2, hp: 10 },
  radar: { cost: [2, 3], technologies: ['sensors'], sightModifier: 2, hp: 8 },
  bunker: { cost: [5, 0], hp: 30, skill: 6, weapons: ['machineGun'], modifierOfAttacksOnIt: -1 },
  battery: { cost: [6, 3], turns: 2, technologies: ['explosives'], hp: 20, skill: 6, weapons: ['mortar'] },
  dock: { cost: [5, 2], technologies: ['shipbuilding'], hp: 18 },
  airfield: { cost: [6, 4], turns: 2, technologies: ['flight'], upkeep: [0, 1], hp: 16 },
  lance: { cost: [20, 20], turns: 3, technologies: ['orbit'], superweapon: true, hp: 25 },
  station: { neutral: true, buildable: false, income: [1, 1], hp: 12 },
  depot: { neutral: true, buildable: false, income: [2, 0], hp: 10 },
};

interface TechnologySkeleton {
  readonly branch: BranchKey;
  readonly cost: Cost;
  readonly turns?: number;
  readonly after?: readonly TechnologyKey[];
  readonly lost?: true;
  readonly command?: number;
}

export const TECHNOLOGIES: Readonly<Record<TechnologyKey, TechnologySkeleton>> = {
  smallArms: { branch: 'war', cost: [2, 0] },
  explosives: { branch: 'war', cost: [3, 0], after: ['smallArms'] },
  armour: { branch: 'war', cost: [4, 1], after: ['explosives'] },
  rocketry: { branch: 'war', cost: [4, 2], after: ['explosives'] },
  walkers: { branch: 'war', cost: [6, 4], turns: 2, after: ['armour'] },
  flight: { branch: 'war', cost: [5, 5], turns: 2, after: ['rocketry'] },
  mining: { branch: 'industry', cost: [2, 0] },
  smelting: { branch: 'industry', cost: [3, 1], after: ['mining'] },
  automation: { branch: 'industry', cost: [4, 3], after: ['smelting'] },
  shipbuilding: { branch: 'industry', cost: [4, 2], after: ['smelting'] },
  fusion: { branch: 'industry', cost: [5, 6], turns: 2, after: ['automation'] },
  electronics: { branch: 'science', cost: [0, 2] },
  sensors: { branch: 'science', cost: [0, 4], after: ['electronics'] },
  computing: { branch: 'science', cost: [1, 5], after: ['electronics'] },
  lasers: { branch: 'science', cost: [2, 7], turns: 2, after: ['computing'] },
  orbit: { branch: 'science', cost: [12, 14], turns: 3, after: ['fusion', 'lasers'] },
  ciphers: { branch: 'intelligence', cost: [0, 1] },
  agents: { branch: 'intelligence', cost: [1, 3], after: ['ciphers'] },
  sabotage: { branch: 'intelligence', cost: [2, 4], after: ['agents'] },
  command: { branch: 'intelligence', cost: [2, 2], after: ['ciphers'], command: 2 },
  shields: { branch: 'science', cost: [0, 0], lost: true },
  cloaks: { branch: 'intelligence', cost: [0, 0], lost: true },
  alloys: { branch: 'industry', cost: [0, 0], lost: true },
  choirs: { branch: 'war', cost: [0, 0], lost: true, command: 1 },
};

interface UnitSkeleton {
  readonly cost: Cost;
  readonly turns?: number;
  readonly building: BuildingKey;
  readonly technologies?: readonly TechnologyKey[];
  readonly upkeep?: Cost;
}

export const UNITS: Readonly<Record<TypeKey, UnitSkeleton>> = {
  infantry: { cost: [3, 0], building: 'barracks' },
  assault: { cost: [4, 0], building: 'barracks', technologies: ['explosives'] },
  scouts: { cost: [2, 1], building: 'barracks' },
  gunners: { cost: [4, 0], building: 'barracks', technologies: ['smallArms'] },
  mortars: { cost: [4, 1], building: 'barracks', technologies: ['explosives'] },
  tank: { cost: [8, 2], turns: 2, building: 'factory', technologies: ['armour'], upkeep: [0, 1] },
  engineers: { cost: [3, 1], building: 'barracks' },
  rockets: { cost: [5, 2], building: 'barracks', technologies: ['rocketry'] },
  guard: { cost: [6, 2], turns: 2, building: 'centre', technologies: ['smallArms'] },
  drones: { cost: [2, 3], building: 'laboratory', technologies: ['computing'] },
  walker: { cost: [9, 4], turns: 2, building: 'factory', technologies: ['walkers'], upkeep: [0, 1] },
  siege: { cost: [7, 2], turns: 2, building: 'factory', technologies: ['explosives', 'armour'] },
  hovercraft: { cost: [5, 3], building: 'dock', technologies: ['shipbuilding'] },
  jumpers: { cost: [5, 4], building: 'airfield', technologies: ['flight'], upkeep: [0, 1] },
  gunship: { cost: [8, 6], turns: 2, building: 'airfield', technologies: ['flight'], upkeep: [0, 2] },
};

export const ARTEFACTS: Readonly<
  Record<
    ArtefactKey,
    { readonly cell: string; readonly gives: TechnologyKey; readonly turns?: number; readonly stays?: false }
  >
> = {
  ring: { cell: 'C4', gives: 'shields', turns: 2 },
  veil: { cell: 'K3', gives: 'cloaks' },
  ingot: { cell: 'I7', gives: 'alloys', turns: 2, stays: false },
  organ: { cell: 'F11', gives: 'choirs', turns: 3 },
  chart: { cell: 'G2', gives: 'sensors' },
};

export const OPERATIONS: Readonly<
  Record<
    OperationKey,
    { readonly skill: number; readonly cost: Cost; readonly after?: TechnologyKey; readonly learns: boolean }
  >
> = {
  spying: { skill: 7, cost: [0, 1], learns: false },
  sabotage: { skill: 5, cost: [1, 2], after: 'sabotage', learns: true },
  theft: { skill: 4, cost: [0, 3], after: 'agents', learns: true },
  bribery: { skill: 5, cost: [3, 0], learns: false },
  rumours: { skill: 8, cost: [0, 1], learns: true },
  hunt: { skill: 6, cost: [0, 1], after: 'ciphers', learns: false },
};

/** Of each player: stock, what is known. */
export const RESOURCES: readonly (readonly [stock: Cost, technologies: readonly TechnologyKey[]])[] = [
  [
    [9, 5],
    ['smallArms', 'explosives', 'electronics', 'mining'],
  ],
  [
    [7, 6],
    ['smallArms', 'explosives', 'ciphers'],
  ],
  [
    [12, 4],
    ['smallArms', 'explosives', 'armour'],
  ],
  [
    [6, 7],
    ['smallArms', 'mining', 'electronics', 'sensors'],
  ],
];
/** Squads that each may command: as many as the sample has and one more. */
export const COMMAND_LIMIT = 5;

/** Kind, number of the player, what, and at whom: the number of a player. */
type OrderSkeleton =
  | readonly ['research', number, TechnologyKey]
  | readonly ['study', number, ArtefactKey]
  | readonly ['covert', number, OperationKey, number];

export const ORDERS: readonly OrderSkeleton[] = [
  ['covert', 2, 'rumours', 1],
  ['covert', 4, 'spying', 3],
  ['research', 1, 'smelting'],
  ['study', 1, 'ring'],
  ['research', 2, 'agents'],
  ['research', 3, 'walkers'],
  ['research', 4, 'smelting'],
];

export const POINTS: readonly (readonly [what: ScoreKind, points: number, name?: BuildingKey])[] = [
  ['building', 2],
  ['building', 5, 'centre'],
  ['building', 5, 'module'],
  ['technology', 1],
  ['artefact', 3],
  ['squad', 2],
  ['cell', 1],
];
