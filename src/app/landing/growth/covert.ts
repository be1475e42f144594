import { COVERT_DIE, covertLabel, covertOperation, type CovertOrder } from '../../../engine/landing/campaign/covert';
import { makeAmounts } from '../../../engine/landing/campaign/amounts';
import type { Household } from '../../../engine/landing/campaign/growth';
import { keyedDice } from '../../../engine/dice/keyed';
import { problem } from '../../../engine/problem';
import { ok } from '../../../engine/result';
import type { Language } from '../../../i18n/language';
import { fill } from '../../../i18n/template';
import { composeBuildPacket, composeCovert } from '../../../reports/landing/growth/compose';
import type { CovertFacts } from '../../../reports/landing/growth/facts';
import { concernedBy, covertKnownTo } from '../../../reports/landing/growth/known';
import { covertTwin } from '../../../reports/landing/growth/twin';
import { growthSpeechIn } from '../../../reports/landing/growth/speech';
import type { CampaignOrder, LandingCampaign } from '../../../workbook/campaign';
import { covertInputs } from '../../../workbook/growthDigest';
import { sheetPlace } from '../../../workbook/problems';
import { choiceWord } from '../../../workbook/schema/choices';
import { ORDER_STATE_CHOICE } from '../../../workbook/schema/landing/growth/choices';
import type { NewCell } from '../../restore';
import type { PhaseRules, Played } from '../../ruleset';
import { hiddenBeside } from './hidden';
import { householdOf } from './household';

/** Everything that a covert operation was made of. */
interface CovertSnapshot {
  readonly campaign: string;
  readonly player: string;
  readonly playerName: string;
  readonly order: CovertOrder;
  readonly household: Household;
}

/** The covert operations of this turn, in the order of entry. */
export const covertOrders = ({ settings, growth }: LandingCampaign): readonly CampaignOrder[] =>
  growth.orders.filter(({ kind, turn }) => kind === 'covert' && turn === settings.turn);

function snapshotOf(campaign: LandingCampaign, id: string): CovertSnapshot | undefined {
  const order = covertOrders(campaign).find((each) => each.id === id);
  const operation = campaign.growth.operations.find(({ name }) => name === order?.subject);
  const player = campaign.players.find((each) => each.id === order?.player);
  if (!order?.target || !operation || !player) return undefined;
  return {
    campaign: campaign.settings.name,
    ...{ player: player.id, playerName: player.name },
    order: { id, operation, target: order.target, modifier: order.modifier },
    household: householdOf(campaign, player),
  };
}

/** A covert operation as a phase of its own (L-21, D-3): `covert/<order id>`. */
export const landingCovert = (id: string): PhaseRules<LandingCampaign> => ({
  // Whether the fights entered can be fought is the combat phase's business.
  overlooks: ['squad-without-hp'],
  missing: (campaign, tables) =>
    snapshotOf(campaign, id)
      ? []
      : [{ problem: problem('no-covert-order', { id }), place: sheetPlace(tables.orders?.sheet ?? '') }],
  writes: (campaign) => [
    ...(['state', 'answer'] as const).map((column) => ({ table: 'orders', id, column })),
    ...[snapshotOf(campaign, id)?.player ?? ''].map((player) => ({ table: 'resources', id: player, column: 'stock' })),
  ],
  inputs(campaign) {
    const snapshot = snapshotOf(campaign, id);
    return snapshot ? covertInputs(snapshot.order, snapshot.household) : '';
  },
  snapshot: (campaign) => JSON.stringify(snapshotOf(campaign, id)),
  play(text, setting) {
    const { campaign, player, playerName, order, household } = JSON.parse(text) as CovertSnapshot;
    const result = covertOperation(
      order,
      household,
      keyedDice(() => setting.key),
    );
    const { operation, target } = order;
    const told = result.kind === 'tried' && result.success ? operation.success : operation.failure;
    const facts: CovertFacts = {
      ...{ campaign, turn: setting.turn, commitment: setting.commitment, players: setting.players },
      // The digest of a covert operation stays with the game master until the end (D-3).
      ...{ digest: '', order: order.id, player, operation: operation.name, target },
      targetLearns: operation.targetLearns,
      text: result.kind === 'tried' ? fill('en', told, { target: target.name, player: playerName }) : '',
      result,
    };
    return Promise.resolve(ok(playedCovert(facts, order.modifier)));
  },
});

function playedCovert(facts: CovertFacts, modifier: number): Played {
  const { order, result } = facts;
  const audience = concernedBy(facts);
  return {
    fights: [],
    audience,
    ledger({ turn, phase, attempt, language }) {
      if (result.kind !== 'tried') return [];
      const { say } = growthSpeechIn(language);
      return [
        {
          ...{
            turn,
            phase,
            attempt,
            engagement: '',
            squad: '',
            label: covertLabel(order),
            index: 1,
            sides: COVERT_DIE,
          },
          ...{ face: result.face, needed: result.needed, modifiers: modifier === 0 ? '' : String(modifier) },
          ...{ outcome: say(result.success ? 'success' : 'failure'), mark: null },
        },
      ];
    },
    cells: (language) => covertCells(facts, language),
    ...toldOfCovert(facts),
    summary: (language) => [`${order} (${facts.player}): ${answerOf(facts, language)}`],
    hidden: (playerId, campaign, keys) => hiddenBeside(playerId, { head: facts, campaign, keys }),
    twin: (playerId) => toldOfCovert(covertTwin(playerId, facts)),
  };
}

/** What is told of a covert operation. */
const toldOfCovert = (facts: CovertFacts): Pick<Played, 'report' | 'packet'> => ({
  report(player) {
    const known = covertKnownTo(player.id, facts);
    return { concerned: known.kind === 'nothing' ? 0 : 1, document: composeCovert(known, player.language) };
  },
  packet: (language) => composeBuildPacket(facts, language),
});

function answerOf({ result }: CovertFacts, language: Language): string {
  const { say, reason } = growthSpeechIn(language);
  if (result.kind === 'refused') return say('answer-refused', { reason: reason(result.reason) });
  const { face, needed, success } = result;
  return say('answer-tried', { face, needed, result: say(success ? 'success' : 'failure') });
}

function covertCells(facts: CovertFacts, language: Language): readonly NewCell[] {
  const { order, player, result } = facts;
  const state = result.kind === 'refused' ? 'refused' : 'done';
  const stock = makeAmounts(result.stock, language === 'en' ? '.' : ',') || '0';
  return [
    { table: 'orders', id: order, column: 'state', after: choiceWord(ORDER_STATE_CHOICE, state, language) },
    { table: 'orders', id: order, column: 'answer', after: answerOf(facts, language) },
    { table: 'resources', id: player, column: 'stock', after: stock },
  ];
}
