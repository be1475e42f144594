import { readFile } from 'node:fs/promises';
import type { RulesPreview } from '../../app/importRules';
import { previewRules } from '../../app/importRules';
import { decodeText } from '../../behaviour/decode';
import { writeRule } from '../../behaviour/write';
import { EXPECTED_WORDS, REFUSAL_WORDS, RULE_WARNING_WORDS } from '../../i18n/behaviour';
import { problem } from '../../engine/problem';
import { CLI_WORDS } from '../../i18n/cli';
import type { Language } from '../../i18n/language';
import { fill } from '../../i18n/template';
import type { Command } from '../command';
import { DONE, REFUSED } from '../io';
import { destination, refuse, save, withWorkbook, WRITING, wrongUsage } from '../workbookFile';

/** The preview of B-5: what is understood, what is refused and where, what was not read. */
function previewLines({ reading }: RulesPreview, language: Language): readonly string[] {
  const words = CLI_WORDS[language];
  const sections = reading.sections.flatMap(({ squad, accepted, refused, warnings }) => [
    `${squad.name} (${squad.id})`,
    ...accepted.map(({ number, rule }) => `  ✓ ${number}. ${writeRule(rule, language)}`),
    ...refused.flatMap(({ number, text, span, diagnostic }) => {
      const start = Math.max(0, diagnostic.span.start - span.start);
      const length = Math.max(1, Math.min(diagnostic.span.end - diagnostic.span.start, text.length - start));
      const nearest =
        diagnostic.nearest.length > 0 ? [`      ${words.nearest}: ${diagnostic.nearest.join(' | ')}`] : [];
      return [
        `  ✗ ${number}. ${text.replace(/\s/gu, ' ')}`,
        `     ${' '.repeat(String(number).length + start)}${'^'.repeat(length)}`,
        `      ${fill(language, REFUSAL_WORDS[language][diagnostic.reason], diagnostic.params)}`,
        `      ${words.expected}: ${EXPECTED_WORDS[language][diagnostic.expected]}`,
        ...nearest,
      ];
    }),
    ...warnings.map((warning) => `  ⚠ ${fill(language, RULE_WARNING_WORDS[language][warning.code], { ...warning })}`),
  ]);
  return [
    ...sections,
    ...reading.notFound.map(({ name, closest }) =>
      fill(language, words['squad-not-found'], { name, closest: closest.join(', ') || '–' }),
    ),
    ...reading.repeated.map(({ name }) => fill(language, words['squad-repeated'], { name })),
    ...(reading.tooLong ? [fill(language, REFUSAL_WORDS[language]['too-long'], reading.tooLong.params)] : []),
    ...reading.unread.map(({ text }) => fill(language, words['line-unread'], { text: text.trim() })),
  ];
}

/** `warsheet rules FILE.xlsx TEXT.txt`: imports behaviour rules (B-5). */
export const rules: Command = {
  options: { ...WRITING, 'accept-understood': { type: 'boolean' } },
  words: 2,
  run(given, io) {
    const { language, values, positionals } = given;
    const words = CLI_WORDS[language];
    const [, textFile] = positionals;
    const target = destination(given);
    if (textFile === undefined) return Promise.resolve(wrongUsage(language, io, 'text-needed'));
    if (target === undefined) return Promise.resolve(wrongUsage(language, io, 'destination-needed'));
    return withWorkbook(given, io, async (workbook) => {
      const bytes = await readFile(textFile).catch(() => undefined);
      if (!bytes)
        return refuse({ problems: [{ problem: problem('file-missing', { file: textFile }), place: null }] }, given, io);
      const preview = await previewRules(workbook, decodeText(bytes));
      if (!preview.ok) return refuse(preview.error, given, io);
      const { reading, complete, changes, rules: count } = preview.value;
      if (values['json'] === true) io.out(`${JSON.stringify(reading)}\n`);
      else io.out(`${previewLines(preview.value, language).join('\n')}\n`);
      // A squad named twice or a text too long is an error, not a matter of taste (B-5).
      const impossible = reading.repeated.length > 0 || reading.tooLong !== null;
      if (impossible || (!complete && values['accept-understood'] !== true)) {
        io.err(`${impossible ? words['nothing-written'] : words['rules-refused']}\n`);
        return REFUSED;
      }
      await workbook.apply(changes);
      const status = await save(target, await workbook.bytes(), given, io);
      if (status === DONE) io.err(`${fill(language, words['rules-written'], { rules: count, file: target })}\n`);
      return status;
    });
  },
};
