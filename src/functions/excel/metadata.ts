import { FUNCTION_HELP } from '../../i18n/functionHelp';
import type { ArgumentId } from '../../i18n/functions';
import { ARGUMENT_WORDS } from '../../i18n/functions';
import type { Language } from '../../i18n/language';
import { LANGUAGES } from '../../i18n/language';
import type { ArgumentShape } from '../shapes';
import { ARGUMENT_SHAPES } from '../shapes';
import type { FunctionSpec } from '../spec';
import { FUNCTIONS } from '../table';

type Dimensionality = 'scalar' | 'matrix';

interface ParameterMetadata {
  readonly name: string;
  readonly description: string;
  readonly type: 'any';
  readonly dimensionality: Dimensionality;
  readonly optional?: true;
}

interface FunctionMetadata {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly parameters: readonly ParameterMetadata[];
  readonly result: { readonly type: 'any'; readonly dimensionality: Dimensionality };
  /** So that the pane can say in which cell an error stands. */
  readonly options: { readonly requiresAddress: true };
}

/** What Excel reads before it loads a line of ours. */
interface Metadata {
  /** An error in a cell reaches the function, which can then say where it stands. */
  readonly allowErrorForDataTypeAny: true;
  readonly functions: readonly FunctionMetadata[];
}

/** Names are the same in every language, as formulas are; messages name an argument by its word, so help says it. */
function describe(id: ArgumentId, language: Language): string {
  const help = FUNCTION_HELP[language].arguments[id];
  return language === 'en' ? help : `${ARGUMENT_WORDS[language][id]}: ${help}`;
}

/**
 * A function of one value is scalar throughout: it may stand in an Excel table, and Excel itself calls it for each cell
 * of a range. The others take ranges whole: they go through a column themselves, or say that one value is expected.
 */
const dimensionality = (result: FunctionSpec['result'], shape: ArgumentShape): Dimensionality =>
  result === 'cell' && shape === 'one' ? 'scalar' : 'matrix';

const functionMetadata = (spec: FunctionSpec, language: Language): FunctionMetadata => ({
  id: spec.id,
  name: spec.id,
  description: FUNCTION_HELP[language].functions[spec.id],
  parameters: spec.arguments.map(({ id, optional }) => ({
    name: ARGUMENT_WORDS.en[id],
    description: describe(id, language),
    type: 'any',
    dimensionality: dimensionality(spec.result, ARGUMENT_SHAPES[id]),
    ...(optional && { optional }),
  })),
  result: { type: 'any', dimensionality: dimensionality(spec.result, 'one') },
  options: { requiresAddress: true },
});

const metadataOf = (language: Language): Metadata => ({
  allowErrorForDataTypeAny: true,
  functions: FUNCTIONS.map((spec) => functionMetadata(spec, language)),
});

/** The metadata files beside the page, by name. */
export const METADATA_FILES: Readonly<Record<string, Metadata>> = Object.fromEntries(
  LANGUAGES.map((language) => [
    language === 'en' ? 'functions.json' : `functions-${language}.json`,
    metadataOf(language),
  ]),
);
