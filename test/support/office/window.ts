/** What the host needs of a page that has loaded the genuine Office.js library. */
export interface OfficeWindow {
  readonly OfficeExtension: { readonly HostBridge: { readonly init: (bridge: NativeBridge) => void } };
  readonly CustomFunctions: {
    readonly associate: (id: string, run: (...args: any[]) => unknown) => void;
    readonly Error: new (code: string, message?: string) => Error;
  };
  readonly Office: any;
  readonly OfficeExt: any;
}

/** The object through which the library and its host exchange JSON texts. */
interface NativeBridge {
  readonly sendMessageToHost: (json: string) => void;
  /** Set by the library. */
  onMessageFromHost?: (json: string) => void;
}

/** One step of a request. */
export interface Action {
  readonly Id: number;
  /** 1 instantiate, 2 query, 3 method, 4 set property, 5 trace, 8 ensure unchanged. */
  readonly ActionType: number;
  readonly Name: string;
  readonly ObjectPathId: number;
  readonly ArgumentInfo?: { readonly Arguments?: readonly unknown[]; readonly ReferencedObjectPathIds?: unknown };
  readonly QueryInfo?: { readonly Select?: readonly string[] };
}

/** How an object is reached from another one. */
export interface ObjectPath {
  readonly Id: number;
  /** 1 global, 2 new object, 3 method, 4 property, 5 indexer, 6 reference id, 7 null. */
  readonly ObjectPathType: number;
  readonly Name: string;
  readonly ParentObjectPathId?: number;
  readonly ArgumentInfo?: Action['ArgumentInfo'];
}

/** What one `context.sync()` sends. */
export interface RequestBody {
  readonly Actions: readonly Action[];
  readonly ObjectPaths: Readonly<Record<string, ObjectPath>>;
}

/** What the host answers: a value for each action that gives one, or the error of the action that failed. */
export interface ResponseBody {
  readonly Results: readonly { readonly ActionId: number; readonly Value: unknown }[];
  readonly TraceIds?: readonly number[];
  readonly Error?: {
    readonly Code: string;
    readonly Message: string;
    readonly Location?: string;
    readonly ActionIndex?: number;
  };
}

/** An answer with its HTTP status; with any other than 200 the library throws away the body. */
export interface Answer {
  readonly status: number;
  readonly body: ResponseBody | { readonly error: { readonly code: string; readonly message: string } };
}
