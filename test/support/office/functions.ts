import { openBridge, type Bridge } from './bridge';
import type { OfficeWindow, RequestBody } from './window';

/** What a cell with a custom function comes to hold. */
export type FunctionResult =
  | { readonly ok: true; readonly value: unknown }
  /** `message` is empty where Excel would show none. */
  | { readonly ok: false; readonly code: string; readonly message: string };

/** A call of a function: its id and its arguments as Excel gives them (ranges are rows, `null` is left out). */
export type FunctionCall = readonly [id: string, ...args: unknown[]];

const CUSTOM_FUNCTIONS = 1;
const INVOCATION = 1000;
/** Errors in cells reach the function, as objects with their code (`allowErrorForDataTypeAny` of the metadata). */
const ERRORS_ALLOWED = 4;

/** Errors that the runtime tells by a number; the others (a plain `Error`, a rejected promise) are `#VALUE!`. */
const CODES: Readonly<Record<number, string>> = {
  1: '#N/A',
  5: '#DIV/0!',
  6: '#NUM!',
  8: '#NULL!',
  9: '#NAME?',
  10: '#NAME?',
};

/** Only these two keep the message that a function gave. */
const SPEAKING: readonly number[] = [1, 7];

type ResultRow = readonly [id: number, ok: boolean, value: unknown, code?: unknown];

const resultOf = ([, isOk, value, code]: ResultRow): FunctionResult => {
  if (isOk) return { ok: true, value };
  const number = typeof code === 'number' ? code : 0;
  return { ok: false, code: CODES[number] ?? '#VALUE!', message: SPEAKING.includes(number) ? String(value) : '' };
};

/** Calls custom functions as Excel does: all that are due in one message, results whenever the runtime sends them. */
export class FunctionCalls {
  private readonly waiting = new Map<number, (result: FunctionResult) => void>();
  private last = 0;

  constructor(private readonly post: Bridge['post']) {}

  /** Calls of one calculation. Each message costs the runtime half a second, so many calls belong into one. */
  callAll(calls: readonly FunctionCall[], address = 'Sheet1!A1'): Promise<readonly FunctionResult[]> {
    const first = this.last + 1;
    this.last += calls.length;
    const results = calls.map(
      (_, index) => new Promise<FunctionResult>((resolve) => this.waiting.set(first + index, resolve)),
    );
    this.post(
      calls.map(([id, ...args], index) => ({
        messageCategory: CUSTOM_FUNCTIONS,
        messageType: INVOCATION,
        targetId: '',
        message: JSON.stringify([first + index, id, args, address, ERRORS_ALLOWED, null]),
      })),
    );
    return Promise.all(results);
  }

  async call(id: string, ...args: readonly unknown[]): Promise<FunctionResult> {
    const [result] = await this.callAll([[id, ...args]]);
    if (result === undefined) throw new Error('The runtime gave no result.');
    return result;
  }

  /** Takes the results that a request carries; a request without any is not for functions. */
  receive({ Actions }: RequestBody): void {
    for (const { Name, ArgumentInfo } of Actions) {
      if (Name !== 'SetInvocationArrayResults') continue;
      for (const row of (ArgumentInfo?.Arguments?.[0] ?? []) as readonly ResultRow[]) {
        this.waiting.get(row[0])?.(resultOf(row));
        this.waiting.delete(row[0]);
      }
    }
  }
}

/** A host that does nothing but call custom functions through the page's genuine runtime. */
export const installFunctions = (window: OfficeWindow): FunctionCalls => {
  const bridge = openBridge(window, async (body) => {
    calls.receive(body);
    return { status: 200, body: { Results: body.Actions.map(({ Id }) => ({ ActionId: Id, Value: null })) } };
  });
  const calls = new FunctionCalls(bridge.post);
  return calls;
};
