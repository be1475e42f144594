import type { FunctionError } from '../table';

/** An error that a formula shows; `address` is blank where Excel does not say where the formula stands. */
export interface CellError extends FunctionError {
  readonly id: string;
  readonly address: string;
}

/** The last errors of formulas, newest first: some hosts do not show their messages beside the cell. */
class LastErrors {
  private errors: readonly CellError[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(private readonly most: number) {}

  get all(): readonly CellError[] {
    return this.errors;
  }

  add(error: CellError): void {
    this.set([error, ...this.without(error.address)].slice(0, this.most));
  }

  /** The formula in that cell is right again. */
  clear(address: string): void {
    const rest = this.without(address);
    if (rest.length < this.errors.length) this.set(rest);
  }

  /** @returns what ends the subscription. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private without(address: string): readonly CellError[] {
    return address === '' ? this.errors : this.errors.filter((error) => error.address !== address);
  }

  private set(errors: readonly CellError[]): void {
    this.errors = errors;
    for (const listener of this.listeners) listener();
  }
}

/** What the pane shows of the cells' errors. */
export const lastErrors = new LastErrors(50);
