import { readRule } from '../../src/behaviour/read';
import { contextOf, NOTHING_KNOWN, outcome, sentencesOf, type Sentence } from '../support/sentences';

const LANGUAGES = ['ru'] as const;

const FRAMES = {
  ru: { condition: (text: string) => `Если ${text}, стоять`, action: (text: string) => `Если всегда, ${text}` },
  es: { condition: (text: string) => `Si ${text}, quedarse quietos`, action: (text: string) => `Si siempre, ${text}` },
  en: { condition: (text: string) => `If ${text}, hold`, action: (text: string) => `If always, ${text}` },
};

/** Suggestions that are no rule when put in their place; names are listed and not suggested. */
function badSuggestions(sentence: Sentence, language: (typeof LANGUAGES)[number]): readonly string[] {
  const read = readRule(sentence.text, contextOf(sentence));
  if (read.ok || read.error.expected === 'name') return [];
  const frame = FRAMES[language];
  return read.error.nearest.filter((text) =>
    [frame.condition(text), frame.action(text)].every((rule) => !readRule(rule, NOTHING_KNOWN).ok),
  );
}

describe.each(LANGUAGES)('B-1, B-2, B-3, B-6 sentences in %s, expected by their meaning', (language) => {
  const sentences = sentencesOf(`sentences.${language}.jsonl`);

  test('B-1 each is understood as it is meant, or refused for the right reason', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(500);
    const wrong = sentences
      .map((sentence) => ({ ...sentence, got: outcome(sentence.text, contextOf(sentence)) }))
      .filter(({ ids, refused, got }) => got !== (ids ?? refused));
    expect(wrong).toEqual([]);
  });

  test('B-5 what is suggested for a refused one is itself accepted', () => {
    expect(sentences.flatMap((sentence) => badSuggestions(sentence, language))).toEqual([]);
  });
});
