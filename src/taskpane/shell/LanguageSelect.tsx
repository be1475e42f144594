import * as React from 'react';
import { LANGUAGES } from '../../i18n/language';
import { choiceWord, LANGUAGE_CHOICE } from '../../workbook/schema/choices';
import { Select } from './Select';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Choices before the languages. */
  readonly before?: readonly (readonly [value: string, text: string])[];
}

/** A language, each under its own name. */
export const LanguageSelect = ({ label, value, onChange, before = [] }: Props): React.ReactElement => (
  <Select
    {...{ label, value, onChange }}
    options={[...before, ...LANGUAGES.map((each) => [each, choiceWord(LANGUAGE_CHOICE, each, each)] as const)]}
  />
);
