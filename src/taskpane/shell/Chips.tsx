import * as React from 'react';

interface Props {
  readonly items: readonly { readonly id: string; readonly name: string }[];
  /** What pressing one does, for those who hear it. */
  readonly labelOf: (name: string) => string;
  readonly onRemove: (id: string) => void;
  readonly isBusy: boolean;
}

/** What has been chosen; pressing one takes it out. */
export const Chips = ({ items, labelOf, onRemove, isBusy }: Props): React.ReactElement => (
  <ul className="ws-chips">
    {items.map(({ id, name }) => (
      <li key={id}>
        <button
          type="button"
          className="ws-chip"
          disabled={isBusy}
          onClick={() => onRemove(id)}
          aria-label={labelOf(name)}
        >
          {name} ✕
        </button>
      </li>
    ))}
  </ul>
);
