import { TextField } from 'office-ui-fabric-react/lib/TextField';
import * as React from 'react';
import { constant } from '../../app/putFormula';
import { callFunction } from '../../functions/table';
import type { FunctionId } from '../../i18n/functionHelp/words';
import { ARGUMENT_WORDS, type ArgumentId } from '../../i18n/functions';
import { ODDS_PAGE_WORDS } from '../../i18n/pane/odds';
import { formatNumber } from '../../i18n/template';
import { Select } from '../shell/Select';
import { useLanguage, useWords } from '../speech';
import { readWhole } from '../turn/whole';
import type { Page } from '../page';
import { InsertFormula } from './InsertFormula';
import { Bar } from './OutcomeBars';

/** An argument of a function as it is entered; a choice's words are what the function is given. */
export interface OddsField {
  readonly argument: ArgumentId;
  readonly start: string;
  readonly input:
    | { readonly kind: 'whole'; readonly min: number; readonly max: number }
    | { readonly kind: 'choice'; readonly options: readonly string[] };
}

interface Props extends Page {
  readonly title: string;
  readonly id: FunctionId;
  readonly fields: readonly OddsField[];
  /** Column of the result that holds the chances. */
  readonly chance: number;
}

/** Odds that a custom function works out: its arguments as fields, its table with bars, and the same as a formula. */
export function FunctionOdds({ title, id, fields, chance, ...page }: Props): React.ReactElement {
  const language = useLanguage();
  const say = useWords(ODDS_PAGE_WORDS);
  const [drafts, setDrafts] = React.useState<Readonly<Record<string, string>>>({});
  const draftOf = ({ argument, start }: OddsField): string => drafts[argument] ?? start;
  const values = fields.map((field) => {
    const { input } = field;
    return input.kind === 'choice' ? draftOf(field) : (readWhole(draftOf(field), input.min, input.max) ?? undefined);
  });
  const args = values.flatMap((value) => value ?? []);
  const result = React.useMemo(
    () => (args.length === fields.length ? callFunction(id, args, language) : null),
    [id, language, args.join('|'), fields.length],
  );
  const rows = result?.ok && result.value.kind === 'table' ? result.value.rows : [];
  return (
    <>
      <h3>{title}</h3>
      {fields.map((field, index) => (
        <Field
          key={field.argument}
          field={field}
          value={draftOf(field)}
          isWrong={values[index] === undefined}
          onChange={(text) => setDrafts((all) => ({ ...all, [field.argument]: text }))}
        />
      ))}
      {result && !result.ok && (
        <p className="ws-warn" role="status">
          {result.error.message}
        </p>
      )}
      {rows.length > 0 && (
        <>
          <OddsTable
            rows={rows}
            chance={chance}
            number={(value) => formatNumber(language, value)}
            title={say('chance')}
          />
          <InsertFormula
            id={id}
            args={args.map(constant)}
            size={{ rows: rows.length, columns: rows[0]?.length ?? 1 }}
            {...page}
          />
        </>
      )}
    </>
  );
}

function Field({
  field: { argument, input },
  value,
  isWrong,
  onChange,
}: {
  readonly field: OddsField;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (text: string) => void;
}): React.ReactElement {
  const language = useLanguage();
  const say = useWords(ODDS_PAGE_WORDS);
  const label = ARGUMENT_WORDS[language][argument];
  return input.kind === 'choice' ? (
    <Select
      label={label}
      value={value}
      options={input.options.map((each) => [each, each] as const)}
      onChange={onChange}
    />
  ) : (
    <TextField
      label={label}
      value={value}
      inputMode="numeric"
      onChange={(_event, text = '') => onChange(text)}
      {...(isWrong ? { errorMessage: say('not-whole', { value, min: input.min, max: input.max }) } : {})}
    />
  );
}

interface TableProps {
  readonly title: string;
  readonly rows: readonly (readonly (string | number)[])[];
  readonly chance: number;
  readonly number: (value: number) => string;
}

const percent = (share: number, number: TableProps['number']): string =>
  `${number(Math.round(share * 10_000) / 100)} %`;

/** The function's table; beside each chance a bar that shows it. */
function OddsTable({ rows: [header = [], ...rows], chance, number }: TableProps): React.ReactElement {
  return (
    <table className="ws-table">
      <thead>
        <tr>
          {header.map((text, column) => (
            <th key={column} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>
                {column === chance && typeof cell === 'number' ? (
                  <>
                    <Bar share={cell} /> {percent(cell, number)}
                  </>
                ) : typeof cell === 'number' ? (
                  number(Math.round(cell * 100) / 100)
                ) : (
                  cell
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
