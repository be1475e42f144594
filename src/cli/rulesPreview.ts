/** The preview of an import of rules as lines (B-5): what is understood, what is refused and where, what was not read. */
import type { RulesPreview } from '../app/importRules';
import { severalOwners } from '../app/postOwners';
import type { AcceptedRule, PostSection, RefusedRule } from '../behaviour/post';
import { writeRule } from '../behaviour/write';
import { EXPECTED_WORDS, REFUSAL_WORDS, RULE_WARNING_WORDS } from '../i18n/behaviour';
import { CLI_WORDS } from '../i18n/cli';
import type { Language } from '../i18n/language';
import { POST_WORDS } from '../i18n/post';
import { fill } from '../i18n/template';

const acceptedLine = ({ number, rule }: AcceptedRule, language: Language): string =>
  `  ✓ ${number}. ${writeRule(rule, language)}`;

/** A refused rule with the place marked, why, and what would be accepted. */
function refusedLines({ number, text, span, diagnostic }: RefusedRule, language: Language): readonly string[] {
  const words = CLI_WORDS[language];
  const start = Math.max(0, diagnostic.span.start - span.start);
  const length = Math.max(1, Math.min(diagnostic.span.end - diagnostic.span.start, text.length - start));
  const { nearest } = diagnostic;
  return [
    `  ✗ ${number}. ${text.replace(/\s/gu, ' ')}`,
    `     ${' '.repeat(String(number).length + start)}${'^'.repeat(length)}`,
    `      ${fill(language, REFUSAL_WORDS[language][diagnostic.reason], diagnostic.params)}`,
    `      ${words.expected}: ${EXPECTED_WORDS[language][diagnostic.expected]}`,
    ...(nearest.length > 0 ? [`      ${words.nearest}: ${nearest.join(' | ')}`] : []),
  ];
}

function sectionLines(section: PostSection, owner: string, language: Language): readonly string[] {
  const { squad, accepted, refused, warnings } = section;
  const rules = [...accepted, ...refused].sort((one, other) => one.number - other.number);
  return [
    `${squad.name} (${squad.id}), ${owner}`,
    ...rules.flatMap((rule) => ('diagnostic' in rule ? refusedLines(rule, language) : [acceptedLine(rule, language)])),
    ...(rules.length === 0 ? [CLI_WORDS[language]['section-empty']] : []),
    ...warnings.map((warning) => `  ⚠ ${fill(language, RULE_WARNING_WORDS[language][warning.code], { ...warning })}`),
  ];
}

/** All that is shown before anything is written. */
export function previewLines({ reading, owners }: RulesPreview, language: Language): readonly string[] {
  const words = CLI_WORDS[language];
  const post = POST_WORDS[language];
  const named = (owner: string | undefined): string => owner || post['game-master'];
  const several = severalOwners(owners).map(named);
  return [
    ...reading.sections.flatMap((section) => sectionLines(section, named(owners.get(section.squad.id)), language)),
    ...reading.notFound.map(({ name, closest }) =>
      fill(language, words['squad-not-found'], { name, closest: closest.join(', ') || '–' }),
    ),
    ...reading.repeated.map(({ name }) => fill(language, words['squad-repeated'], { name })),
    ...(reading.tooLong ? [fill(language, REFUSAL_WORDS[language]['too-long'], reading.tooLong.params)] : []),
    ...reading.quoted.map(({ text }) => `– ${fill(language, post.quoted, { text })}`),
    ...reading.unread.map(({ text }) => fill(language, words['line-unread'], { text: text.trim() })),
    ...(reading.openQuotation
      ? [`⚠ ${fill(language, post['quotation-open'], { text: reading.openQuotation.text })}`]
      : []),
    ...(several.length > 0 ? [`⚠ ${fill(language, post['several-owners'], { owners: several.join(', ') })}`] : []),
  ];
}
