import type { PhaseName } from './campaign';
import type { Cell, RowReader } from './read/row';
import { choiceWord, PHASE_CHOICE } from './schema/choices';
import type { Labels, Language } from './schema/language';

/** What a covert operation is called before the id of its order. */
const COVERT: Labels = { en: ['covert'], ru: ['тайная операция'], es: ['encubierta'] };

const isCovert = (phase: PhaseName): phase is `covert/${string}` => phase.startsWith('covert/');

/** A phase in the words of a language: `combat`, `covert/R-3`. */
export function makePhaseName(phase: PhaseName, language: Language): string {
  if (!isCovert(phase)) return choiceWord(PHASE_CHOICE, phase, language);
  return `${COVERT[language][0]}/${phase.slice('covert/'.length)}`;
}

/** The phase in a row of the ledger. */
export function readPhaseName(row: RowReader<'ledger'> | RowReader<'phases'>): Cell<PhaseName> {
  const text = row.text('phase');
  const [, word = '', order] = /^([^/]+)\/(.+)$/u.exec(text ?? '') ?? [];
  const isOperation = Object.values(COVERT).some(([each]) => each === word);
  return isOperation && order !== undefined ? `covert/${order}` : row.choice('phase', PHASE_CHOICE);
}
