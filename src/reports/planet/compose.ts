import type { Language } from '../../i18n/language';
import {
  type Block,
  type Cell,
  type Column,
  type Facts,
  heading,
  makeDocument,
  paragraph,
  type ReportDocument,
  type Table,
} from '../document';
import type { TurnFacts } from './facts';
import type { OwnRoll, TurnEntry, TurnReport } from './known';
import { lineOf, sentenceOf } from './sentences';
import { type PlanetSpeech, planetSpeechIn } from './speech';

/** Puts what a player knows of a turn into words. */
export function composeTurn(report: TurnReport, language: Language): ReportDocument {
  const speech = planetSpeechIn(language);
  const { say } = speech;
  const { recipient, campaign, turn, own } = report;
  const to = paragraph(say('recipient', { campaign, player: recipient?.name ?? '' }), 'note');
  const ending = recipient?.eliminated ? [paragraph(say('last-report'), 'strong')] : [];
  const isQuiet = own.length === 0 && report.course.length === 0;
  const opening = isQuiet ? [paragraph(say('nothing'), 'strong')] : [];
  return makeDocument(language, say('title', { turn }), [
    ...[to, ...ending, ...opening],
    ...(own.length > 0 ? [ownTable(speech, report)] : []),
    ...handBlocks(speech, report),
    ...seenTable(speech, report),
    ...(isQuiet ? [] : [heading(2, say('course')), ...courseBlocks(speech, report.course)]),
    ...rollTable(speech, report.course),
    ...verifyBlocks(speech, report),
  ]);
}

/** Puts everything into words: the game master's log. */
export function composeTurnLog(report: TurnReport, language: Language): ReportDocument {
  const speech = planetSpeechIn(language);
  const { say } = speech;
  const { campaign, turn, hands } = report;
  const held = hands.map(({ player, cards }) => ({ label: player, value: speech.cards(cards) || say('no-cards') }));
  return makeDocument(language, say('log-title', { turn }), [
    paragraph(say('log-note', { campaign }), 'note'),
    ownTable(speech, report),
    ...(held.length > 0 ? [{ kind: 'facts', code: false, rows: held } as const] : []),
    heading(2, say('course')),
    ...courseBlocks(speech, report.course),
  ]);
}

type Public = Pick<TurnFacts, 'campaign' | 'turn' | 'commitment' | 'digest'>;

/** What everybody gets after a turn: nothing in it is private (D-3). */
export function composeTurnPacket(facts: Public, language: Language): ReportDocument {
  const speech = planetSpeechIn(language);
  const { say } = speech;
  const rows = [
    { label: say('campaign'), value: facts.campaign },
    { label: say('turn'), value: facts.turn },
  ];
  return makeDocument(language, say('packet-title'), [
    { kind: 'facts', code: false, rows },
    publicFacts(speech, facts),
  ]);
}

const left = (header: string): Column => ({ header, align: 'left' });
const right = (header: string): Column => ({ header, align: 'right' });

function ownTable({ say }: PlanetSpeech, { own, recipient }: TurnReport): Table {
  const columns = [
    ...[left(say('piece')), left(say('profile')), right(say('models-before')), right(say('models-after'))],
    left(say('place')),
  ];
  const rows = own.map(({ label, profile, before, after, place }): readonly Cell[] => [
    ...[label, profile, before, after, place],
  ]);
  return { kind: 'table', caption: say(recipient ? 'own' : 'everybody'), columns, rows, detail: false };
}

const handBlocks = ({ say, cards }: PlanetSpeech, { hands }: TurnReport): readonly Block[] =>
  hands.map((hand) => paragraph(say('hand', { cards: cards(hand.cards) || say('no-cards') }), 'strong'));

function seenTable({ say }: PlanetSpeech, { seen }: TurnReport): readonly Table[] {
  if (seen.length === 0) return [];
  const columns = [
    ...[left(say('piece')), left(say('side')), left(say('profile')), right(say('models-after')), left(say('place'))],
  ];
  const rows = seen.map(({ label, side, profile, models, place }): readonly Cell[] => [
    ...[label, say(side), profile, models, place],
  ]);
  return [{ kind: 'table', caption: say('seen'), columns, rows, detail: false }];
}

function courseBlocks(speech: PlanetSpeech, course: readonly TurnEntry[]): readonly Block[] {
  if (course.length === 0) return [paragraph(speech.say('quiet'))];
  return course.flatMap((entry): readonly Block[] => {
    const first = sentenceOf(speech, entry);
    if (entry.kind !== 'fight') return [paragraph(first, entry.kind === 'refused' ? 'note' : 'plain')];
    const items = entry.lines.map((line) => lineOf(speech, line));
    return [paragraph(first, 'strong'), ...(items.length > 0 ? [{ kind: 'list', items } as const] : [])];
  });
}

/** Every own roll under its label, for those who check it. */
function rollTable({ say }: PlanetSpeech, course: readonly TurnEntry[]): readonly Table[] {
  const rolls = course.flatMap((entry): readonly OwnRoll[] =>
    entry.kind === 'fight' ? entry.lines.filter((line): line is OwnRoll => line.kind === 'own-roll') : [],
  );
  if (rolls.length === 0) return [];
  const columns = [left(say('label')), left(say('dice')), right(say('needed')), right(say('total'))];
  const rows = rolls.map(({ label, faces, ghosts, needed, total }): readonly Cell[] => [
    ...[label, [...faces, ...ghosts.map(({ face }) => `(${face})`)].join(' ')],
    ...[needed === null ? '' : `${needed}+`, total],
  ]);
  return [{ kind: 'table', caption: say('rolls'), columns, rows, detail: false }];
}

function verifyBlocks(speech: PlanetSpeech, report: TurnReport): readonly Block[] {
  const { say } = speech;
  const rows = report.keys.map(({ label, id, prefix, key }) => ({
    label: say('verify-key', { who: label, id, prefix }),
    value: key,
  }));
  const keys: readonly Block[] =
    rows.length > 0 ? [paragraph(say('verify-how'), 'note'), { kind: 'facts', code: true, rows }] : [];
  const reading: readonly Block[] =
    report.own.length > 0
      ? [heading(2, say('how-to-read')), { kind: 'list', items: [say('read-target'), say('read-hidden')] }]
      : [];
  return [...reading, heading(2, say('verify')), ...keys, publicFacts(speech, report)];
}

/** What everybody has for checking the game master (D-3). */
const publicFacts = ({ say }: PlanetSpeech, { commitment, digest }: Pick<Public, 'commitment' | 'digest'>): Facts => ({
  kind: 'facts',
  code: true,
  rows: [
    { label: say('commitment'), value: commitment },
    { label: say('digest'), value: digest },
  ],
});
