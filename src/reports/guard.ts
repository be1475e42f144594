import type { Words } from '../i18n/language';
import { REPORT_WORDS } from '../i18n/reports';
import type { PhaseFacts, SquadFacts } from './landing/facts';
import type { ViewerReport } from './landing/known';
import { knownTo } from './landing/viewer';

/** What the guard must know beyond the phase: the squads that stayed out of it, and the game master's own keys. */
export interface CampaignSecrets {
  readonly squads: readonly Pick<SquadFacts, 'id' | 'name' | 'owner' | 'type' | 'weapons' | 'ruleTexts'>[];
  /** Master seed, salt, phase key, engagement keys. */
  readonly keys: readonly string[];
}

/** Terms that must not be in what a recipient gets, and terms that may be although one of those is a part of them. */
export interface Terms {
  readonly forbidden: readonly string[];
  readonly known: readonly string[];
}

/**
 * What a player may not read, in words: names, ids, rule texts and keys of others (L-23 e, D-3).
 * @param playerId `null`: everybody reads it, so all of these are hidden (the public packet).
 */
export function hiddenFrom(playerId: string | null, facts: PhaseFacts, secrets: CampaignSecrets): Terms {
  const fighting = facts.engagements.flatMap(({ attackers, defenders }) => [...attackers, ...defenders]);
  const squads = [...secrets.squads, ...fighting];
  const own = squads.filter(({ owner }) => owner === playerId);
  const others = squads.filter(({ owner }) => owner !== playerId);
  const ownIds = new Set(own.map(({ id }) => id));
  const players = facts.players.filter(({ id }) => id !== playerId);
  const keys = facts.engagements.flatMap(({ squadKeys }) =>
    [...squadKeys].filter(([id]) => !ownIds.has(id)).map(([, key]) => key),
  );
  const forbidden = [
    ...secrets.keys,
    ...keys,
    ...facts.engagements.map(({ id }) => id),
    ...players.flatMap(({ id, name, character }) => [id, name, character]),
    ...others.flatMap(wordsOfSquad),
  ];
  const open =
    playerId === null ? [facts.campaign, facts.digest, facts.commitment] : knownTerms(knownTo(playerId, facts));
  const known = [...open, ...own.flatMap(wordsOfSquad), ...VOCABULARY];
  return { forbidden: [...new Set(forbidden)].filter(isTelling), known: [...new Set(known)] };
}

const wordsOfSquad = ({ id, name, type, weapons, ruleTexts }: CampaignSecrets['squads'][number]): readonly string[] => [
  ...[id, name, type],
  ...weapons.map((weapon) => weapon.name),
  ...ruleTexts,
];

function knownTerms({ recipient, campaign, phase, commitment, digest, fights }: ViewerReport): readonly string[] {
  const { id, name, character } = recipient;
  const seen = fights.flatMap(({ own, allies, enemies }) => [...own, ...allies, ...enemies]);
  const keys = fights.flatMap(({ own }) => own.map(({ key }) => key ?? ''));
  const labels = seen.flatMap(({ label, type }) => [label, type]);
  return [id, name, character, campaign, phase, commitment, digest, ...labels, ...keys];
}

/** The fixed phrases that texts of reports are made of. */
export function phrasesOf(words: Words<string>): readonly string[] {
  const texts = Object.values(words).flatMap((each) => Object.values(each));
  return texts.flatMap((text) => text.split(/\{[a-zA-Z]+\|?|[|}]/));
}

/** The fixed words of reports: a squad named like one of them would be found in every report. */
const VOCABULARY: readonly string[] = phrasesOf(REPORT_WORDS);

/** A short number may be a count of anything: it tells nothing by itself. */
export const isTelling = (term: string): boolean => term.trim() !== '' && !/^\d{1,5}$/.test(term.trim());

/**
 * Terms of `forbidden` that stand in a text as whole words, case and notation's marks aside. Where a term is part of
 * something known (squad “Wolves” within “Grey Wolves”), that place does not count.
 * @param text finished text, decoded: see {@link visibleText}.
 */
export function findLeaks(text: string, { forbidden, known }: Terms): readonly string[] {
  const words = wordsOf(text);
  const places = new Map<string, number[]>();
  words.forEach((word, index) => {
    const found = places.get(word);
    if (found) found.push(index);
    else places.set(word, [index]);
  });
  const startsOf = (term: readonly string[]): readonly number[] =>
    (places.get(term[0] ?? '') ?? []).filter((start) => term.every((word, index) => words[start + index] === word));
  const excused = reachOf(words.length, known.map(wordsOfTerm), startsOf);
  return forbidden.filter((term) => {
    const sought = wordsOfTerm(term);
    if (sought.length === 0) return text.includes(term) && !known.some((phrase) => phrase.includes(term));
    return startsOf(sought).some((start) => (excused[start] ?? 0) < start + sought.length);
  });
}

/** For each word, where the farthest known phrase ends that begins at it or before it. */
function reachOf(
  length: number,
  phrases: readonly (readonly string[])[],
  startsOf: (term: readonly string[]) => readonly number[],
): readonly number[] {
  const reach = new Array<number>(length).fill(0);
  for (const phrase of phrases) {
    for (const start of startsOf(phrase)) reach[start] = Math.max(reach[start] ?? 0, start + phrase.length);
  }
  for (let index = 1; index < length; index += 1) reach[index] = Math.max(reach[index] ?? 0, reach[index - 1] ?? 0);
  return reach;
}

/** Letters and digits in runs; what escapes or hides among them (backslashes, zero-width marks) is no part of a word. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** The same terms are sought in every recipient's text. */
const TERMS = new Map<string, readonly string[]>();
const MOST_TERMS = 20_000;

function wordsOfTerm(term: string): readonly string[] {
  const known = TERMS.get(term);
  if (known) return known;
  if (TERMS.size >= MOST_TERMS) TERMS.clear();
  const words = wordsOf(term);
  TERMS.set(term, words);
  return words;
}
