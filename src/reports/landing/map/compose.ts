import type { Language } from '../../../i18n/language';
import { type Block, heading, makeDocument, paragraph, type ReportDocument } from '../../document';
import { phaseName, speechIn } from '../../speech';
import { publicFacts, whichPhase } from '../compose';
import type { ManoeuvreReport, OwnMove, ReconPacket } from './known';
import { mapPicture } from './picture';
import { type MapSpeech, mapSpeechIn } from './speech';

/** Puts the information packet of recon into words and a picture (L-20). */
export function composeRecon(packet: ReconPacket, language: Language): ReportDocument {
  const speech = speechIn(language);
  const map = mapSpeechIn(language);
  return makeDocument(language, speech.say('title', { turn: packet.turn, phase: phaseName(speech, packet.phase) }), [
    whichPhase(speech, packet),
    heading(2, map.say('map-caption')),
    mapPicture(map, packet),
    heading(2, map.say('news-heading')),
    ...newsBlocks(map, packet),
    heading(2, map.say('seen-heading')),
    ...seenBlocks(map, packet),
    publicFacts(speech, packet),
  ]);
}

function newsBlocks({ say }: MapSpeech, { opened, discovered }: ReconPacket): readonly Block[] {
  const items = [
    ...(opened.length > 0 ? [say('news-opened', { count: opened.length, cells: opened.join(' ') })] : []),
    ...discovered.map(({ cell, type }) => say('news-discovered', { cell, type })),
  ];
  return items.length > 0 ? [{ kind: 'list', items }] : [paragraph(say('news-none'))];
}

function seenBlocks({ say }: MapSpeech, { things }: ReconPacket): readonly Block[] {
  if (things.length === 0) return [paragraph(say('seen-none'))];
  const columns = (['seen-cell', 'seen-what', 'seen-type', 'seen-owner'] as const).map((word) => ({
    header: say(word),
    align: 'left' as const,
  }));
  const rows = things.map(({ cell, label, type, owner }) => [cell, label, type, owner ?? say('neutral')]);
  return [{ kind: 'table', caption: say('seen-heading'), columns, rows, detail: false }];
}

/** What came of an order to move, as its owner and the game master read it. */
export function moveSentence({ say, because }: MapSpeech, move: OwnMove): string {
  const { order, squad, path, cost, refused } = move;
  const params = { squad: squad ?? '', path: path.join(' '), at: path.at(-1) ?? '', cost };
  if (refused === null) return say('move-done', params);
  const reason = because(refused);
  if (squad === null || path.length === 0) return say('order-refused', { order, reason });
  return say(path.length > 1 ? 'move-stopped' : 'move-refused', { ...params, reason });
}

/** Puts what a player may know of a manoeuvre phase into words: the own moves and refusals. */
export function composeManoeuvre(report: ManoeuvreReport, language: Language): ReportDocument {
  const speech = speechIn(language);
  const map = mapSpeechIn(language);
  const { campaign, player, moves } = report;
  const blocks: readonly Block[] =
    moves.length > 0
      ? [heading(2, map.say('moves-heading')), { kind: 'list', items: moves.map((move) => moveSentence(map, move)) }]
      : [paragraph(map.say('moves-none'), 'strong')];
  return makeDocument(language, speech.say('title', { turn: report.turn, phase: phaseName(speech, report.phase) }), [
    paragraph(speech.say('recipient', { campaign, player }), 'note'),
    ...blocks,
    publicFacts(speech, report),
  ]);
}
