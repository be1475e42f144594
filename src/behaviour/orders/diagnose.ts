/** Why an order is refused, where, and what would be accepted. */
import type { OrderKind } from '../../engine/landing/campaign/orders';
import { closest, nameKey } from '../closest';
import type { Span } from '../diagnostic';
import type { Attempt, OrderContext } from './attempt';
import { cellsOf, isOnMap } from './slots';
import type { OrderDiagnostic, OrderNames, OrderReason, OrderText } from './syntax';
import type { Word } from './word';
import { writeOrder } from './write';

const MAX_ORDER = 400;
const MAX_COUNT = 6;
/** Names that a message lists at most. */
const MAX_LISTED = 3;

const NAME_SLOTS = 'QGVBUTAOW';

type Make = (
  reason: OrderReason,
  words: readonly Word[],
  candidates?: readonly string[],
  nearest?: readonly string[],
) => OrderDiagnostic;

/** Orders like the one meant, with names that exist. */
function examples(
  kinds: readonly OrderKind[],
  { language, slots }: Attempt,
  names: OrderNames,
  near: readonly string[],
): readonly string[] {
  const nameOf = (slot: string): string => {
    const targets = slots.targets(slot);
    return (targets.find((each) => each.names.some((name) => near.includes(name))) ?? targets[0])?.value ?? '…';
  };
  const orders: Readonly<Record<OrderKind, OrderText>> = {
    move: { kind: 'move', subject: nameOf('Q'), details: 'C4 D5', count: 1 },
    attack: { kind: 'attack', subject: nameOf('Q'), details: nameOf('G'), count: 1 },
    build: { kind: 'build', subject: nameOf('B'), details: 'C4', count: 1 },
    produce: { kind: 'produce', subject: nameOf('U'), details: '', count: 1 },
    research: { kind: 'research', subject: nameOf('T'), details: '', count: 1 },
    study: { kind: 'study', subject: nameOf('A'), details: '', count: 1 },
    covert: { kind: 'covert', subject: nameOf('O'), details: nameOf('V'), count: 1 },
    use: { kind: 'use', subject: nameOf('W'), details: '', count: 1 },
  };
  const said = kinds.map((kind) => writeOrder(orders[kind], language.lexicon.language, names));
  return [...new Set(said)].slice(0, MAX_LISTED);
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** The language in which most words mean something. */
function likeliest(attempts: readonly Attempt[]): Attempt | undefined {
  // «Слежка против …» has no verb of its own: the operation is enough.
  const beginsWithOperation = ({ words, slots }: Attempt): boolean =>
    [1, 2, 3, 4].some((count) => slots.named('O', textOf(words.slice(0, count))).exact);
  const score = (each: Attempt): number =>
    each.words.filter(({ form }) => each.language.verbs.has(form)).length +
    (beginsWithOperation(each) ? 1 : 0) +
    each.words.filter(({ form }) => each.language.lexicon.stops.includes(form)).length / 100;
  const [best] = [...attempts].filter((each) => score(each) >= 1).sort((a, b) => score(b) - score(a));
  return best;
}

/** The words from the place where it went wrong to the next word that begins something else. */
function unreadWords({ words, language }: Attempt, at: number): readonly Word[] {
  const rest = words.slice(at);
  const stop = rest.findIndex(
    (word, index) =>
      index > 0 && !word.quoted && (language.lexicon.stops.includes(word.form) || cellsOf(word).length > 0),
  );
  return stop < 0 ? rest : rest.slice(0, stop);
}

/** A name or a cell was wanted and something else stands there. */
function unfilled(
  attempt: Attempt,
  kinds: readonly OrderKind[],
  at: number,
  wanted: readonly string[],
  names: OrderNames,
  make: Make,
): OrderDiagnostic {
  const place = unreadWords(attempt, at);
  const text = textOf(place);
  const cells = place.flatMap((word) => cellsOf(word));
  const off = cells.find((cell) => !isOnMap(cell, names.mapSize));
  if (off !== undefined) return make('off-map', place);
  if (wanted.includes('P') && cells.length > 0)
    return make('path-broken', place, [], examples(kinds, attempt, names, []));
  const slots = wanted.filter((slot) => NAME_SLOTS.includes(slot));
  if (text === '') {
    const needsCell = kinds.some((kind) => kind === 'build' || kind === 'move');
    return make(needsCell ? 'no-cell' : 'no-such-name', attempt.words, [], examples(kinds, attempt, names, []));
  }
  if (slots.length === 0) {
    const reason = wanted.some((slot) => slot === 'C' || slot === 'P') ? 'no-cell' : 'extra';
    return make(reason, place, [], examples(kinds, attempt, names, []));
  }
  const several = slots.flatMap((slot) => attempt.slots.named(slot, text).several);
  if (several.length > 0) return make('several-names', place, several, examples(kinds, attempt, names, several));
  const known = slots.flatMap((slot) => attempt.slots.targets(slot).flatMap((target) => target.names));
  const near = closest(text, known);
  return make('no-such-name', place, near, examples(kinds, attempt, names, near));
}

/** What is wrong with an order that was understood word for word. */
function understood(
  order: OrderText,
  attempt: Attempt,
  names: OrderNames,
  { player }: OrderContext,
  make: Make,
): OrderDiagnostic | null {
  const isSquads = order.kind === 'move' || order.kind === 'attack';
  const squad = names.squads.find(({ id }) => id === order.subject);
  if (isSquads && !squad) return make('no-squad', attempt.words, [], examples([order.kind], attempt, names, []));
  if (squad && isSquads && player !== null && squad.owner !== player)
    return make('not-yours', attempt.words, [squad.name]);
  if (!isSquads && player === null) return make('no-player', attempt.words);
  return order.count > MAX_COUNT ? make('too-many', attempt.words) : null;
}

/** The refusal of an order, or `null`: it is understood and nothing is wrong with it, or it is no order at all. */
export function diagnose(
  text: string,
  span: Span,
  attempts: readonly Attempt[],
  names: OrderNames,
  context: OrderContext,
  orders: readonly OrderText[],
): OrderDiagnostic | null {
  const attempt = attempts.find(({ readings }) => readings.length > 0) ?? likeliest(attempts);
  if (!attempt) return null;
  const make: Make = (reason, words, candidates = [], nearest = []) => {
    const place = { start: words[0]?.start ?? span.start, end: words.at(-1)?.end ?? span.end };
    const params = {
      quote: text.slice(place.start, place.end),
      candidates: candidates.slice(0, MAX_LISTED).join(', '),
    };
    return { reason, span: place, params, nearest };
  };
  const [only, other] = orders;
  if (other)
    return make(
      'ambiguous',
      attempt.words,
      [],
      orders.map((order) => writeOrder(order, attempt.language.lexicon.language, names)).slice(0, MAX_LISTED),
    );
  if (only) return understood(only, attempt, names, context, make);
  if (span.end - span.start > MAX_ORDER) return make('too-long', []);
  const { negations, conditions } = attempt.language.lexicon;
  const conditional = attempt.words.find(({ form, quoted }) => !quoted && conditions.includes(form));
  if (conditional) return make('conditional', [conditional]);
  const negation = attempt.words.find(({ form, quoted }) => !quoted && negations.includes(form));
  if (negation) return make('negated', [negation]);
  return farthest(attempt, names, context, make);
}

/** Goes by the kinds of order that came farthest. */
function farthest(attempt: Attempt, names: OrderNames, context: OrderContext, make: Make): OrderDiagnostic {
  const foreign = foreignSquad(attempt, names, context);
  if (foreign) return make('not-yours', attempt.words.slice(0, 1), [foreign]);
  const at = Math.max(...[...attempt.progress.values()].map((each) => each.at));
  const kinds = [...attempt.progress].filter(([, each]) => each.at === at && at > 0).map(([kind]) => kind);
  const wanted = [...attempt.progress.values()].filter((each) => each.at === at).flatMap(({ slots }) => [...slots]);
  if (kinds.length === 0)
    return make('unknown-order', attempt.words, [], examples(['move', 'build', 'research'], attempt, names, []));
  const usual = wanted.filter((slot) => slot !== 'X' && slot !== 'N');
  return unfilled(attempt, kinds, at, usual, names, make);
}

/** A squad of another player's where an own one belongs. */
function foreignSquad({ words }: Attempt, { squads }: OrderNames, { player }: OrderContext): string | undefined {
  if (player === null) return undefined;
  const begins = [1, 2, 3, 4].map((count) => nameKey(textOf(words.slice(0, count))));
  const named = squads.filter(({ id, name }) => [id, name].some((word) => begins.includes(nameKey(word))));
  return named.some(({ owner }) => owner === player) ? undefined : named[0]?.name;
}
