import { makeAmounts } from '../../../engine/landing/campaign/amounts';
import { construct } from '../../../engine/landing/campaign/construct';
import type { Grown, Growth, GrowthEvent, Standing } from '../../../engine/landing/campaign/growth';
import { isProject, ORDER_PHASES } from '../../../engine/landing/campaign/orders';
import { cellName } from '../../../engine/landing/cell';
import { ok } from '../../../engine/result';
import type { Language } from '../../../i18n/language';
import { composeBuild, composeBuildPacket } from '../../../reports/landing/growth/compose';
import type { BuildFacts } from '../../../reports/landing/growth/facts';
import { buildKnownTo } from '../../../reports/landing/growth/known';
import { buildTwin } from '../../../reports/landing/growth/twin';
import { growthSpeechIn } from '../../../reports/landing/growth/speech';
import type { LandingCampaign } from '../../../workbook/campaign';
import { growthInputs } from '../../../workbook/growthDigest';
import { choiceWord, YES_NO } from '../../../workbook/schema/choices';
import { ORDER_STATE_CHOICE } from '../../../workbook/schema/landing/growth/choices';
import type { NewRow } from '../../addedRows';
import type { NewCell } from '../../restore';
import type { CellName, PhaseRules, PhaseSetting, Played } from '../../ruleset';
import { hiddenBeside } from './hidden';
import { householdOf } from './household';

/** Everything that a construction phase was made of; plain values, so JSON carries them as they are. */
interface BuildSnapshot {
  readonly campaign: string;
  readonly growth: Growth;
}

/** What stands on the map: living squads, buildings that are known and not destroyed. */
function standing(campaign: LandingCampaign): {
  readonly squads: readonly Standing[];
  readonly buildings: readonly Standing[];
} {
  const squads = campaign.squads
    .filter(({ hp }) => hp > 0)
    .map(({ id, owner, type, at }) => ({ id, owner, type, cell: at ? cellName(at) : '' }));
  const buildings = campaign.buildings.flatMap(({ id, owner, type, at, hp }): readonly Standing[] =>
    hp > 0 && at && type ? [{ id, owner, type: type.name, cell: cellName(at) }] : [],
  );
  return { squads, buildings };
}

function growthOf(campaign: LandingCampaign): Growth {
  const { settings, players, map, growth } = campaign;
  const { buildingTypes, units, technologies, artefacts } = growth;
  return {
    turn: settings.turn,
    households: players.map((player) => householdOf(campaign, player)),
    sites: (map?.cells ?? []).map(({ at, open, slots }) => ({ cell: cellName(at), open, slots })),
    ...standing(campaign),
    taken: { squads: campaign.squads.map(({ id }) => id), buildings: campaign.buildings.map(({ id }) => id) },
    plans: {
      buildings: buildingTypes.map(
        ({ name, cost, turns, technologies: needed, income, upkeep, command, superweapon, buildable }) => ({
          ...{ name, cost, turns, technologies: needed, income, upkeep, command, superweapon, buildable },
        }),
      ),
      ...{ units, technologies },
      artefacts: artefacts.map(({ name, cell, technology, cost, turns, stays, gone }) => ({
        ...{ name, cell, technology, cost, turns, stays, gone },
      })),
    },
    orders: ordersOf(campaign).map(({ id, turn, player, kind, subject, details, state, arrives }) => ({
      ...{ id, turn, player, kind, subject, details, state, arrives },
    })),
  };
}

/** Orders of this turn for construction, and earlier ones that are on their way. */
const ordersOf = ({ settings: { turn }, growth }: LandingCampaign) =>
  growth.orders.filter(
    (order) =>
      (order.turn === turn && ORDER_PHASES[order.kind] === 'build') ||
      (order.turn < turn && order.state === 'accepted' && isProject(order.kind)),
  );

const ORDER_CELLS = ['state', 'arrives', 'answer'] as const;
const RESOURCE_CELLS = ['stock', 'technologies', 'artefacts'] as const;

const cellsOf = (table: string, ids: readonly string[], columns: readonly string[]): readonly CellName[] =>
  ids.flatMap((id) => columns.map((column) => ({ table, id, column })));

/** Landing's construction phase (L-22). */
export const landingBuild: PhaseRules<LandingCampaign> = {
  // Whether the fights entered can be fought is the combat phase's business.
  overlooks: ['squad-without-hp'],
  missing: () => [],
  writes: (campaign) => [
    ...cellsOf(
      'orders',
      ordersOf(campaign).map(({ id }) => id),
      ORDER_CELLS,
    ),
    ...cellsOf(
      'resources',
      campaign.growth.resources.map(({ id }) => id),
      RESOURCE_CELLS,
    ),
    ...cellsOf(
      'artefacts',
      campaign.growth.artefacts.filter(({ stays }) => !stays).map(({ name }) => name),
      ['gone'],
    ),
  ],
  inputs: (campaign) => growthInputs(growthOf(campaign)),
  snapshot: (campaign) =>
    JSON.stringify({ campaign: campaign.settings.name, growth: growthOf(campaign) } satisfies BuildSnapshot),
  play(text, setting) {
    const { campaign, growth } = JSON.parse(text) as BuildSnapshot;
    const grown = construct(growth);
    const { turn, commitment, digest, players } = setting;
    const { events, households } = grown;
    return Promise.resolve(
      ok(playedBuild(grown, { campaign, turn, commitment, digest, players, events, households }, setting)),
    );
  },
};

function playedBuild(grown: Grown, facts: BuildFacts, { turn }: PhaseSetting): Played {
  return {
    fights: [],
    ledger: () => [],
    cells: (language) => buildCells(grown, turn, language),
    rows: (language) => newRows(grown, language),
    ...toldOfBuild(facts),
    summary: (language) => grown.events.flatMap((event) => summaryOf(event, turn, language) ?? []),
    hidden: (playerId, campaign, keys) => hiddenBeside(playerId, { head: facts, campaign, keys }),
    twin: (playerId) => toldOfBuild(buildTwin(playerId, facts)),
  };
}

/** What is told of a construction phase. */
const toldOfBuild = (facts: BuildFacts): Pick<Played, 'report' | 'packet'> => ({
  report(player) {
    const known = buildKnownTo(player.id, facts);
    return { concerned: known.events.length, document: composeBuild(known, player.language) };
  },
  packet: (language) => composeBuildPacket(facts, language),
});

/** What the GM reads beside an order: its state, when its result comes, and the answer in words. */
function answerOf(
  event: GrowthEvent,
  turn: number,
  language: Language,
): Readonly<Record<(typeof ORDER_CELLS)[number], string | number>> | null {
  const { say, amounts, reason } = growthSpeechIn(language);
  const state = (of: keyof typeof ORDER_STATE_CHOICE): string => choiceWord(ORDER_STATE_CHOICE, of, language);
  switch (event.kind) {
    case 'income':
      return null;
    case 'accepted': {
      const answer = say('answer-accepted', { arrives: event.arrives, cost: amounts(event.cost) });
      return { state: state('accepted'), arrives: event.arrives, answer };
    }
    case 'refused':
      return { state: state('refused'), arrives: '', answer: say('answer-refused', { reason: reason(event.reason) }) };
    case 'used':
      return { state: state('done'), arrives: '', answer: say('answer-used') };
    case 'arrived': {
      const answer = say('answer-arrived', { turn, id: event.id === '' ? '' : `, ${event.id}` });
      return { state: state('done'), arrives: turn, answer };
    }
    case 'lapsed':
      return { state: state('done'), arrives: turn, answer: say('answer-lapsed') };
  }
}

/** A line for the game master: whose order, what came of it. */
function summaryOf(event: GrowthEvent, turn: number, language: Language): string | null {
  const answer = answerOf(event, turn, language);
  if (!answer || event.kind === 'income') return null;
  return `${event.order} (${event.player}): ${answer.answer}`;
}

function buildCells(
  { events, households, goneArtefacts }: Grown,
  turn: number,
  language: Language,
): readonly NewCell[] {
  const decimal = language === 'en' ? '.' : ',';
  return [
    ...events.flatMap((event): readonly NewCell[] => {
      const answer = answerOf(event, turn, language);
      if (!answer || event.kind === 'income') return [];
      return ORDER_CELLS.map((column) => ({ table: 'orders', id: event.order, column, after: answer[column] }));
    }),
    ...households.flatMap(({ id, stock, technologies, artefacts }): readonly NewCell[] => {
      const values = {
        stock: makeAmounts(stock, decimal) || '0',
        ...{ technologies: technologies.join('; '), artefacts: artefacts.join('; ') },
      };
      return RESOURCE_CELLS.map((column) => ({ table: 'resources', id, column, after: values[column] }));
    }),
    ...goneArtefacts.map((id) => ({
      table: 'artefacts',
      id,
      column: 'gone',
      after: choiceWord(YES_NO, 'yes', language),
    })),
  ];
}

/** New squads and buildings: what their rows leave blank comes from their types. */
function newRows({ newSquads, newBuildings }: Grown, language: Language): readonly NewRow[] {
  const { say } = growthSpeechIn(language);
  return [
    ...newSquads.map(({ id, owner, type, cell }) => ({
      ...{ table: 'squads' as const, id },
      values: { id, name: say('squad-name', { type, id }), owner: owner ?? '', type, cell },
    })),
    ...newBuildings.map(({ id, owner, type, cell }) => ({
      ...{ table: 'buildings' as const, id },
      values: { id, owner: owner ?? '', type, cell },
    })),
  ];
}
