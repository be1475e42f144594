import { type Move, type MoveOrder, moveSquads } from '../../../engine/landing/campaign/manoeuvre';
import type { CampaignState } from '../../../engine/landing/campaign/types';
import { cellName } from '../../../engine/landing/cell';
import { ok } from '../../../engine/result';
import type { Language } from '../../../i18n/language';
import { composeManoeuvre, moveSentence } from '../../../reports/landing/map/compose';
import type { ManoeuvreFacts } from '../../../reports/landing/map/facts';
import { hiddenOfManoeuvre } from '../../../reports/landing/map/hidden';
import { manoeuvreTwin } from '../../../reports/landing/map/twin';
import { mapSpeechIn } from '../../../reports/landing/map/speech';
import { manoeuvreKnownTo } from '../../../reports/landing/map/viewer';
import { composePacket } from '../../../reports/landing/compose';
import { packetOf } from '../../../reports/landing/packet';
import type { LandingCampaign } from '../../../workbook/campaign';
import { manoeuvreInputs } from '../../../workbook/mapDigest';
import { choiceWord } from '../../../workbook/schema/choices';
import { ORDER_STATE_CHOICE } from '../../../workbook/schema/landing/growth/choices';
import type { NewCell } from '../../restore';
import type { PhaseRules, PhaseSetting, Played } from '../../ruleset';
import { inSteps } from '../../work';
import { mapMissing } from './missing';
import { moveOrders } from './orders';
import { campaignState } from './state';

/** Everything a manoeuvre phase was made of. */
interface ManoeuvreSnapshot {
  readonly campaign: string;
  readonly state: CampaignState;
  readonly orders: readonly MoveOrder[];
  readonly cornerSqueeze: boolean;
}

const MOVED_COLUMNS = ['cell', 'moved'] as const;
const ANSWER_COLUMNS = ['state', 'answer'] as const;

/** Landing's manoeuvre phase (L-15 … L-19). It rolls no dice. */
export const landingManoeuvre: PhaseRules<LandingCampaign> = {
  missing: (campaign, tables) => mapMissing(campaign, tables),
  writes: (campaign) =>
    campaign.map
      ? moveOrders(campaign).flatMap(({ id, squad }) => [
          ...MOVED_COLUMNS.map((column) => ({ table: 'squads', id: squad, column })),
          ...ANSWER_COLUMNS.map((column) => ({ table: 'orders', id, column })),
        ])
      : [],
  inputs(campaign) {
    const state = campaignState(campaign);
    return state ? manoeuvreInputs(state, moveOrders(campaign), campaign.mapOptions) : '';
  },
  snapshot(campaign) {
    const { name } = campaign.settings;
    const orders = moveOrders(campaign);
    const { cornerSqueeze } = campaign.mapOptions;
    return JSON.stringify({ campaign: name, state: campaignState(campaign), orders, cornerSqueeze });
  },
  async play(text, setting, work) {
    const snapshot = JSON.parse(text) as ManoeuvreSnapshot;
    const played = await inSteps([snapshot], 'fights', work, (each) => playedMoves(factsOf(each, setting)));
    if (!played.ok) return played;
    const [moves] = played.value;
    if (!moves) throw new Error('one manoeuvre phase was to be played');
    return ok(moves);
  },
};

function factsOf({ campaign, state, orders, cornerSqueeze }: ManoeuvreSnapshot, setting: PhaseSetting): ManoeuvreFacts {
  const { turn, phase, commitment, digest, players } = setting;
  const moves = moveSquads(state, orders, { cornerSqueeze });
  return { campaign, turn, phase, commitment, digest, players, state, moves };
}

const hasMoved = ({ path }: Move): boolean => path.length > 1;

/** What the sheet Orders answers: the sentence its owner reads. */
function answerOf(facts: ManoeuvreFacts, move: Move, language: Language): string {
  const own = manoeuvreKnownTo(move.order.player, facts).moves.find(({ order }) => order === move.order.id);
  return own ? moveSentence(mapSpeechIn(language), own) : '';
}

const cellsOf = (facts: ManoeuvreFacts, language: Language): readonly NewCell[] =>
  facts.moves.flatMap((move): readonly NewCell[] => {
    const { order, path } = move;
    const end = path.at(-1);
    const state = hasMoved(move) ? 'done' : 'refused';
    return [
      ...(hasMoved(move) && end
        ? [
            { table: 'squads', id: order.squad, column: 'cell', after: cellName(end) },
            { table: 'squads', id: order.squad, column: 'moved', after: facts.turn },
          ]
        : []),
      { table: 'orders', id: order.id, column: 'state', after: choiceWord(ORDER_STATE_CHOICE, state, language) },
      { table: 'orders', id: order.id, column: 'answer', after: answerOf(facts, move, language) },
    ];
  });

const playedMoves = (facts: ManoeuvreFacts): Played => ({
  fights: [],
  ledger: () => [],
  cells: (language) => cellsOf(facts, language),
  ...told(facts),
  twin: (playerId) => told(manoeuvreTwin(playerId, facts)),
  summary: (language) => {
    const moved = facts.moves.filter(hasMoved).length;
    const refused = facts.moves.filter((move) => move.refused !== null).length;
    return [mapSpeechIn(language).say('summary-moves', { moved, refused })];
  },
  hidden: (playerId, _campaign, keys) => hiddenOfManoeuvre(playerId, facts, keys),
});

/** What is told of a manoeuvre phase. */
const told = (facts: ManoeuvreFacts): Pick<Played, 'report' | 'packet'> => ({
  report(player) {
    const known = manoeuvreKnownTo(player.id, facts);
    return { concerned: known.moves.length, document: composeManoeuvre(known, player.language) };
  },
  packet: (language) => composePacket(packetOf(facts), language),
});
