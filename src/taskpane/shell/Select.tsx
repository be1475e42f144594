import * as React from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
}

/** One of several; the system's own list, which every reader and every phone knows. */
export const Select = ({ label, value, options, onChange, disabled = false }: Props): React.ReactElement => (
  <label className="ws-select">
    <span>{label}</span>
    <select value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
