import { toNumber } from '../../../engine/fixed';
import { cellName } from '../../../engine/landing/cell';
import { cellOf } from '../../../engine/landing/campaign/map';
import { resolveRecon } from '../../../engine/landing/campaign/recon';
import type { Building, BuildingType, CampaignState } from '../../../engine/landing/campaign/types';
import { keyedDice } from '../../../engine/dice/keyed';
import { ok } from '../../../engine/result';
import { composeRecon } from '../../../reports/landing/map/compose';
import type { ReconFacts } from '../../../reports/landing/map/facts';
import { hiddenOfRecon } from '../../../reports/landing/map/hidden';
import { reconTwin } from '../../../reports/landing/map/twin';
import { mapSpeechIn } from '../../../reports/landing/map/speech';
import { reconPacketOf } from '../../../reports/landing/map/viewer';
import type { LandingCampaign } from '../../../workbook/campaign';
import { reconInputs } from '../../../workbook/mapDigest';
import { choiceWord, YES_NO } from '../../../workbook/schema/choices';
import type { PhaseRules, PhaseSetting, Played } from '../../ruleset';
import { inSteps } from '../../work';
import { drawnRows } from './ledgerRows';
import { mapMissing } from './missing';
import { campaignState } from './state';

/** Everything a recon phase was made of. */
interface ReconSnapshot {
  readonly campaign: string;
  readonly state: CampaignState;
  /** Kinds that a neutral building may turn out to be, in listed order. */
  readonly types: readonly BuildingType[];
}

const neutralTypes = ({ growth }: LandingCampaign): readonly BuildingType[] =>
  growth.buildingTypes.filter(({ neutral }) => neutral);

/** Landing's recon phase (L-20). */
export const landingRecon: PhaseRules<LandingCampaign> = {
  missing: (campaign, tables) => mapMissing(campaign, tables),
  writes: ({ map, cells, buildings }) =>
    map
      ? [
          ...cells.map(({ id }) => ({ table: 'cells', id, column: 'open' })),
          ...buildings
            .filter(({ owner, type }) => owner === null && type === null)
            .flatMap(({ id }) => ['type', 'hp'].map((column) => ({ table: 'buildings', id, column }))),
        ]
      : [],
  inputs(campaign) {
    const state = campaignState(campaign);
    return state ? reconInputs(state, neutralTypes(campaign)) : '';
  },
  snapshot(campaign) {
    const state = campaignState(campaign);
    return JSON.stringify({ campaign: campaign.settings.name, state, types: neutralTypes(campaign) });
  },
  async play(text, setting, work) {
    const snapshot = JSON.parse(text) as ReconSnapshot;
    const played = await inSteps([snapshot], 'dice', work, (each) => playedRecon(factsOf(each, setting)));
    if (!played.ok) return played;
    const [recon] = played.value;
    if (!recon) throw new Error('one recon phase was to be played');
    return ok(recon);
  },
};

/** A building that was named by its id, for want of a type, takes the name of the type it turned out to be. */
const renamed = (building: Building): Building =>
  building.type && building.name === building.id ? { ...building, name: building.type.name } : building;

function factsOf({ campaign, state, types }: ReconSnapshot, setting: PhaseSetting): ReconFacts {
  const { turn, phase, commitment, digest, players } = setting;
  const recon = resolveRecon(
    state,
    types,
    keyedDice(() => setting.key),
  );
  const discovered = new Map(recon.discovered.map((building) => [building.id, building]));
  const buildings = state.buildings.map((building) => renamed(discovered.get(building.id) ?? building));
  return { campaign, turn, phase, commitment, digest, players, state, recon, buildings };
}

const playedRecon = (facts: ReconFacts): Played => ({
  fights: [],
  ledger: (place) => drawnRows(facts.recon.dice, 'ledger-neutral', place),
  cells: (language) => [
    ...facts.recon.map.cells
      .filter(({ at, open }) => open && cellOf(facts.state.map, at)?.open === false)
      .map(({ at }) => ({
        ...{ table: 'cells', id: cellName(at), column: 'open' },
        after: choiceWord(YES_NO, 'yes', language),
      })),
    ...facts.recon.discovered.flatMap(({ id, type, hp }) => [
      { table: 'buildings', id, column: 'type', after: type.name },
      { table: 'buildings', id, column: 'hp', after: toNumber(hp) },
    ]),
  ],
  ...told(facts),
  twin: () => told(reconTwin(facts)),
  summary: (language) => {
    const { opened, discovered } = facts.recon;
    const counts = { opened: opened.length, discovered: discovered.length };
    return [mapSpeechIn(language).say('summary-recon', counts)];
  },
  hidden: (_player, _campaign, keys) => hiddenOfRecon(facts, keys),
});

/** The packet is one for all: each player reads the same in the own language (L-20). */
const told = (facts: ReconFacts): Pick<Played, 'report' | 'packet'> => ({
  report: ({ language }) => ({ concerned: 0, document: composeRecon(reconPacketOf(facts), language) }),
  packet: (language) => composeRecon(reconPacketOf(facts), language),
});
