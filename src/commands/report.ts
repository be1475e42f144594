import type { Language } from '../i18n/language';
import type { CellPlace } from '../workbook/campaign';

/** The ribbon's buttons that do something by themselves; their actions are named so in the manifest. */
export const BUTTONS = ['check', 'resolve'] as const;
export type Button = (typeof BUTTONS)[number];

/** A line that a button says; `place` is the cell it is about. */
export interface ReportLine {
  readonly text: string;
  readonly place: CellPlace | null;
}

/** What came of a button; `refused`: the workbook has to be put right first, `failed`: Excel did not play along. */
export interface ButtonReport {
  readonly button: Button;
  readonly state: 'working' | 'done' | 'refused' | 'failed';
  readonly language: Language;
  /** The first one says it all; the others go into detail. */
  readonly lines: readonly ReportLine[];
}

/** The last button pressed and what came of it, kept for the pane: a ribbon button has no place of its own to answer. */
class LastReport {
  private report: ButtonReport | null = null;
  private readonly listeners = new Set<() => void>();

  get current(): ButtonReport | null {
    return this.report;
  }

  /** `null`: the GM has read it. */
  show(report: ButtonReport | null): void {
    this.report = report;
    for (const listener of this.listeners) listener();
  }

  /** @returns what ends the subscription. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

export const lastReport = new LastReport();
