/** One order of a post → what the sheet Orders holds, or why not and where. */
import type { OrderKind } from '../../engine/landing/campaign/orders';
import { err, ok, type Result } from '../../engine/result';
import type { Span } from '../diagnostic';
import { wordForm } from '../forms';
import type { RuleLanguage } from '../lexicon/lexicon';
import { tokenize } from '../tokens';
import type { Attempt, OrderContext } from './attempt';
import { diagnose } from './diagnose';
import { type Caught, matchOrder, Progress } from './match';
import { ORDER_LANGUAGES, type OrderLanguage, orderLanguage } from './program';
import { Slots } from './slots';
import type { OrderDiagnostic, OrderNames, OrderText } from './syntax';
import type { Word } from './word';

/** An order understood: the player is the header's, or the owner of the squad. */
export interface ReadOrder {
  readonly order: OrderText;
  readonly player: string;
  readonly language: RuleLanguage;
}

/** `null`: nothing in it means something to do. */
export type OrderReading = Result<readonly ReadOrder[], OrderDiagnostic> | null;

export const MAX_ORDER = 400;
const MAX_WORDS = 40;
/** Squads that one order may ask for. */
const MAX_COUNT = 6;

/** The words of an order in one language, marks and fillers left out; places are those of the whole text. */
function wordsOf(text: string, span: Span, { lexicon, fillers }: OrderLanguage): readonly Word[] {
  const words = tokenize(text.slice(span.start, span.end)).flatMap((token): readonly Word[] => {
    if (token.kind === 'mark') return [];
    const form = wordForm(token.text, lexicon.language);
    const place = { start: span.start + token.start, end: span.start + token.end };
    return [{ form, text: token.text, quoted: token.kind === 'quoted', ...place }];
  });
  const isFiller = (word: Word | undefined, next: Word | undefined): boolean =>
    word !== undefined && !word.quoted && (fillers.has(word.form) || fillers.has(`${word.form} ${next?.form ?? ''}`));
  return words.filter(
    (word, index) => !isFiller(word, words[index + 1]) && !fillers.has(`${words[index - 1]?.form ?? ''} ${word.form}`),
  );
}

const SUBJECTS = ['Q', 'B', 'U', 'T', 'A', 'O', 'W'] as const;
const DETAILS = ['P', 'G', 'V', 'C'] as const;

function orderOf(kind: OrderKind, caught: Caught, squad: string | null): { order: OrderText; exact: boolean } {
  const pick = (slots: readonly string[]): string => slots.flatMap((slot) => caught[slot]?.value ?? [])[0] ?? '';
  const own = kind === 'move' || kind === 'attack' ? (squad ?? '') : '';
  const count = Number(caught['N']?.value ?? 1);
  // The place of an artefact is its own.
  const details = kind === 'study' ? '' : pick(DETAILS);
  const order = { kind, subject: pick(SUBJECTS) || own, details, count };
  return { order, exact: Object.values(caught).every(({ exact }) => exact) };
}

function attempt(text: string, span: Span, language: OrderLanguage, names: OrderNames, context: OrderContext): Attempt {
  const words = wordsOf(text, span, language);
  const slots = new Slots(words, names, language.lexicon, context.player);
  const progress = new Map<OrderKind, Progress>();
  const readings = new Map<string, { order: OrderText; exact: boolean }>();
  if (words.length <= MAX_WORDS) {
    for (const { kind, node } of language.patterns) {
      const far = progress.get(kind) ?? new Progress();
      progress.set(kind, far);
      for (const caught of matchOrder(node, words, slots.fill, far)) {
        const reading = orderOf(kind, caught, context.squad);
        const key = JSON.stringify(reading.order);
        if (!readings.get(key)?.exact) readings.set(key, reading);
      }
    }
  }
  return { language, words, slots, progress, readings: [...readings.values()] };
}

/** Whole names go before parts of names. */
function best(readings: Attempt['readings']): readonly OrderText[] {
  const exact = readings.filter((reading) => reading.exact);
  return (exact.length > 0 ? exact : readings).map(({ order }) => order);
}

/** Reads a span of a text as one order. */
function readOne(text: string, span: Span, names: OrderNames, context: OrderContext): OrderReading {
  const attempts = ORDER_LANGUAGES.map((code) => attempt(text, span, orderLanguage(code), names, context));
  const read = attempts.flatMap((each) =>
    best(each.readings).map((order) => ({ order, language: each.language.lexicon.language })),
  );
  const distinct = new Map(read.map((each) => [JSON.stringify(each.order), each]));
  const [only] = distinct.values();
  const trouble = diagnose(
    text,
    span,
    attempts,
    names,
    context,
    [...distinct.values()].map(({ order }) => order),
  );
  if (distinct.size !== 1 || !only || trouble) return trouble && err(trouble);
  const owner = names.squads.find(({ id }) => id === only.order.subject)?.owner;
  const player = context.player ?? owner ?? '';
  return only.order.count > MAX_COUNT ? null : ok([{ ...only, player }]);
}

/** Where a line may hold two orders: commas and the words for AND. */
function joints(text: string, span: Span): readonly Span[] {
  const words = new Set(ORDER_LANGUAGES.flatMap((code) => orderLanguage(code).lexicon.joints));
  return tokenize(text.slice(span.start, span.end))
    .filter(({ kind, text: token }) =>
      kind === 'mark' ? token === ',' : kind === 'word' && words.has(token.toLowerCase()),
    )
    .map(({ start, end }) => ({ start: span.start + start, end: span.start + end }));
}

/** «Вторая рота: идти C4 и атаковать Волков»: every part must be an order; a squad named counts for what follows. */
function readParts(text: string, span: Span, names: OrderNames, context: OrderContext): readonly ReadOrder[] | null {
  for (const joint of joints(text, span)) {
    const first = readOne(text, { start: span.start, end: joint.start }, names, context);
    if (!first?.ok) continue;
    const [order] = first.value;
    const squad = names.squads.some(({ id }) => id === order?.order.subject)
      ? (order?.order.subject ?? null)
      : context.squad;
    const rest = readOrder(text, { start: joint.end, end: span.end }, names, { ...context, squad });
    if (rest?.ok) return [...first.value, ...rest.value];
  }
  return null;
}

/** Reads a span of a text: one order, or several that are joined; a misread order is worse than a refused one. */
export function readOrder(text: string, span: Span, names: OrderNames, context: OrderContext): OrderReading {
  const whole = readOne(text, span, names, context);
  if (whole === null || whole.ok || span.end - span.start > MAX_ORDER) return whole;
  const parts = readParts(text, span, names, context);
  return parts ? ok(parts) : whole;
}
