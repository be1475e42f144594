import { EXO_REPORT_WORDS } from '../../i18n/exoReports';
import { isTelling, phrasesOf, type Terms } from '../guard';
import type { RoundFacts } from './facts';
import { roundKnownTo } from './viewer';
import { viewOf } from './viewpoint';

const VOCABULARY = phrasesOf(EXO_REPORT_WORDS);

/**
 * What a player may not read of a round, in words: names, ids, weapons and keys of others.
 * @param playerId `null`: everybody reads it (the public packet).
 * @param keys the game master's own: master seed, phase key.
 */
export function hiddenOfRound(playerId: string | null, facts: RoundFacts, keys: readonly string[]): Terms {
  const { fighters, players, campaign, digest, commitment } = facts;
  const mine = fighters.filter(({ before }) => playerId !== null && before.character.owner === playerId);
  const others = fighters.filter((fighter) => !mine.includes(fighter));
  const forbidden = [
    ...keys,
    ...others.flatMap(({ id, name, key, before }) => [
      ...[id, name, key],
      ...before.character.weapons.flatMap((weapon) => [weapon.id, weapon.name]),
    ]),
    ...players.filter(({ id }) => id !== playerId).flatMap(({ id, name, character }) => [id, name, character]),
  ];
  const known = [
    ...[campaign, digest, commitment],
    ...(playerId === null || mine.length === 0 ? [] : knownTo(playerId, facts)),
    ...VOCABULARY,
  ];
  return { forbidden: [...new Set(forbidden)].filter(isTelling), known: [...new Set(known)] };
}

/** Of those in the fight the labels are known, and the ids of those whom one's own dice were rolled against. */
function knownTo(playerId: string, facts: RoundFacts): readonly string[] {
  const report = roundKnownTo(playerId, facts);
  const view = viewOf(playerId, facts);
  const { id, name, character } = report.recipient ?? { id: '', name: '', character: '' };
  const labels = report.course.flatMap(({ entries }) =>
    entries.flatMap((entry) => ('ta' in entry ? entry.ta.label : [])),
  );
  const own = report.own.flatMap(({ id: ownId, key, state }) => [
    ...[ownId, key],
    ...state.character.weapons.flatMap((weapon) => [weapon.id, weapon.name]),
  ]);
  return [id, name, character, ...facts.fighters.map((fighter) => view.label(fighter.id)), ...labels, ...own];
}
