import { subtract, toNumber } from '../../engine/fixed';
import { problem } from '../../engine/problem';
import { ok } from '../../engine/result';
import type { Language } from '../../i18n/language';
import { LEDGER_WORDS } from '../../i18n/ledger';
import { fill, formatNumber } from '../../i18n/template';
import { composePacket, composeReport } from '../../reports/landing/compose';
import type { PhaseFacts } from '../../reports/landing/facts';
import { hiddenFrom } from '../../reports/landing/hidden';
import { attackSentence, attacksKnownTo } from '../../reports/landing/map/attacks';
import { mapSpeechIn } from '../../reports/landing/map/speech';
import { packetOf } from '../../reports/landing/packet';
import { phaseTwin } from '../../reports/landing/twin';
import { knownTo } from '../../reports/landing/viewer';
import type { LandingCampaign } from '../../workbook/campaign';
import { combatInputs } from '../../workbook/digest';
import type { CellValue } from '../../workbook/port';
import { sheetPlace } from '../../workbook/problems';
import { choiceWord, OUTCOME_CHOICE } from '../../workbook/schema/choices';
import { ORDER_STATE_CHOICE } from '../../workbook/schema/landing/growth/choices';
import type { NewCell } from '../restore';
import type { PhaseRules, PhaseSetting, Played } from '../ruleset';
import type { Fight } from './fights';
import { fightAll } from './fights';
import { ledgerRows } from './ledgerRows';
import { unknownTargets } from './map/orders';
import { plannedCombats } from './map/planned';
import type { Snapshot } from './snapshot';
import { readSnapshot, snapshotOf, writeSnapshot } from './snapshot';

/** Landing's combat phase (L-23). */
export const landingCombat: PhaseRules<LandingCampaign> = {
  missing(campaign, tables) {
    const { combats, answers, map } = plannedCombats(campaign);
    const unknown = map ? unknownTargets(campaign, tables) : [];
    // Attack orders that are all refused are a phase, too: their owners are told.
    const nothing = combats.length + answers.length + unknown.length === 0;
    const place = sheetPlace(tables.combats?.sheet ?? '');
    return nothing ? [{ problem: problem('no-combats'), place }] : unknown;
  },
  writes(campaign) {
    const { combats, answers, buildings } = plannedCombats(campaign);
    const hpOf = hpCell(buildings.map(({ id }) => id));
    return [
      ...combats.flatMap(({ attackers, defenders }) => [...attackers, ...defenders].map(hpOf)),
      ...combats.flatMap(({ id }) => RESULT_COLUMNS.map((column) => ({ table: 'combats', id, column }))),
      ...answers.flatMap(({ order }) => ANSWER_COLUMNS.map((column) => ({ table: 'orders', id: order.id, column }))),
    ];
  },
  inputs: (campaign) => combatInputs(plannedCombats(campaign)),
  snapshot: (campaign) => writeSnapshot(snapshotOf(plannedCombats(campaign))),
  fought: (text) =>
    readSnapshot(text).combats.map(({ id, attackers, defenders }) => ({
      ...{ key: JSON.stringify([[...attackers].sort(), [...defenders].sort()]), name: id },
    })),
  async play(text, setting, work) {
    const snapshot = readSnapshot(text);
    const fought = await fightAll(snapshot, setting.key, work);
    return fought.ok ? ok(played(snapshot, fought.value, factsOf(snapshot, setting, fought.value))) : fought;
  },
};

const factsOf = (snapshot: Snapshot, setting: PhaseSetting, fights: readonly Fight[]): PhaseFacts => ({
  campaign: snapshot.campaign,
  turn: setting.turn,
  phase: setting.phase,
  commitment: setting.commitment,
  digest: setting.digest,
  showEnemyHp: snapshot.options.showEnemyHp,
  players: setting.players,
  engagements: fights.map((fight) => fight.facts),
  attacks: (snapshot.answers ?? []).map(({ order, refused }) => ({
    player: order.player,
    order: order.id,
    squad: order.squad,
    refused,
  })),
  squads: snapshot.squads,
});

const played = (snapshot: Snapshot, fights: readonly Fight[], facts: PhaseFacts): Played => ({
  fights,
  ledger: (place) => ledgerRows(fights, place),
  cells: (language) => [
    ...fights.flatMap((fight) => cellsOf(fight, hpCell(snapshot.buildings ?? []), language)),
    ...answerCells(snapshot, facts, language),
  ],
  ...told(facts),
  hidden: (playerId, campaign, keys) => hiddenFrom(playerId, facts, { squads: campaign.squads, keys }),
  twin: (playerId) => told(phaseTwin(playerId, facts)),
});

/** What is told of a phase. */
const told = (facts: PhaseFacts): Pick<Played, 'report' | 'packet'> => ({
  report(player) {
    const known = knownTo(player.id, facts);
    return { concerned: known.fights.length, document: composeReport(known, player.language) };
  },
  packet: (language) => composePacket(packetOf(facts), language),
});

const RESULT_COLUMNS = ['outcome', 'cycles', 'endDistance', 'remark'] as const;

const ANSWER_COLUMNS = ['state', 'answer'] as const;

/** The cell that holds somebody's HP. */
const hpCell = (buildings: readonly string[]) => (id: string) => ({
  table: buildings.includes(id) ? 'buildings' : 'squads',
  id,
  column: 'hp',
});

/** What the sheet Orders says of attack orders: the sentence their owners read. */
function answerCells({ answers = [] }: Snapshot, facts: PhaseFacts, language: Language): readonly NewCell[] {
  const speech = mapSpeechIn(language);
  return answers.flatMap(({ order, refused }) => {
    const known = attacksKnownTo(order.player, facts).find((each) => each.order === order.id);
    const state = refused ? 'refused' : 'done';
    const cell = { table: 'orders', id: order.id };
    return [
      { ...cell, column: 'state', after: choiceWord(ORDER_STATE_CHOICE, state, language) },
      { ...cell, column: 'answer', after: known ? attackSentence(speech, known) : '' },
    ];
  });
}

/** HP left in the squads' rows; how the fight ended in its own. */
const cellsOf = (fight: Fight, hpOf: ReturnType<typeof hpCell>, language: Language): readonly NewCell[] => {
  const results: Readonly<Record<(typeof RESULT_COLUMNS)[number], CellValue>> = {
    outcome: choiceWord(OUTCOME_CHOICE, fight.result.outcome, language),
    cycles: fight.result.cycles,
    endDistance: fight.result.distance,
    remark: lossesOf(fight, language),
  };
  return [
    ...[...fight.result.hp].map(([id, hp]) => ({ ...hpOf(id), after: toNumber(hp) })),
    ...RESULT_COLUMNS.map((column) => ({ table: 'combats', id: fight.combat.id, column, after: results[column] })),
  ];
};

/** HP lost by each side, as the combats sheet says it. */
function lossesOf({ engagement, result }: Fight, language: Language): string {
  const lost = (squads: Fight['engagement']['attackers']): string => {
    const all = squads.map((squad) => toNumber(subtract(squad.hp, result.hp.get(squad.id) ?? squad.hp)));
    return formatNumber(language, Math.round(all.reduce((sum, hp) => sum + hp, 0) * 1e6) / 1e6);
  };
  const { attackers, defenders } = engagement;
  return fill(language, LEDGER_WORDS[language].losses, { attackers: lost(attackers), defenders: lost(defenders) });
}
