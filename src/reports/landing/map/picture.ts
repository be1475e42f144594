import type { Terrain } from '../../../engine/landing/terrain';
import { TERRAINS } from '../../../engine/landing/terrain';
import type { MapPicture } from '../../document';
import type { ShownCell, ShownThing } from './known';
import type { MapSpeech } from './speech';

/** Signs of the ground in the text map; no letters and digits, which the leak guard would read as words. */
const GROUND_SIGNS: Readonly<Record<Terrain, string>> = {
  impassable: '#',
  water: '~',
  ruins: '=',
  swamp: '%',
  forest: '*',
  open: '.',
  unexplored: '?',
};

/** Signs of what stands in a cell, behind that of the ground. */
const SIGNS = { squads: '@', building: '^', both: '&' } as const;
type Sign = keyof typeof SIGNS;

function signOf(things: readonly Pick<ShownThing, 'kind'>[]): Sign | null {
  const building = things.some(({ kind }) => kind === 'building');
  const squads = things.some(({ kind }) => kind === 'squad');
  if (building) return squads ? 'both' : 'building';
  return squads ? 'squads' : null;
}

/** The map as a picture: what lies in each cell and whether anything stands there, with a legend. */
export function mapPicture(
  { say }: MapSpeech,
  map: { readonly size: number; readonly cells: readonly ShownCell[]; readonly things: readonly ShownThing[] },
): MapPicture {
  const there = new Map<string, ShownThing[]>();
  for (const thing of map.things) there.set(thing.cell, [...(there.get(thing.cell) ?? []), thing]);
  const cells = map.cells.map(({ cell, terrain }) => {
    const sign = signOf(there.get(cell) ?? []);
    return { terrain, text: GROUND_SIGNS[terrain], mark: sign ? SIGNS[sign] : '' };
  });
  const grounds = TERRAINS.filter((terrain) => map.cells.some((cell) => cell.terrain === terrain));
  const marks = (Object.keys(SIGNS) as Sign[]).filter((sign) => cells.some(({ mark }) => mark === SIGNS[sign]));
  return {
    kind: 'map',
    caption: say('map-caption'),
    size: map.size,
    cells,
    legend: [
      ...grounds.map((terrain) => ({ sign: GROUND_SIGNS[terrain], text: say(`ground-${terrain}`) })),
      ...marks.map((sign) => ({ sign: SIGNS[sign], text: say(`sign-${sign}`) })),
    ],
  };
}
