import { add, type Fixed, subtract, toNumber, ZERO } from '../../engine/fixed';
import type { Language } from '../../i18n/language';
import { type Block, type Facts, heading, makeDocument, paragraph, type ReportDocument } from '../document';
import { fightBlocks } from './compose-fight';
import type { ViewerOutcome, ViewerReport } from './known';
import { attackSentence } from './map/attacks';
import { mapSpeechIn } from './map/speech';
import type { PublicPacket } from './packet';
import { phaseName, type Speech, speechIn } from '../speech';

/** Puts a report into words: a title, the fights, how to read them, and what one's own dice are checked with. */
export function composeReport(report: ViewerReport, language: Language): ReportDocument {
  const speech = speechIn(language);
  const { say } = speech;
  const { recipient, campaign, fights } = report;
  const title = say('title', { turn: report.turn, phase: phaseName(speech, report.phase) });
  return makeDocument(language, title, [
    paragraph(say('recipient', { campaign, player: recipient.name }), 'note'),
    ...openingBlocks(speech, report),
    ...refusedBlocks(report, language),
    ...fights.flatMap((fight) => fightBlocks(speech, fight)),
    ...(fights.length > 0 ? closingBlocks(speech, report) : []),
  ]);
}

/** Why attack orders were refused (section 7 of the rules). */
function refusedBlocks({ refused = [] }: ViewerReport, language: Language): readonly Block[] {
  const map = mapSpeechIn(language);
  const items = refused.map((attack) => attackSentence(map, attack));
  return items.length > 0 ? [heading(2, map.say('refused-heading')), { kind: 'list', items }] : [];
}

/** Puts the public packet into words. */
export function composePacket(packet: PublicPacket, language: Language): ReportDocument {
  const speech = speechIn(language);
  const { say } = speech;
  return makeDocument(language, say('packet-title'), [whichPhase(speech, packet), publicFacts(speech, packet)]);
}

/** Which campaign, turn and phase a packet is of. */
export const whichPhase = (speech: Speech, { campaign, turn, phase }: PublicPacket): Facts => ({
  kind: 'facts',
  code: false,
  rows: [
    { label: speech.say('campaign'), value: campaign },
    { label: speech.say('turn'), value: turn },
    { label: speech.say('phase'), value: phaseName(speech, phase) },
  ],
});

function openingBlocks(speech: Speech, { recipient, fights }: ViewerReport): readonly Block[] {
  const { say } = speech;
  if (fights.length === 0) return [paragraph(say(recipient.eliminated ? 'nothing-eliminated' : 'nothing'), 'strong')];
  const blocks = [paragraph(summaryOf(speech, fights), 'strong')];
  return recipient.eliminated ? [...blocks, paragraph(say('last-report'), 'strong')] : blocks;
}

const SUMMARY: readonly {
  readonly word: `summary-${'won' | 'lost' | 'mutual' | 'draw' | 'both'}`;
  readonly of: readonly ViewerOutcome[];
}[] = [
  { word: 'summary-won', of: ['won'] },
  { word: 'summary-lost', of: ['lost'] },
  { word: 'summary-mutual', of: ['mutual'] },
  { word: 'summary-draw', of: ['draw'] },
  { word: 'summary-both', of: ['attacker', 'defender'] },
];

function summaryOf({ say }: Speech, fights: ViewerReport['fights']): string {
  const results = SUMMARY.map(({ word, of }) => ({
    word,
    count: fights.filter(({ outcome }) => of.includes(outcome)).length,
  }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => say(word, { count }));
  const own = fights.flatMap((fight) => fight.own);
  const lost = own.reduce<Fixed>((sum, { hpBefore, hpAfter }) => add(sum, subtract(hpBefore, hpAfter)), ZERO);
  const lostSquads = own.filter(({ destroyed }) => destroyed).length;
  const enemies = fights.flatMap((fight) => fight.enemies).filter(({ destroyed }) => destroyed).length;
  return [
    say('summary', { count: fights.length, results: results.join(', ') }),
    ...(lost > 0 ? [say('summary-hp', { hp: toNumber(lost) })] : []),
    ...(lostSquads > 0 ? [say('summary-lost-squads', { count: lostSquads })] : []),
    ...(enemies > 0 ? [say('summary-enemies', { count: enemies })] : []),
  ].join(' ');
}

function closingBlocks(speech: Speech, report: ViewerReport): readonly Block[] {
  const { say } = speech;
  const keys = report.fights.flatMap(({ number, own }) =>
    own.flatMap(({ label, id, key }) =>
      key ? [{ label: say('verify-key', { number, squad: label, id }), value: key }] : [],
    ),
  );
  return [
    heading(2, say('how-to-read')),
    { kind: 'list', items: [say('read-hit'), say('read-hidden')] },
    heading(2, say('verify')),
    ...(keys.length > 0
      ? [paragraph(say('verify-how'), 'note'), { kind: 'facts', code: true, rows: keys } as const]
      : []),
    publicFacts(speech, report),
  ];
}

/** What everybody has for checking the game master (D-3). */
export const publicFacts = (
  { say }: Speech,
  { commitment, digest }: Pick<PublicPacket, 'commitment' | 'digest'>,
): Facts => ({
  kind: 'facts',
  code: true,
  // The digest of a covert operation stays with the game master until the end: there is none to show.
  rows: [
    { label: say('commitment'), value: commitment },
    { label: say('digest'), value: digest },
  ].filter(({ value }) => value !== ''),
});
