import type { CampaignSquad, GrowthTables, Player } from '../../../campaign';
import type { FoundTables } from '../../../found';
import type { PlacedProblem } from '../../../problems';
import { Directory } from '../../lookup';
import type { Catalogue as Weapons } from '../weapons';
import { readArtefacts, readBuildingTypes, readOperations, readTechnologies, readUnits } from './catalogue';
import { byName } from './cells';
import { readOrders } from './orders';
import { readPoints, readResources } from './resources';

/** Reads what construction, covert operations and victory need (sections 5 and 6 of the rules). */
export function readGrowth(
  tables: FoundTables,
  known: {
    readonly turn: number;
    readonly mapSize: number;
    readonly players: readonly Player[];
    readonly squads: readonly CampaignSquad[];
    readonly weapons: Weapons;
    readonly turnLimit: number | null;
  },
  problems: PlacedProblem[],
): GrowthTables {
  const { turn, mapSize, players, weapons } = known;
  const technologies = readTechnologies(tables.technologies, problems);
  const buildings = readBuildingTypes(tables.buildingTypes, { technologies, weapons }, problems);
  const units = readUnits(tables.types, buildings, technologies, problems);
  const artefacts = readArtefacts(tables.artefacts, technologies, mapSize, problems);
  const operations = readOperations(tables.operations, technologies, problems);
  const resources = readResources(tables.resources, { players, technologies, artefacts }, problems);
  const context = {
    ...{ turn, mapSize, players, buildings, technologies },
    squads: new Directory(known.squads),
    units: new Directory(units.map(byName)),
    artefacts: new Directory(artefacts.map(byName)),
    operations: new Directory(operations.map(byName)),
  };
  const orders = readOrders(tables.orders, context, problems);
  return {
    ...{ units, artefacts, operations, resources, orders },
    buildingTypes: buildings.items,
    technologies: technologies.items,
    points: readPoints(tables.points, problems),
    turnLimit: known.turnLimit,
  };
}
