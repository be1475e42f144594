/**
 * Import of a forum post with the rules of many squads (B-5): what is understood, what is refused and where, what was
 * not read. Nothing is written here.
 */
import type { NameContext } from '../engine/landing/behaviour/context';
import { MAX_RULES_TEXT, type Rule } from '../engine/landing/behaviour/syntax';
import { closest, nameKey } from './closest';
import type { Diagnostic, Span } from './diagnostic';
import type { RuleLanguage } from './lexicon/lexicon';
import { headerName } from './header';
import { hasIfWord } from './lines';
import { markerNumber } from './marker';
import { isMeantAsRule } from './meant';
import { unquote, type Unquoted } from './quotation';
import { readAt, ruleSpans, tooLong } from './rules';
import { tokenize } from './tokens';
import { warningsOf, type Warning } from './warnings';
import { writeRule } from './write';

export interface PostSquad {
  readonly id: string;
  readonly name: string;
  readonly context: NameContext;
}

export interface AcceptedRule {
  /** The player's own where it is greater than those before it, else the next one. */
  readonly number: number;
  /** The player's own text, without list marker. */
  readonly text: string;
  readonly span: Span;
  readonly rule: Rule;
  readonly language: RuleLanguage;
  /** In the language of the rule. */
  readonly canonical: string;
}

export interface RefusedRule {
  readonly number: number;
  readonly text: string;
  readonly span: Span;
  readonly diagnostic: Diagnostic;
}

export interface PostSection {
  readonly squad: PostSquad;
  readonly header: Span;
  readonly accepted: readonly AcceptedRule[];
  readonly refused: readonly RefusedRule[];
  readonly warnings: readonly Warning[];
}

export interface UnknownSquad {
  readonly name: string;
  readonly header: Span;
  /** The closest names of the campaign, best first. */
  readonly closest: readonly string[];
  /** The lines under that header, unread. */
  readonly lines: readonly LineOfPost[];
}

export interface LineOfPost {
  readonly text: string;
  readonly span: Span;
}

export interface PostReading {
  readonly sections: readonly PostSection[];
  /** Lines before the first header, or plainly no rule. */
  readonly unread: readonly LineOfPost[];
  /** Lines of another post that this one quotes: never read. */
  readonly quoted: readonly LineOfPost[];
  /** A quotation begins here and nothing marks its end: what is read may not be what the player says. */
  readonly openQuotation: LineOfPost | null;
  readonly notFound: readonly UnknownSquad[];
  /** Squads named twice: an error. */
  readonly repeated: readonly { readonly name: string; readonly header: Span }[];
  /** The whole text is too long, or one squad has too many rules: an error. */
  readonly tooLong: Diagnostic | null;
}

interface OpenSection {
  readonly squad: PostSquad;
  readonly header: Span;
  readonly accepted: AcceptedRule[];
  readonly refused: RefusedRule[];
}

const POSTSCRIPT =
  /^[\s*_[\]biu]*(?:p\.?\s?(?:p\.?\s?)?s\b|p\.\s?d\.|pd:|з\.?\s?ы(?![\p{L}])|пс(?![\p{L}])|п\.\s?с\.)/iu;

/** The limit of B-4 is for the rules of one squad; a post holds those of many. */
const MAX_POST_TEXT = 20 * MAX_RULES_TEXT;

class PostReader {
  private readonly sections: OpenSection[] = [];
  private readonly unread: LineOfPost[] = [];
  private readonly notFound: (UnknownSquad & { lines: LineOfPost[] })[] = [];
  private readonly repeated: { name: string; header: Span }[] = [];
  private readonly byName = new Map<string, PostSquad[]>();
  private current: OpenSection | { lines: LineOfPost[] } | null = null;
  /** Below «P.S.», which is talk down to the next header. */
  private isPostscript = false;
  /** The text without what it quotes; places are the same. */
  private readonly text: string;
  private readonly textEnd: number;
  private readonly unquoted: Unquoted;

  constructor(
    private readonly post: string,
    private readonly squads: readonly PostSquad[],
  ) {
    this.unquoted = unquote(post);
    this.text = this.unquoted.text;
    this.textEnd = this.text.trimEnd().length;
    for (const squad of squads) {
      for (const key of new Set([nameKey(squad.name), nameKey(squad.id)])) {
        this.byName.set(key, [...(this.byName.get(key) ?? []), squad]);
      }
    }
  }

  read(): PostReading {
    const { quoted, open } = this.unquoted;
    const lineAt = (span: Span): LineOfPost => ({ text: this.post.slice(span.start, span.end).trim(), span });
    for (const line of ruleSpans(this.text)) this.line(line);
    return {
      sections: this.sections.map((section) => ({
        ...section,
        warnings: warningsOf(section.accepted, section.squad.context),
      })),
      unread: this.unread,
      quoted: quoted.map(lineAt),
      openQuotation: open && lineAt(open),
      notFound: this.notFound,
      repeated: this.repeated,
      tooLong: null,
    };
  }

  private line(span: Span): void {
    const raw = this.text.slice(span.start, span.end);
    const line = { text: raw.trim(), span };
    const ruleLike = hasIfWord(tokenize(raw));
    const name = ruleLike ? undefined : headerName(raw, (key) => this.byName.has(nameKey(key)));
    if (name !== undefined) this.header(name, span);
    else if (this.current === null) this.unread.push(line);
    else if ('lines' in this.current) this.current.lines.push(line);
    else this.rule(this.current, line, ruleLike);
  }

  private header(name: string, header: Span): void {
    this.isPostscript = false;
    const [squad, other] = this.byName.get(nameKey(name)) ?? [];
    if (!squad || other) {
      const names = this.squads.map((one) => one.name);
      const unknown = {
        name,
        header,
        closest: other ? [squad?.name ?? '', other.name] : closest(name, names),
        lines: [],
      };
      this.notFound.push(unknown);
      this.current = unknown;
      return;
    }
    const known = this.sections.find((section) => section.squad === squad);
    if (known) this.repeated.push({ name: squad.name, header });
    this.current = { squad, header, accepted: [], refused: [] };
    if (!known) this.sections.push(this.current);
  }

  private rule(section: OpenSection, line: LineOfPost, ruleLike: boolean): void {
    const { accepted, refused, squad } = section;
    if (POSTSCRIPT.test(line.text)) this.isPostscript = true;
    const raw = this.text.slice(line.span.start, line.span.end);
    const before = Math.max(0, ...[...accepted, ...refused].map(({ number }) => number));
    const own = markerNumber(raw) ?? 0;
    const count = accepted.length + refused.length + 1;
    const reading = readAt(this.text, line.span, count, squad.context, own > before ? own : before + 1);
    const { number, text, span, result } = reading;
    if (result.ok) {
      const { rule, language } = result.value;
      accepted.push({ number, text, span, rule, language, canonical: writeRule(rule, language) });
      return;
    }
    const { reason } = result.error;
    const last = line.span.end >= this.textEnd;
    const meant = ruleLike || reason === 'bare-action' || reason === 'else' || isMeantAsRule(raw, squad.context, last);
    if (meant && !this.isPostscript) refused.push({ number, text, span, diagnostic: result.error });
    else this.unread.push(line);
  }
}

const NOTHING = { sections: [], unread: [], quoted: [], openQuotation: null, notFound: [], repeated: [] };

/** Reads a post against the squads of a campaign. */
export function readPost(text: string, squads: readonly PostSquad[]): PostReading {
  if (text.length <= MAX_POST_TEXT) return new PostReader(text, squads).read();
  const diagnostic = tooLong({ start: 0, end: text.length }, text);
  return { ...NOTHING, tooLong: diagnostic };
}
