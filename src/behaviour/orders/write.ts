import type { RuleLanguage } from '../lexicon/lexicon';
import { orderLanguage } from './program';
import type { OrderNames, OrderText } from './syntax';

/** A name in the first pair of quotes that it does not contain. */
function quoted(name: string, quotes: readonly (readonly [string, string])[]): string {
  const fitting = quotes.find((pair) => !pair.some((mark) => name.includes(mark))) ?? quotes[0];
  return fitting ? fitting[0] + name + fitting[1] : name;
}

/** The canonical sentence of an order; read again it is the same order. */
export function writeOrder(
  { kind, subject, details, count }: OrderText,
  language: RuleLanguage,
  names: OrderNames,
): string {
  const { wording, bare, quotes } = orderLanguage(language).lexicon;
  const called = (id: string): string => {
    const known = [...names.squads, ...names.buildings, ...names.players].find((each) => each.id === id);
    return known && isAlone(known.name, names) ? known.name : id;
  };
  const squad = kind === 'move' || kind === 'attack';
  const isCell = kind === 'move' || kind === 'build' || kind === 'produce' || /^[A-Z]{1,2}\d{1,3}$/.test(details);
  const what = subject === '' ? '' : quoted(squad ? called(subject) : subject, quotes);
  const where = details === '' || isCell ? details : quoted(called(details), quotes);
  const text = (where === '' || subject === '' ? bare[kind] : undefined) ?? wording[kind];
  const said = text
    .replace('{subject}', () => (count > 1 ? `${count} ${what}` : what))
    .replace('{details}', () => where);
  return said.replace(/\s+\./u, '.');
}

/** Whether a name is enough to tell whom it means. */
const isAlone = (name: string, { squads, buildings, players }: OrderNames): boolean =>
  [...squads, ...buildings, ...players].filter((each) => each.name === name).length === 1;
