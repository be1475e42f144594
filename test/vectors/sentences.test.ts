import { readRule } from '../../src/behaviour/read';
import { contextOf, NOTHING_KNOWN, outcome, sentencesOf, type Sentence } from '../support/sentences';

const LANGUAGES = ['ru', 'es', 'en'] as const;

const FRAMES = {
  ru: { condition: (text: string) => `Если ${text}, стоять`, action: (text: string) => `Если всегда, ${text}` },
  es: { condition: (text: string) => `Si ${text}, quedarse quietos`, action: (text: string) => `Si siempre, ${text}` },
  en: { condition: (text: string) => `If ${text}, hold`, action: (text: string) => `If always, ${text}` },
};

/** What is suggested for refused sentences, each once; names are listed and not suggested. */
function suggestions(sentences: readonly Sentence[]): readonly string[] {
  const all = sentences.flatMap((sentence) => {
    const read = readRule(sentence.text, contextOf(sentence));
    return read.ok || read.error.expected === 'name' ? [] : read.error.nearest;
  });
  return [...new Set(all)];
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
    const frame = FRAMES[language];
    const bad = suggestions(sentences).filter((text) =>
      [frame.condition(text), frame.action(text)].every((rule) => !readRule(rule, NOTHING_KNOWN).ok),
    );
    expect(bad).toEqual([]);
  });
});
