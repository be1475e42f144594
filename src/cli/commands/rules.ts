import type { RulesPreview } from '../../app/importRules';
import { previewRules } from '../../app/importRules';
import { writeRule } from '../../behaviour/write';
import { EXPECTED_WORDS, REFUSAL_WORDS, RULE_WARNING_WORDS } from '../../i18n/behaviour';
import type { Problem } from '../../engine/problem';
import { problem } from '../../engine/problem';
import { CLI_WORDS } from '../../i18n/cli';
import type { Language } from '../../i18n/language';
import { describeProblem } from '../../i18n/problem';
import { fill } from '../../i18n/template';
import type { Command } from '../command';
import { DONE, REFUSED } from '../io';
import { readTextFile } from '../textFile';
import { wrongUsage } from '../usage';
import { changingWorkbook, refuse, refuseAll, save, WRITING } from '../workbookFile';

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
    ...(accepted.length + refused.length === 0 ? [words['section-empty']] : []),
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

/** Why a text that was read has nothing to write: no header, or no rule at all. */
function emptyText({ reading, rules: count }: RulesPreview, file: string, squad: string): readonly Problem[] {
  const { sections, notFound, tooLong } = reading;
  if (sections.length === 0 && notFound.length === 0 && tooLong === null) {
    return [problem('text-without-header', { file, squad })];
  }
  return count === 0 ? [problem('text-without-rules', { file })] : [];
}

/** `warsheet rules FILE.xlsx TEXT.txt`: imports behaviour rules (B-5). */
export const rules: Command = {
  options: { ...WRITING, 'accept-understood': { type: 'boolean' } },
  words: 2,
  run(typed, io) {
    const [, textFile] = typed.positionals;
    if (textFile === undefined)
      return wrongUsage(typed, io, typed.positionals.length === 0 ? 'file-needed' : 'text-needed');
    return changingWorkbook(typed, io, async (workbook, target, given) => {
      const { language, values } = given;
      const words = CLI_WORDS[language];
      const text = await readTextFile(textFile);
      if (!text.ok) return refuseAll([text.error], given, io);
      const preview = await previewRules(workbook, text.value);
      if (!preview.ok) return refuse(preview.error, given, io);
      const { reading, complete, changes, rules: count, squads } = preview.value;
      if (values['json'] === true) io.out(`${JSON.stringify(reading)}\n`);
      else
        io.out(
          previewLines(preview.value, language)
            .map((line) => `${line}\n`)
            .join(''),
        );
      const empty = emptyText(preview.value, textFile, squads[0] ?? '…');
      // A squad named twice or a text too long is an error, not a matter of taste (B-5).
      const impossible = empty.length > 0 || reading.repeated.length > 0 || reading.tooLong !== null;
      if (impossible || (!complete && values['accept-understood'] !== true)) {
        for (const each of empty) io.err(`${describeProblem(language, each)}\n`);
        io.err(`${impossible ? words['nothing-written'] : words['rules-refused']}\n`);
        return REFUSED;
      }
      await workbook.apply(changes);
      const status = await save(target, await workbook.bytes(), given, io);
      if (status !== DONE) return status;
      if (changes.length === 0) io.err(`${words['rules-as-before']}\n`);
      else io.err(`${fill(language, words['rules-written'], { rules: count, file: target })}\n`);
      return DONE;
    });
  },
};
