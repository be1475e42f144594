import type { WorkbookPort } from '../workbook/port';
import type { PhaseName } from '../workbook/campaign';
import type { Ledger } from '../workbook/ledger';
import { existingLedger } from './ledger';
import { openCampaign } from './open';

/** A resolved phase as the ledger has it (D-4). */
export interface LedgerPhaseSummary {
  readonly turn: number;
  readonly phase: PhaseName;
  readonly attempts: number;
  /** Dice that count, and those of attempts undone. */
  readonly dice: number;
  readonly undone: number;
  readonly digest: string;
  readonly live: boolean;
}

export interface LedgerSummary {
  readonly phases: readonly LedgerPhaseSummary[];
  /** How often each face of the d12 came, from 1, among the dice that count. */
  readonly faces: readonly number[];
}

/** The attack die (L-5). */
const SIDES = 12;

/** What the ledger holds, turn by turn. */
export async function summariseLedger(port: WorkbookPort): Promise<LedgerSummary> {
  const opened = await openCampaign(port);
  const ledgers = new Map<number, Ledger>();
  for (const { turn } of opened.state.phases) {
    if (!ledgers.has(turn)) ledgers.set(turn, await existingLedger(opened, turn));
  }
  const phases = opened.state.phases.map(({ turn, phase, attempts }): LedgerPhaseSummary => {
    const dice = ledgers.get(turn)?.dice.filter((row) => row.phase === phase) ?? [];
    const undone = dice.filter(({ mark }) => mark === 'undone').length;
    const last = attempts.at(-1);
    return {
      ...{ turn, phase, attempts: attempts.length, undone, dice: dice.length - undone },
      digest: last?.digest ?? '',
      live: last !== undefined && !last.undone,
    };
  });
  const faces = Array.from({ length: SIDES }, () => 0);
  for (const { dice } of ledgers.values()) {
    for (const { sides, face, mark } of dice) {
      if (sides === SIDES && mark !== 'undone') faces[face - 1] = (faces[face - 1] ?? 0) + 1;
    }
  }
  return { phases, faces };
}
