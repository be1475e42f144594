import { References, RequestRun } from './answer';
import { Book, HostError } from './book';
import { openBridge, type Bridge } from './bridge';
import { rootNode } from './sheets';
import type { Action, Answer, OfficeWindow, RequestBody } from './window';

/** Which action of which request fails; `after` is a request that is carried out and whose answer is lost. */
export interface Fault {
  /** Counted from the moment it is asked for, the first is 0. */
  readonly request: number;
  /** Number of the action, or `after`. */
  readonly action: number | 'after';
  readonly code?: string;
  /** Every request after it is refused, too. */
  readonly isLasting?: boolean;
}

/** What is known of a request that came. */
export interface Heard {
  /** Length of its JSON. */
  readonly bytes: number;
  readonly actions: number;
  /** For each action, the sheet it concerns; blank where it is none by name. */
  readonly sheets: readonly string[];
  /** For each action, whether it only lets the library keep a range that was made just before. */
  readonly keeps: readonly boolean[];
}

/** Excel on the web takes no more in a request, nor gives more. */
const LARGEST = 5 * 1024 * 1024;

const DELAY_FOR_CELL_EDIT = 64;

/** An event, of which kind, and of what. */
const [EVENT, CHANGED, WORKBOOK] = [65_536, 10, 'Workbook'];

/** The library lets go of the ranges it was told to keep; this is no request of the add-in's. */
const isCleaning = ({ Actions }: RequestBody): boolean =>
  Actions.every(({ Name, ActionType }) => ActionType !== 2 && (Name === '' || Name === '_RemoveReference'));

const isKeeping = ({ Name }: Action, index: number, all: readonly Action[]): boolean =>
  Name === '_KeepReference' || all[index - 1]?.Name === '_KeepReference';

/** Name of the sheet that an action goes through. */
const sheetIn =
  ({ ObjectPaths }: RequestBody) =>
  ({ ObjectPathId }: Action): string => {
    for (let path = ObjectPaths[ObjectPathId]; path; path = ObjectPaths[path.ParentObjectPathId ?? -1]) {
      const parent = ObjectPaths[path.ParentObjectPathId ?? -1];
      const [name] = path.ArgumentInfo?.Arguments ?? [];
      if (parent?.Name === 'Worksheets' && typeof name === 'string') return name;
    }
    return '';
  };

/** A host that answers Office.js over a workbook of its own, fails when it is told to, and counts. */
export class ExcelHost {
  book: Book;
  heard: Heard[] = [];
  /** Somebody is typing into a cell. */
  private editing: { readonly done: Promise<void>; readonly end: () => void } | undefined;
  private fault: Fault | undefined;
  private since = 0;
  private references = new References();
  /** Called before each request: another person's edit in between. */
  before: ((request: number) => void) | undefined;
  /** API sets that this Excel lacks, as `ExcelApi 1.18`. */
  readonly lacking = new Set<string>();

  constructor(names: readonly string[] = ['Sheet1']) {
    this.book = new Book(names);
  }

  /** A fresh workbook; nothing else is remembered. */
  reset(names: readonly string[] = ['Sheet1']): Book {
    this.book = new Book(names);
    this.references = new References();
    this.lacking.clear();
    this.before = undefined;
    this.fault = undefined;
    this.forget();
    return this.book;
  }

  forget(): void {
    this.heard = [];
    this.since = 0;
  }

  fail(fault: Fault | undefined): void {
    this.fault = fault;
    this.since = 0;
  }

  startEditing(): void {
    let end = (): void => undefined;
    const done = new Promise<void>((resolve) => (end = resolve));
    this.editing = { done, end };
  }

  stopEditing(): void {
    this.editing?.end();
    this.editing = undefined;
  }

  isSetSupported(name: string, version: string): boolean {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return ![...this.lacking].some((set) => {
      const [lacked, since = '0'] = set.split(' ');
      const [lackedMajor = 0, lackedMinor = 0] = since.split('.').map(Number);
      return lacked === name && (major > lackedMajor || (major === lackedMajor && minor >= lackedMinor));
    });
  }

  /** How the host speaks first; there once it is connected. */
  post: Bridge['post'] = () => undefined;

  /** Tells the add-in that somebody has edited a cell. */
  tellChange(sheet: string, address: string, triggerSource = 'Unknown'): void {
    const { id } = this.book.sheet(sheet);
    const change = { worksheetId: id, address, changeType: 'RangeEdited', source: 'Local', triggerSource };
    this.post([{ messageCategory: EVENT, messageType: CHANGED, targetId: WORKBOOK, message: JSON.stringify(change) }]);
  }

  /** Everything under way has come to an end. */
  async settled(): Promise<void> {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve));
  }

  async answer(body: RequestBody, bytes: number, flags: number): Promise<Answer> {
    if (isCleaning(body))
      return { status: 200, body: new RequestRun(rootNode(this.book), body, this.references).run(() => undefined) };
    if (this.editing) {
      if ((flags & DELAY_FOR_CELL_EDIT) === 0) return refused('InvalidOperationInCellEditMode');
      await this.editing.done;
    }
    const request = this.since++;
    this.before?.(request);
    const sheets = body.Actions.map(sheetIn(body));
    this.heard.push({ bytes, actions: body.Actions.length, sheets, keeps: body.Actions.map(isKeeping) });
    if (bytes > LARGEST) return refused('RequestPayloadSizeLimitExceeded');
    if (this.fault?.isLasting && request > this.fault.request) return refused('GeneralException');
    const fault = this.fault?.request === request ? this.fault : undefined;
    const done = new RequestRun(rootNode(this.book), body, this.references).run((index) => {
      if (fault?.action === index) throw new HostError(fault.code ?? 'GeneralException', 'It was meant to fail.');
    });
    if (fault?.action === 'after') return refused(fault.code ?? 'GeneralException');
    return Buffer.byteLength(JSON.stringify(done)) > LARGEST
      ? refused('ResponsePayloadSizeLimitExceeded')
      : { status: 200, body: done };
  }
}

const refused = (code: string): Answer => ({ status: 400, body: { error: { code, message: code } } });

/** Connects a host with the page's genuine library, and tells Office what the host can do. */
export const installExcel = (window: OfficeWindow): ExcelHost => {
  const host = new ExcelHost();
  host.post = openBridge(window, (body, bytes, flags) => host.answer(body, bytes, flags)).post;
  const settings = new Map<string, unknown>();
  const context = {
    displayLanguage: 'en-US',
    requirements: { isSetSupported: (name: string, version = '1.1') => host.isSetSupported(name, version) },
    document: {
      settings: {
        get: (name: string) => settings.get(name) ?? null,
        set: (name: string, value: unknown) => void settings.set(name, value),
        remove: (name: string) => void settings.delete(name),
        saveAsync: (done?: (result: { status: string }) => void) => done?.({ status: 'succeeded' }),
      },
    },
  };
  (window as any).OSF._OfficeAppFactory.setContext(context);
  return host;
};
