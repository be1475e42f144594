import { HostError } from './book';

/** An object of Excel's as requests reach it: properties, methods and further objects by their names in PascalCase. */
export interface HostNode {
  readonly get?: Readonly<Record<string, () => unknown>>;
  readonly set?: Readonly<Record<string, (value: any) => void>>;
  readonly call?: Readonly<Record<string, (...args: any[]) => unknown>>;
  /** Objects reached by a property or a method. */
  readonly to?: Readonly<Record<string, (...args: any[]) => HostNode | null>>;
  /** A collection's items. */
  readonly items?: () => readonly HostNode[];
  /** A collection's item by its key. */
  readonly item?: (key: any) => HostNode;
}

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const missing = (name: string): never => {
  throw new HostError('ApiNotFound', `This host knows no “${name}”.`);
};

/** Answers a query: the properties named, `a/b` through another object; a collection's items have them all. */
export const query = (node: HostNode, select: readonly string[]): unknown => {
  if (node.items) {
    const names = select.map((name) => name.replace(/^items\//, ''));
    return { _Items: node.items().map((item) => query(item, names)) };
  }
  const answer: Record<string, unknown> = {};
  for (const name of new Set(select.map((each) => each.split('/')[0] ?? ''))) {
    const key = pascal(name);
    const deeper = select.filter((each) => each.startsWith(`${name}/`)).map((each) => each.slice(name.length + 1));
    if (deeper.length > 0) {
      const next = (node.to?.[key] ?? missing(name))();
      answer[key] = next === null ? null : query(next, deeper);
    } else answer[key] = (node.get?.[key] ?? missing(name))();
  }
  // By it the library finds the items of a collection again.
  const id = node.get?.['Id'];
  if (id) answer['Id'] = id();
  return answer;
};
