import { HostError } from './book';
import { missing, query, type HostNode } from './node';
import type { Action, ObjectPath, RequestBody, ResponseBody } from './window';

const [INSTANTIATE, QUERY, METHOD, SET, TRACE] = [1, 2, 3, 4, 5];
const [GLOBAL, NEW, CALLED, PROPERTY, INDEXER, REFERENCE, NULL] = [1, 2, 3, 4, 5, 6, 7];

type Result = ResponseBody['Results'][number];

/** Objects that the library asked to keep between requests, by the number they were given. */
export class References {
  private readonly nodes = new Map<string, HostNode>();
  private last = 0;

  keep(node: HostNode): string {
    const id = `ref${++this.last}`;
    this.nodes.set(id, node);
    return id;
  }

  get(id: string): HostNode {
    return this.nodes.get(id) ?? missing(id);
  }

  drop(id: string): void {
    this.nodes.delete(id);
  }

  get size(): number {
    return this.nodes.size;
  }
}

/** Carries out one request, action by action: what was done before an action that fails stays done, as in Excel. */
export class RequestRun {
  private readonly reached = new Map<number, HostNode | null>();
  private readonly kept = new Map<number, string>();

  constructor(
    private readonly root: HostNode,
    private readonly body: RequestBody,
    private readonly references: References,
  ) {}

  /** @param check throws where the test wants the action to fail. */
  run(check: (index: number) => void): ResponseBody {
    const results: Result[] = [];
    // By these the library knows how far a request has come.
    const traces: number[] = [];
    for (const [index, action] of this.body.Actions.entries()) {
      try {
        check(index);
        if (action.ActionType === TRACE) traces.push(action.Id);
        results.push({ ActionId: action.Id, Value: this.act(action) });
      } catch (error) {
        if (!(error instanceof HostError)) throw error;
        const { code, message } = error;
        return { Results: results, Error: { Code: code, Message: message, Location: action.Name, ActionIndex: index } };
      }
    }
    return { Results: results, TraceIds: traces };
  }

  private act(action: Action): unknown {
    if (action.ActionType === TRACE) return null;
    const node = this.reach(action.ObjectPathId);
    const { Name, ArgumentInfo } = action;
    switch (action.ActionType) {
      case INSTANTIATE: {
        if (node === null) return null;
        const id = this.kept.get(action.ObjectPathId);
        return id === undefined ? (node.get?.['Id'] ? { Id: node.get['Id']() } : {}) : { _ReferenceId: id };
      }
      case QUERY:
        return node && query(node, action.QueryInfo?.Select ?? []);
      case METHOD:
        return this.method(node, action);
      case SET:
        if (node === null) throw new HostError('InvalidObjectPath', `${Name} of an object that is not there`);
        (node.set?.[Name] ?? missing(Name))(this.args(ArgumentInfo)[0]);
        return null;
      default:
        return null;
    }
  }

  private method(node: HostNode | null, { Name, ObjectPathId, ArgumentInfo }: Action): unknown {
    if (Name === '_KeepReference') {
      if (node) this.kept.set(ObjectPathId, this.references.keep(node));
      return null;
    }
    if (Name === '_RemoveReference') {
      const id = this.body.ObjectPaths[ObjectPathId]?.Name;
      if (id !== undefined) this.references.drop(id);
      return null;
    }
    // The library lets references go through the workbook too.
    if (Name === '_RemoveAllReferences') return null;
    if (node === null) throw new HostError('InvalidObjectPath', `${Name} of an object that is not there`);
    return (node.call?.[Name] ?? missing(Name))(...this.args(ArgumentInfo)) ?? null;
  }

  /** An object is reached once in a request: a method that makes something is not called again. */
  private reach(id: number): HostNode | null {
    const known = this.reached.get(id);
    if (known !== undefined) return known;
    const path = this.body.ObjectPaths[id];
    const node = path === undefined ? missing(`path ${id}`) : this.follow(path);
    this.reached.set(id, node);
    return node;
  }

  private follow(path: ObjectPath): HostNode | null {
    if (path.ObjectPathType === GLOBAL) return this.root;
    if (path.ObjectPathType === NEW) return (this.root.to?.[path.Name] ?? missing(path.Name))();
    if (path.ObjectPathType === NULL) return null;
    if (path.ObjectPathType === REFERENCE) return this.references.get(path.Name);
    const parent = this.reach(path.ParentObjectPathId ?? -1);
    if (parent === null) return null;
    const args = this.args(path.ArgumentInfo);
    if (path.ObjectPathType === INDEXER) return (parent.item ?? missing('index'))(args[0]);
    if (path.ObjectPathType === PROPERTY || path.ObjectPathType === CALLED)
      return (parent.to?.[path.Name] ?? missing(path.Name))(...args);
    return missing(`path of type ${path.ObjectPathType}`);
  }

  /** Arguments; an object among them stands there as the number of its path. */
  private args(info: Action['ArgumentInfo']): readonly unknown[] {
    const ids = (info?.ReferencedObjectPathIds ?? []) as readonly (number | null)[];
    return (info?.Arguments ?? []).map((value, index) => {
      const id = ids[index];
      return typeof id === 'number' && id > 0 ? this.reach(id) : value;
    });
  }
}
