import { lifeTotal } from '../../engine/exo/life';
import { handsOf, type CharacterState } from '../../engine/exo/state';
import { sumOf } from '../../engine/exo/types';
import { DEGREE_WORDS } from '../../i18n/exo';
import type { Language } from '../../i18n/language';
import { choiceWord } from '../../workbook/schema/choices';
import { CARRIED_CHOICE } from '../../workbook/schema/exo/choices';
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
import { signed, whole } from '../speech';
import { conditionWords } from './condition';
import type { RoundFacts } from './facts';
import type { KnownStep, KnownTa, OwnFighter, RoundReport, SeenFighter } from './known';
import { sentenceOf } from './sentences';
import { type ExoSpeech, exoSpeechIn } from './speech';

/** Puts what a player knows of a round into words. */
export function composeRound(report: RoundReport, language: Language): ReportDocument {
  const speech = exoSpeechIn(language);
  const { say } = speech;
  const { recipient, campaign, turn, own, others } = report;
  const ending = recipient?.eliminated ? [paragraph(say('last-report'), 'strong')] : [];
  const title = say('title', { turn });
  const to = paragraph(say('recipient', { campaign, player: recipient?.name ?? '' }), 'note');
  if (own.length === 0) return makeDocument(language, title, [to, paragraph(say('nothing'), 'strong'), ...ending]);
  return makeDocument(language, title, [
    ...[to, ...ending],
    ...ownBlocks(speech, report, say('own')),
    ...(others.length > 0 ? [othersTable(speech, others)] : []),
    heading(2, say('course')),
    ...courseBlocks(speech, report.course),
    ...diceTable(speech, report.course),
    heading(2, say('how-to-read')),
    { kind: 'list', items: [say('read-ta'), say('read-hidden')] },
    heading(2, say('verify')),
    paragraph(say('verify-how'), 'note'),
    {
      kind: 'facts',
      code: true,
      rows: own.map(({ id, label, key }) => ({ label: say('verify-key', { who: label, id }), value: key })),
    },
    publicFacts(speech, report),
  ]);
}

/** Puts everything into words, each modifier with its rule: the game master's log. */
export function composeRoundLog(report: RoundReport, language: Language): ReportDocument {
  const speech = exoSpeechIn(language, true);
  const { say } = speech;
  const { campaign, turn } = report;
  return makeDocument(language, say('log-title', { turn }), [
    paragraph(say('log-note', { campaign }), 'note'),
    ...ownBlocks(speech, report, say('everybody')),
    heading(2, say('course')),
    ...courseBlocks(speech, report.course),
  ]);
}

/** What everybody gets after a round: nothing in it is private (D-3). */
export function composeRoundPacket(
  facts: Pick<RoundFacts, 'campaign' | 'turn' | 'commitment' | 'digest'>,
  language: Language,
): ReportDocument {
  const speech = exoSpeechIn(language);
  const { say } = speech;
  const about: Facts = {
    kind: 'facts',
    code: false,
    rows: [
      { label: say('campaign'), value: facts.campaign },
      { label: say('round'), value: facts.turn },
    ],
  };
  return makeDocument(language, say('packet-title'), [about, publicFacts(speech, facts)]);
}

const left = (header: string): Column => ({ header, align: 'left' });
const right = (header: string): Column => ({ header, align: 'right' });

function weaponsOf({ say, language }: ExoSpeech, { character, weapons }: CharacterState, round: number): string {
  const words = character.weapons.flatMap(({ id, name, magazine }) => {
    const held = weapons[id];
    if (!held) return [];
    const { broken, bullets, jammedUntil, carried } = held;
    const list = [
      broken ? say('weapon-broken') : say('weapon-bullets', { bullets, magazine }),
      ...(!broken && jammedUntil > round ? [say('weapon-jammed', { until: jammedUntil })] : []),
      // In the hand is where a weapon is expected.
      ...(handsOf(carried).length === 0 ? [choiceWord(CARRIED_CHOICE, carried, language)] : []),
    ];
    return [say('weapon-line', { weapon: name, list: list.join(', ') })];
  });
  return words.length > 0 ? `${words.join('; ')}.` : '';
}

/** How each own character is after the round: a line, since tables of fixed width cannot hold it. */
function ownBlocks(speech: ExoSpeech, { own, turn }: RoundReport, caption: string): readonly Block[] {
  const { say } = speech;
  const items = own.map(({ label, state }: OwnFighter) => {
    const { stun } = state.life;
    return say('own-line', {
      ...{ who: label, total: whole(lifeTotal(state)), most: state.character.lifePoints },
      stun: stun > 0 ? say('and-stun', { stun }) : '',
      condition: conditionWords(speech, state, turn),
      weapons: weaponsOf(speech, state, turn),
    });
  });
  return [paragraph(caption, 'strong'), { kind: 'list', items }];
}

function othersTable({ say }: ExoSpeech, others: readonly SeenFighter[]): Table {
  const columns = [left(say('character')), left(say('side')), left(say('condition'))];
  const rows = others.map(({ label, side, down }): readonly Cell[] => [
    label,
    say(side),
    say(down ? 'down' : 'stands'),
  ]);
  return { kind: 'table', caption: say('others'), columns, rows, detail: false };
}

const titleOf = ({ say }: ExoSpeech, at: KnownStep['at']): string =>
  typeof at === 'object'
    ? say('step', { initiative: whole(at.initiative) })
    : say(({ start: 'start', end: 'end', others: 'step-others' } as const)[at]);

function courseBlocks(speech: ExoSpeech, course: readonly KnownStep[]): readonly Block[] {
  if (course.length === 0) return [paragraph(speech.say('quiet'))];
  return course.flatMap(({ at, entries }): readonly Block[] => [
    paragraph(titleOf(speech, at), 'strong'),
    { kind: 'list', items: entries.map((entry) => sentenceOf(speech, entry)) },
  ]);
}

/** Every own TA as a row, for those who check it. */
function diceTable(speech: ExoSpeech, course: readonly KnownStep[]): readonly Table[] {
  const { say } = speech;
  const rolled = course.flatMap(({ entries }) => entries.flatMap((entry) => ('ta' in entry ? [entry.ta] : [])));
  if (rolled.length === 0) return [];
  const columns = [
    ...[left(say('dice-label')), right('dE'), right('d+'), right('d−')],
    ...[right(say('dice-modifiers')), right(say('dice-result')), right(say('dice-skill')), left(say('dice-degree'))],
  ];
  const rows = rolled.map((ta) => diceRow(speech, ta));
  return [{ kind: 'table', caption: say('dice'), columns, rows, detail: false }];
}

const diceRow = ({ language }: ExoSpeech, { label, skill, modifiers, roll }: KnownTa): readonly Cell[] => [
  ...[label, roll.dE, roll.dPlus, roll.dMinus, signed(sumOf(modifiers)), roll.result, skill],
  DEGREE_WORDS[language][roll.degree],
];

/** What everybody has for checking the game master (D-3). */
const publicFacts = ({ say }: ExoSpeech, { commitment, digest }: Pick<RoundFacts, 'commitment' | 'digest'>): Facts => ({
  kind: 'facts',
  code: true,
  rows: [
    { label: say('commitment'), value: commitment },
    { label: say('digest'), value: digest },
  ],
});
