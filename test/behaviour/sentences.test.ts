import { contextOf, outcome, sentencesOf } from '../support/sentences';
import * as en from './cases/en';
import * as es from './cases/es';
import * as ru from './cases/ru';

describe('B-1 the sentences given with the rules', () => {
  test.each(sentencesOf('sentences.jsonl'))('B-1 «$text»', (sentence) => {
    expect(outcome(sentence.text, contextOf(sentence))).toBe(sentence.ids ?? sentence.refused);
  });
});

describe.each(Object.entries({ ru, es, en }))('B-2, B-3 sentences in %s', (_, { ACCEPTED, REFUSED }) => {
  test.each(ACCEPTED)('B-1 understands «%s»', (text, ids) => {
    expect(outcome(text)).toBe(ids);
  });
  test.each(REFUSED)('B-1.6, B-1.7 refuses «%s»', (text, reason) => {
    expect(outcome(text)).toBe(reason);
  });
});
