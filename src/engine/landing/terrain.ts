/** Kinds of cells (L-16). */
export const TERRAINS = ['impassable', 'water', 'ruins', 'swamp', 'forest', 'open', 'unexplored'] as const;
export type Terrain = (typeof TERRAINS)[number];
