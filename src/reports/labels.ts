import { oneLine } from './one-line';

/** Names as labels: those that look equal, or equal but for case, are numbered, since ids cannot tell them apart. */
export function labelsOf(
  named: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const labels = new Map<string, string>();
  for (const { id, name } of named) {
    const plain = oneLine(name) || '—';
    let label = plain;
    for (let copy = 2; taken.has(folded(label)); copy += 1) label = `${plain} (${copy})`;
    taken.add(folded(label));
    labels.set(id, label);
  }
  return labels;
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
