import type { SaidDie } from '../engine/dice/recompute';
import { readLedger } from '../workbook/ledger';

/** A die of a text, with the squad that rolled it; `''`: not said. */
export interface PastedDie extends SaidDie {
  readonly squad: string;
  /** What tells its stream from others with the same label. */
  readonly stream: string;
}

export interface PastedDice {
  readonly dice: readonly PastedDie[];
  /** Lines that were not understood, as they stand. */
  readonly unread: readonly string[];
}

/** Cells of a line of CSV: what is quoted may hold the separator. */
function csvCells(line: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < line.length; i++) {
    const letter = line[i] ?? '';
    if (letter === '"') {
      if (quoted && line[i + 1] === '"') cell += line[(i += 1)] ?? '';
      else quoted = !quoted;
    } else if (letter === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}

const separatorOf = (line: string): string => ['\t', ';', ','].find((mark) => line.includes(mark)) ?? '\t';

const OF_A_DIE = /^(\d+)(?:[dдkк](\d+))?$/iu;
const ATTACK_SIDES = 12;

/** `C2/S-01: 6 2 8`: a label and its dice in order; `5d6` is a 5 on a d6, a bare number one on a d12. */
function shortLine(line: string): readonly PastedDie[] | undefined {
  const [, label = '', rest = ''] = /^(\S+?):?\s+(.*)$/u.exec(line) ?? [];
  const words = rest.split(/[\s,;]+/u).filter((word) => word !== '');
  const squad = label.slice(label.lastIndexOf('/') + 1);
  const dice = words.flatMap((word, i): PastedDie[] => {
    const [whole, face, sides] = OF_A_DIE.exec(word) ?? [];
    if (whole === undefined) return [];
    return [
      { label, index: i + 1, face: Number(face), sides: sides ? Number(sides) : ATTACK_SIDES, squad, stream: label },
    ];
  });
  return dice.length > 0 && dice.length === words.length ? dice : undefined;
}

/** Rows of a ledger with their header, as a program of tables copies or saves them; `undefined`: it is none. */
function ledgerDice(lines: readonly string[]): PastedDice | undefined {
  const separator = separatorOf(lines[0] ?? '');
  const grid = lines.map((line) => csvCells(line, separator));
  const { dice, problems } = readLedger({ sheets: [], tables: [] }, { name: '', grid, formulas: [] });
  if (dice.length === 0 && problems.length === 0) return undefined;
  const unread = [...new Set(problems.map(({ place }) => lines[place.row ?? 0] ?? ''))];
  const rolled = dice.filter(({ mark }) => mark !== 'override');
  return {
    unread,
    dice: rolled.map(({ turn, phase, attempt, engagement, squad, label, index, sides, face }) => ({
      ...{ label, index, sides, face, squad },
      stream: [turn, phase, attempt, engagement, squad, label].join('\t'),
    })),
  };
}

/** Reads dice that a player pastes: ledger rows with their header (tabs, semicolons, commas), or lines of their own. */
export function readPastedDice(text: string): PastedDice {
  const lines = text.split(/\r\n|\n|\r/u).filter((line) => line.trim() !== '');
  const ledger = ledgerDice(lines);
  if (ledger) return ledger;
  const dice: PastedDie[] = [];
  const unread: string[] = [];
  for (const line of lines) {
    const found = shortLine(line.trim());
    if (found) dice.push(...found);
    else unread.push(line);
  }
  return { dice, unread };
}
