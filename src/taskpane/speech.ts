import * as React from 'react';
import type { Language, Words } from '../i18n/language';
import { fill } from '../i18n/template';

const Speech = React.createContext<Language>('en');

/** Gives everything inside it the pane's language. */
export const SpeechProvider = Speech.Provider;

export const useLanguage = (): Language => React.useContext(Speech);

/** A text of the table in the pane's language, its parameters filled in. */
export type Say<Id extends string> = (id: Id, params?: Readonly<Record<string, string | number>>) => string;

/** How to say the texts of a table. */
export function useWords<Id extends string>(words: Words<Id>): Say<Id> {
  const language = useLanguage();
  return React.useCallback((id, params = {}) => fill(language, words[language][id], params), [language, words]);
}
