/** Import of a post with the orders of players: what is understood, what is refused and where, what was not read. */
import type { Span } from '../diagnostic';
import { nameKey } from '../closest';
import { plainForm } from '../forms';
import { headerName } from '../header';
import { markerLength } from '../marker';
import type { OrderContext } from './attempt';
import { MAX_ORDER, readOrder, type ReadOrder } from './read';
import { ORDER_LANGUAGES, orderLanguage } from './program';
import type { OrderDiagnostic, OrderNames } from './syntax';

export interface AcceptedOrder extends ReadOrder {
  readonly text: string;
  readonly span: Span;
}

export interface RefusedOrder {
  readonly text: string;
  readonly span: Span;
  readonly player: string | null;
  readonly diagnostic: OrderDiagnostic;
}

export interface OrdersReading {
  /** In the order of the text. */
  readonly accepted: readonly AcceptedOrder[];
  readonly refused: readonly RefusedOrder[];
  /** Lines that ask for nothing. */
  readonly unread: readonly { readonly text: string; readonly span: Span }[];
  /** The text is too long for one import: an error. */
  readonly tooLong: boolean;
}

/** Characters of one import. */
const MAX_TEXT = 400_000;

/** The pieces of a text that may each hold an order: lines, cut at semicolons and at the ends of sentences. */
function pieces(text: string): readonly Span[] {
  const spans: Span[] = [];
  let start = 0;
  const cut = (end: number, next: number): void => {
    const raw = text.slice(start, end);
    const marker = markerLength(raw);
    const inner = raw.slice(marker).trim();
    if (inner !== '') {
      const from = start + marker + raw.slice(marker).indexOf(inner);
      spans.push({ start: from, end: from + inner.length });
    }
    start = next;
  };
  for (const match of text.matchAll(/\r?\n|;|[.!](?=\s+[\p{Lu}"«“])/gu))
    cut(match.index, match.index + match[0].length);
  cut(text.length, text.length);
  return spans;
}

const bare = (text: string): string => text.replace(/^[\s*_#"«“„:–—-]+|[\s*_"»”“:.–—-]+$/gu, '');

/** Words that introduce a player, the longest first. */
const LEADS = ORDER_LANGUAGES.flatMap((code) => orderLanguage(code).lexicon.players).sort(
  (a, b) => b.length - a.length,
);

/** The player a line names: «Игрок: Анна», "Orders of Ben", or the name alone. */
function playerOf(line: string, { players }: OrderNames): string | undefined {
  const plain = plainForm(bare(line));
  const lead = LEADS.find((word) => plain.startsWith(`${word} `) || plain.startsWith(`${word}:`));
  const name = nameKey(bare(lead === undefined ? line : bare(line).slice(lead.length)));
  if (name === '') return undefined;
  const found = players.filter((each) => [each.id, each.name, each.character].some((word) => nameKey(word) === name));
  return found.length === 1 ? found[0]?.id : undefined;
}

/** The squad that a line names and nothing else. */
function squadOf(line: string, { squads }: OrderNames, player: string | null): string | undefined {
  const mine = (name: string) => {
    const key = nameKey(name);
    const found = squads.filter((each) => nameKey(each.name) === key || nameKey(each.id) === key);
    return found.length > 1 && player !== null ? found.filter(({ owner }) => owner === player) : found;
  };
  const name = headerName(line, (each) => mine(each).length === 1);
  const [squad] = name === undefined ? [] : mine(name);
  return squad?.id;
}

/**
 * Reads a post against the names of a campaign. A line with a player's name says whose orders follow, one with a
 * squad's name whose moves.
 * @param player whose orders they are until a line says otherwise; `null`: not said.
 */
export function readOrders(text: string, names: OrderNames, player: string | null): OrdersReading {
  if (text.length > MAX_TEXT) return { accepted: [], refused: [], unread: [], tooLong: true };
  const accepted: AcceptedOrder[] = [];
  const refused: RefusedOrder[] = [];
  const unread: { text: string; span: Span }[] = [];
  let context: OrderContext = { player, squad: null };
  for (const span of pieces(text)) {
    const line = text.slice(span.start, span.end);
    const named = line.length <= MAX_ORDER ? playerOf(line, names) : undefined;
    const squad = named === undefined ? squadOf(line, names, context.player) : undefined;
    if (named !== undefined) context = { player: named, squad: null };
    else if (squad !== undefined) context = { ...context, squad };
    else {
      const read = readOrder(text, span, names, context);
      if (read === null) unread.push({ text: line, span });
      else if (read.ok) accepted.push(...read.value.map((order) => ({ ...order, text: line, span })));
      else refused.push({ text: line, span, player: context.player, diagnostic: read.error });
    }
  }
  return { accepted, refused, unread, tooLong: false };
}
