/** One piece of work in a request. Steps are carried out in order, and what one does stays done if a later one fails. */
export interface Step {
  /** Length of what it sends. */
  readonly bytes: number;
  readonly run: (workbook: Excel.Workbook) => void;
}

/** What a step without values sends, more or less. */
const SMALL = 600;

export const small = (run: Step['run']): Step => ({ bytes: SMALL, run });

/** Excel on the web takes 5 MB at once. */
const LARGEST = 4_000_000;

/** Steps put together into requests. */
export const inRequests = (steps: readonly Step[]): readonly (readonly Step[])[] => {
  const requests: Step[][] = [];
  let room = 0;
  for (const step of steps) {
    if (step.bytes > room) {
      requests.push([]);
      room = LARGEST;
    }
    room -= step.bytes;
    requests[requests.length - 1]?.push(step);
  }
  return requests;
};

const encoder = new TextEncoder();

const bytesOf = (values: unknown): number => encoder.encode(JSON.stringify(values)).length;

/** A piece of this length leaves room for others. */
const PIECE = 1_000_000;

/** Rows cut into pieces that fit into a request; `act` is given the first row of each. */
export const byPieces = <T>(
  rows: readonly (readonly T[])[],
  act: (workbook: Excel.Workbook, rows: readonly (readonly T[])[], first: number) => void,
): readonly Step[] => {
  const steps: Step[] = [];
  let piece: (readonly T[])[] = [];
  let [first, bytes] = [0, 0];
  const close = (): void => {
    if (piece.length === 0) return;
    const [taken, from] = [piece, first];
    steps.push({ bytes: bytes + SMALL, run: (workbook) => act(workbook, taken, from) });
    first += taken.length;
    [piece, bytes] = [[], 0];
  };
  for (const row of rows) {
    const length = bytesOf(row);
    if (bytes + length > PIECE) close();
    piece.push(row);
    bytes += length;
  }
  close();
  return steps;
};

export const sheetOf = (workbook: Excel.Workbook, name: string): Excel.Worksheet => workbook.worksheets.getItem(name);
