import { NO_LANDING_TABLES, type PlanetCampaign } from '../../campaign';
import { Directory } from '../lookup';
import type { RulesetReader } from '../ruleset';
import { readHands } from './hands';
import { readPlanetOptions } from './options';
import { readPieces } from './pieces';
import { readSequence } from './sequence';
import { readSoldiers } from './soldiers';
import { playedBefore } from './warnings';

/** Reads what a campaign of the planet wargame keeps beside settings and players. */
export const readPlanet: RulesetReader<PlanetCampaign> = (
  { tables, settings, settingRows, players, warnings },
  problems,
) => {
  const options = readPlanetOptions(settingRows);
  const everybody = tables.players ? new Directory(players) : null;
  const soldiers = readSoldiers(tables.soldiers, problems);
  const pieces = readPieces(tables.pieces, everybody, soldiers, problems);
  const hands = readHands(tables.hands, everybody, options.cardCopies, problems);
  const context = { players: everybody, pieces: new Directory(pieces), hands };
  const sequence = tables.pieces ? readSequence(tables.sequence, context, problems) : [];
  warnings.push(...playedBefore(tables.sequence, sequence));
  return {
    ...NO_LANDING_TABLES,
    ruleset: 'planet',
    settings: { ...settings, options },
    players,
    rows: { pieces: pieces.map(({ id, row }) => ({ id, place: row })), hands, sequence },
    pieces,
    hands,
    sequence,
  };
};
