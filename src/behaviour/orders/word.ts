/** A word of an order; `form` is what patterns are compared with. */
export interface Word {
  readonly form: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly quoted: boolean;
}
