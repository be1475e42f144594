import type { Terrain } from '../engine/landing/terrain';

/** Colours of the legend (L-16) as six hex digits. */
export const TERRAIN_COLOURS: Readonly<Record<Terrain, string>> = {
  impassable: '262626',
  water: '9BE3F2',
  ruins: 'BFBFBF',
  swamp: '8A9A5B',
  forest: '7BD148',
  open: 'F4B266',
  unexplored: 'FFFFFF',
};
