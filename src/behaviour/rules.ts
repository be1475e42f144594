/** A text of several rules: one a line, list markers before them, a long one wrapped (B-1, B-4). */
import type { NameContext } from '../engine/landing/behaviour/context';
import { MAX_RULES, MAX_RULES_TEXT } from '../engine/landing/behaviour/syntax';
import { err, type Result } from '../engine/result';
import type { Diagnostic, Span } from './diagnostic';
import { lineShape, type LineShape } from './lines';
import { markerLength } from './marker';
import { readRule, type ReadRule } from './rule';

/** One rule of a text; `span` and those of its diagnostic point into the whole text. */
export interface RuleReading {
  readonly number: number;
  /** As the player wrote it, without list marker. */
  readonly text: string;
  readonly span: Span;
  readonly result: Result<ReadRule, Diagnostic>;
}

interface Line extends Span {
  readonly shape: LineShape;
}

const moved = (diagnostic: Diagnostic, by: number): Diagnostic => ({
  ...diagnostic,
  span: { start: diagnostic.span.start + by, end: diagnostic.span.end + by },
});

/** A refusal that concerns the text and not its words. */
export const tooLong = (span: Span, quote: string): Diagnostic => ({
  reason: 'too-long',
  span,
  params: { quote: quote.slice(0, 120), rules: MAX_RULES, characters: MAX_RULES_TEXT },
  expected: 'shorter',
  nearest: [],
});

/** Lines that are not blank, a wrapped rule as one. */
export function ruleSpans(text: string): Span[] {
  const lines: Line[] = [];
  let from = 0;
  for (const raw of text.split(/\r\n|\n|\r|\u2028|\u2029/)) {
    const begin = text.indexOf(raw, from);
    const line = { start: begin, end: begin + raw.length };
    from = line.end;
    if (raw.trim() === '') continue;
    const shape = lineShape(raw);
    const before = lines[lines.length - 1];
    if (before && continues(before.shape, shape)) {
      const joined = { ...shape, hasIf: before.shape.hasIf || shape.hasIf, marked: before.shape.marked };
      lines[lines.length - 1] = { start: before.start, end: line.end, shape: joined };
    } else lines.push({ ...line, shape });
  }
  return lines.map(({ start, end }) => ({ start, end }));
}

/** A line without IF and without list marker goes on with the rule before it if one of the two is plainly unfinished. */
function continues(before: LineShape, line: LineShape): boolean {
  if (line.marked) return false;
  if (line.hasIf) return !before.hasIf && before.open && line.startsLow;
  return before.hasIf && (before.open || line.joins);
}

/** Reads every rule of a text. */
export function readRules(text: string, context: NameContext): RuleReading[] {
  if (text.length > MAX_RULES_TEXT) {
    const span = { start: 0, end: text.length };
    return [{ number: 1, text: text.slice(0, 120), span, result: err(tooLong(span, text)) }];
  }
  return ruleSpans(text).map((line, index) => readAt(text, line, index + 1, context));
}

/** Reads the rule at a place of a larger text; it is the `count`th of its squad, and `number` what it is called. */
export function readAt(text: string, line: Span, count: number, context: NameContext, number = count): RuleReading {
  const raw = text.slice(line.start, line.end);
  const start = line.start + markerLength(raw);
  const source = text.slice(start, line.end).trimEnd();
  const span = { start, end: start + source.length };
  if (count > MAX_RULES) return { number, text: source, span, result: err(tooLong(span, source)) };
  const result = readRule(source, context);
  return { number, text: source, span, result: result.ok ? result : err(moved(result.error, start)) };
}
