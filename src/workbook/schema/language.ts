import type { CampaignSettings } from '../campaign';

export type Language = CampaignSettings['language'];

export const WORKBOOK_LANGUAGES = ['en', 'ru', 'es'] as const satisfies readonly Language[];

/** One thing in the three languages. */
export type Localized<T> = Readonly<Record<Language, T>>;

/** The label that is written comes first; the others are recognised as well. */
export type Labels = Localized<readonly [string, ...string[]]>;

/** All labels of a thing, whatever the language. */
export const allLabels = (labels: Labels): readonly string[] => WORKBOOK_LANGUAGES.flatMap((each) => labels[each]);

/** The three labels that are written, as a message shows them: `HP / НР / PV`. */
export const shownLabels = (labels: Labels): string =>
  [...new Set(WORKBOOK_LANGUAGES.map((each) => labels[each][0]))].join(' / ');
