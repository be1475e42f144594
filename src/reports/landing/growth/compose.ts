import type { GrowthEvent } from '../../../engine/landing/campaign/growth';
import type { Language } from '../../../i18n/language';
import { type Block, type Facts, heading, makeDocument, paragraph, type ReportDocument } from '../../document';
import type { BuildFacts } from './facts';
import type { KnownBuild, KnownCovert, KnownTurn, PublicTurn } from './known';
import { type GrowthSpeech, growthSpeechIn } from './speech';

type Sentence = { readonly text: string; readonly part: 'arrivals' | 'orders' };

/** One line of a construction report; income stands among the resources. */
function sentenceOf(speech: GrowthSpeech, event: GrowthEvent): Sentence | null {
  const { say } = speech;
  switch (event.kind) {
    case 'income':
      return null;
    case 'arrived': {
      const { order, subject, cell, id, gives } = event;
      return { part: 'arrivals', text: say(`arrived-${event.what}`, { order, subject, cell, id, gives }) };
    }
    case 'lapsed':
      return { part: 'arrivals', text: say('lapsed', { order: event.order, subject: event.subject }) };
    case 'accepted': {
      const { order, arrives, cost } = event;
      const params = { order, arrives, what: speech.what(event), cost: speech.amounts(cost) };
      return { part: 'orders', text: say('accepted', params) };
    }
    case 'refused': {
      const params = { order: event.order, what: speech.what(event), reason: speech.reason(event.reason) };
      return { part: 'orders', text: say('refused', params) };
    }
    case 'used':
      return { part: 'orders', text: say('used', { order: event.order, subject: event.subject || event.cell }) };
  }
}

const listOf = (title: string, items: readonly string[]): readonly Block[] =>
  items.length === 0 ? [] : [heading(2, title), { kind: 'list', items }];

function resourceFacts(speech: GrowthSpeech, { events, stock, technologies }: KnownBuild): Facts {
  const { say, amounts } = speech;
  const income = events.find((event) => event.kind === 'income');
  const rows = [
    ...(income ? [{ label: say('income'), value: amounts(income.income) }] : []),
    ...(income ? [{ label: say('upkeep'), value: amounts(income.upkeep) }] : []),
    ...(income && income.unpaid.length > 0 ? [{ label: say('unpaid'), value: amounts(income.unpaid) }] : []),
    { label: say('stock'), value: amounts(stock) },
    { label: say('technologies'), value: technologies.join('; ') || say('nothing') },
  ];
  return { kind: 'facts', code: false, rows };
}

/** Puts a player's construction report into words (L-22): what has arrived, what came of each order, what is left. */
export function composeBuild(known: KnownBuild, language: Language): ReportDocument {
  const speech = growthSpeechIn(language);
  const { say } = speech;
  const sentences = known.events.flatMap((event) => sentenceOf(speech, event) ?? []);
  const textsOf = (part: Sentence['part']) => sentences.filter((each) => each.part === part).map(({ text }) => text);
  const { recipient, campaign, turn } = known;
  return makeDocument(language, say('title-build', { turn }), [
    paragraph(say('recipient', { campaign, player: recipient.name }), 'note'),
    ...listOf(say('arrivals'), textsOf('arrivals')),
    ...listOf(say('orders'), textsOf('orders')),
    ...(known.ordered ? [] : [paragraph(say('no-orders'), 'strong')]),
    heading(2, say('resources')),
    resourceFacts(speech, known),
  ]);
}

/** Puts a player's report of a covert operation into words (L-21). */
export function composeCovert(known: KnownCovert, language: Language): ReportDocument {
  const speech = growthSpeechIn(language);
  const { say } = speech;
  const { recipient, campaign, turn } = known;
  return makeDocument(language, say('title-covert', { turn }), [
    paragraph(say('recipient', { campaign, player: recipient.name }), 'note'),
    ...covertBlocks(speech, known),
  ]);
}

function covertBlocks({ say, amounts, reason }: GrowthSpeech, known: KnownCovert): readonly Block[] {
  const result = (success: boolean): string => say(success ? 'success' : 'failure');
  if (known.kind === 'nothing') return [paragraph(say('quiet'))];
  const { operation, target } = known;
  if (known.kind === 'felt') {
    return [paragraph(say('covert-felt', { operation, target, result: result(known.success) }), 'strong')];
  }
  const { order, outcome, text, stock } = known;
  const left = { label: say('stock'), value: amounts(stock) };
  if (outcome.kind === 'refused') {
    const params = { order, operation, target, reason: reason(outcome.reason) };
    return [paragraph(say('covert-refused', params), 'strong'), { kind: 'facts', code: false, rows: [left] }];
  }
  const { success, face, cost } = outcome;
  const params = { order, operation, target, face, result: result(success) };
  return [
    paragraph(say('covert-tried', params), 'strong'),
    ...(text === '' ? [] : [paragraph(text)]),
    { kind: 'facts', code: false, rows: [{ label: say('cost'), value: amounts(cost) }, left] },
  ];
}

const victoryLines = ({ say }: GrowthSpeech, { victories }: Pick<PublicTurn, 'victories'>): readonly string[] =>
  victories.map(({ kind, players, points }) => {
    const said = say(kind, { players: players.join(', '), count: players.length, points: points ?? 0 });
    return players.length > 1 ? `${said} ${say('tie')}` : said;
  });

/** Puts a player's report of the end of a turn into words (L-25). */
export function composeTurn(known: KnownTurn, language: Language): ReportDocument {
  const speech = growthSpeechIn(language);
  const { say } = speech;
  const { recipient, campaign, turn, points, out } = known;
  const won = victoryLines(speech, known);
  return makeDocument(language, say('title-turn', { turn }), [
    paragraph(say('recipient', { campaign, player: recipient.name }), 'note'),
    ...(won.length > 0 ? won : [say('goes-on')]).map((line) => paragraph(line, 'strong')),
    ...(points === null ? [] : [paragraph(say('your-points', { points }))]),
    ...(out ? [paragraph(say('you-are-out'), 'strong')] : []),
  ]);
}

type PacketHead = Pick<BuildFacts, 'campaign' | 'turn' | 'commitment' | 'digest'>;

function packet(
  speech: GrowthSpeech,
  head: PacketHead,
  phase: 'build' | 'turn',
  news: readonly string[],
): ReportDocument {
  const { say, language } = speech;
  const rows = [
    { label: say('campaign'), value: head.campaign },
    { label: say('turn'), value: head.turn },
    { label: say('phase'), value: say(`phase-${phase}`) },
  ];
  const proof = [
    { label: say('commitment'), value: head.commitment },
    { label: say('digest'), value: head.digest },
  ];
  return makeDocument(language, say('packet-title'), [
    { kind: 'facts', code: false, rows },
    ...listOf(say('news'), news),
    { kind: 'facts', code: true, rows: proof },
  ]);
}

/** The public packet of a construction phase: that it was resolved, and what it can be checked with. */
export const composeBuildPacket = (head: PacketHead, language: Language): ReportDocument =>
  packet(growthSpeechIn(language), head, 'build', []);

/** The public packet of the end of a turn: who has won, who is out (L-25). */
export function composeTurnPacket(known: PublicTurn, language: Language): ReportDocument {
  const speech = growthSpeechIn(language);
  const won = victoryLines(speech, known);
  const out = known.out.map((player) => speech.say('is-out', { player }));
  return packet(speech, known, 'turn', [...(won.length > 0 ? won : [speech.say('goes-on')]), ...out]);
}
