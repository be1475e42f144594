/** Languages of people: GMs and players. */
export const LANGUAGES = ['en', 'ru', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** Words in every language: a missing one does not compile. */
export type Words<Id extends string> = Readonly<Record<Language, Readonly<Record<Id, string>>>>;
