import type { CardId } from '../../engine/planet/cards';
import { PLANET_REPORT_WORDS } from '../../i18n/planetReports';
import { allLabels } from '../../workbook/schema/language';
import { CARD_CHOICE } from '../../workbook/schema/planet/choices';
import { isTelling, phrasesOf, type Terms } from '../guard';
import type { TurnFacts } from './facts';
import type { FightLine, TurnReport } from './known';
import { turnKnownTo } from './viewer';
import { viewOf } from './viewpoint';

const VOCABULARY = phrasesOf(PLANET_REPORT_WORDS);

const namesOf = (cards: readonly CardId[]): readonly string[] => cards.flatMap((card) => allLabels(CARD_CHOICE[card]));

/**
 * What a player may not read of a turn, in words: ids, keys and hands of others, pieces out of sight, other players.
 * @param playerId `null`: everybody reads it (the public packet).
 * @param keys the game master's own: master seed, phase key.
 */
export function hiddenOfTurn(playerId: string | null, facts: TurnFacts, keys: readonly string[]): Terms {
  const view = playerId === null ? null : viewOf(playerId, facts);
  const report = playerId === null ? null : turnKnownTo(playerId, facts);
  const others = facts.pieces.filter(({ id }) => !view?.isOwn(id));
  const hands = facts.hands.filter(({ player }) => player !== playerId);
  const forbidden = [
    ...keys,
    ...facts.keys.filter(({ piece }) => !view?.isOwn(piece)).map(({ key }) => key),
    ...facts.players.filter(({ id }) => id !== playerId).flatMap(({ id, name, character }) => [id, name, character]),
    ...others.map(({ id }) => id),
    ...others.filter(({ id }) => !view?.isSeen(id)).map(({ name }) => name),
    ...namesOf(hands.flatMap(({ before, after }) => [...before, ...after])),
  ];
  const own = facts.hands.filter(({ player }) => player === playerId);
  const known = [
    ...[facts.campaign, facts.digest, facts.commitment],
    ...(report ? knownTerms(report) : []),
    ...namesOf(own.flatMap(({ before, after }) => [...before, ...after])),
    ...VOCABULARY,
  ];
  return { forbidden: [...new Set(forbidden)].filter(isTelling), known: [...new Set(known)] };
}

function knownTerms({ recipient, own, seen, course, keys }: TurnReport): readonly string[] {
  const lines = course.flatMap((entry): readonly FightLine[] => (entry.kind === 'fight' ? entry.lines : []));
  return [
    ...(recipient ? [recipient.id, recipient.name, recipient.character] : []),
    ...own.flatMap(({ id, label, profile, place }) => [id, label, profile, place]),
    ...seen.flatMap(({ label, profile, place }) => [label, profile, place]),
    ...keys.flatMap(({ prefix, key }) => [prefix, key]),
    ...lines.flatMap((line) => (line.kind === 'own-roll' ? line.label : [])),
    ...course.flatMap((entry) => (entry.kind === 'moved' ? [entry.to] : [])),
    ...namesOf(course.flatMap((entry) => (entry.kind === 'card' ? entry.card : []))),
    ...namesOf(course.flatMap((entry) => (entry.kind === 'dealt' ? entry.cards : []))),
    ...namesOf(lines.flatMap((line) => (line.kind === 'idle' ? line.card : []))),
  ];
}
