import * as React from 'react';

/*
 * Parts of the pane that the first look at a campaign can do without: each is loaded when it is first shown, or when
 * the pane has nothing else to do.
 */

const loads = {
  bring: () => import(/* webpackChunkName: "bring" */ './bring/BringPage'),
  players: () => import(/* webpackChunkName: "players" */ './players/PlayersPage'),
  landingOdds: () => import(/* webpackChunkName: "odds" */ './odds/LandingOdds'),
  exoOdds: () => import(/* webpackChunkName: "exo-odds" */ './odds/ExoOdds'),
  planetOdds: () => import(/* webpackChunkName: "planet-odds" */ './odds/PlanetOdds'),
  dice: () => import(/* webpackChunkName: "dice" */ './dice/DicePage'),
  settings: () => import(/* webpackChunkName: "settings" */ './settings/SettingsPage'),
  firstRun: () => import(/* webpackChunkName: "first-run" */ './shell/FirstRun'),
};

export const BringPage = React.lazy(async () => ({ default: (await loads.bring()).BringPage }));
export const PlayersPage = React.lazy(async () => ({ default: (await loads.players()).PlayersPage }));
export const LandingOdds = React.lazy(async () => ({ default: (await loads.landingOdds()).LandingOdds }));
export const ExoOdds = React.lazy(async () => ({ default: (await loads.exoOdds()).ExoOdds }));
export const PlanetOdds = React.lazy(async () => ({ default: (await loads.planetOdds()).PlanetOdds }));
export const DicePage = React.lazy(async () => ({ default: (await loads.dice()).DicePage }));
export const SettingsPage = React.lazy(async () => ({ default: (await loads.settings()).SettingsPage }));
export const FirstRun = React.lazy(async () => ({ default: (await loads.firstRun()).FirstRun }));

/** Fetches every part, one after the other; what cannot be had is asked for again when it is shown. */
export async function loadAhead(): Promise<void> {
  for (const load of Object.values(loads)) await load().catch(() => undefined);
}
