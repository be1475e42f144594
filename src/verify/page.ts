import type { RecomputedDie, SaidDie } from '../engine/dice/recompute';

/** An element with attributes and a text; the text is never read as markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (text !== '') made.textContent = text;
  return made;
}

export function clear(parent: HTMLElement): HTMLElement {
  parent.replaceChildren();
  return parent;
}

export const lineOf = (text: string, look = ''): HTMLElement => element('p', look === '' ? {} : { class: look }, text);

/** A control with its label, and what it is for. */
export function field(control: HTMLElement, label: string, hint = ''): readonly HTMLElement[] {
  const labelled = element('label', { for: control.id }, label);
  if (hint === '') return [labelled, control];
  const id = `${control.id}-hint`;
  control.setAttribute('aria-describedby', id);
  return [labelled, element('p', { id, class: 'hint' }, hint), control];
}

/** What was said of each die beside what it is; a mismatch is marked by a sign, not by colour alone. */
export function resultTable(headers: readonly string[], dice: readonly RecomputedDie<SaidDie>[]): HTMLElement {
  const table = element('table');
  const head = element('tr');
  head.append(...headers.map((header) => element('th', { scope: 'col' }, header)), element('td'));
  const rows = dice.map(({ label, index, sides, face, right }) => {
    const row = element('tr', right === face ? {} : { class: 'wrong' });
    const cells = [label, String(index), `d${sides}`, String(face), right === null ? '?' : String(right)];
    const mark = right === null ? '?' : right === face ? '✓' : '✗';
    row.append(...[...cells, mark].map((text) => element('td', {}, text)));
    return row;
  });
  table.append(head, ...rows);
  return table;
}
