import type { AttackAnswer } from '../../../engine/landing/campaign/attacks';
import type { MapFight } from '../../../engine/landing/campaign/engagements';
import { combatants, mapFights, measure } from '../../../engine/landing/campaign/engagements';
import { buildingSquad, fightersOf } from '../../../engine/landing/campaign/fighters';
import { cellName } from '../../../engine/landing/cell';
import type { CampaignBuilding, CampaignCombat, CampaignSquad, LandingCampaign } from '../../../workbook/campaign';
import { nextId } from '../combats';
import { attackOrders } from './orders';
import { campaignState } from './state';

/** A campaign with the combats of its phase: those that the game master entered, then those that the map makes (L-23). */
export interface Planned extends LandingCampaign {
  /** What came of the attack orders. */
  readonly answers: readonly AttackAnswer[];
}

/** What a combat takes from the map: where squads stand on the line, and who cannot see whom. */
const measured = ({ places, blocked }: MapFight) => ({ places: [...places], blockedPairs: blocked });

/** A building as a row of squads has it: it fights like one, and owns nothing that a squad has beside (L-23 d). */
function asSquad(building: CampaignBuilding): CampaignSquad {
  const { at, type, owner, hp, place } = building;
  return {
    ...buildingSquad({ ...building, at: at ?? { column: 0, row: 0 } }),
    ...{ owner: owner ?? '', fullHp: type?.hp ?? hp, at, cell: at ? cellName(at) : '', place },
    ...{ manoeuvre: 0, passability: null, mapTraits: [], sightModifier: 0, traits: '', moved: 0, ruleTexts: [] },
  };
}

/** Plans a combat phase. Without a map it is what the table of combats says. */
export function plannedCombats(campaign: LandingCampaign): Planned {
  const state = campaignState(campaign);
  if (!state) return { ...campaign, answers: [] };
  const { settings, squads, buildings, mapOptions } = campaign;
  const there = new Set(fightersOf(state).map(({ id }) => id));
  const entered = campaign.combats.map((combat): CampaignCombat => {
    // A distance that is given comes before the map's (L-9).
    const everybody = [...combat.attackers, ...combat.defenders];
    if (combat.distance !== null || !everybody.every((id) => there.has(id))) return combat;
    return { ...combat, ...measured(measure(state, combat, mapOptions.distance)) };
  });
  const { answers, fights } = mapFights(state, attackOrders(campaign), {
    distance: mapOptions.distance,
    busy: new Set(entered.flatMap(({ attackers, defenders }) => [...attackers, ...defenders])),
    entered: new Set(squads.filter(({ moved }) => moved === settings.turn).map(({ id }) => id)),
  });
  const combats = fights.reduce<readonly CampaignCombat[]>((made, fight) => {
    const id = nextId(made, settings.language);
    return [...made, { ...UNSAID, id, ...measured(fight), attackers: fight.attackers, defenders: fight.defenders }];
  }, entered);
  const terrain = new Map([...combatants(state)].map(([id, squad]) => [id, squad.terrain]));
  return {
    ...campaign,
    combats,
    answers,
    squads: [
      ...squads.map((squad) => (squad.at ? { ...squad, terrain: terrain.get(squad.id) ?? null } : squad)),
      ...buildings.map(asSquad),
    ],
  };
}

/** What the game master would have said of a combat that follows from the map. */
const UNSAID: Omit<CampaignCombat, 'id' | 'attackers' | 'defenders'> = {
  ...{ distance: null, blocked: false, attackerModifiers: [], defenderModifiers: [] },
  ...{ attackerCell: null, defenderCell: null, place: { sheet: '', row: 0, columns: {} } },
};
