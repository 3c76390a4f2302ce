/** A node of a syntax tree. `isValue`: an identifier that stands for a value, and is no name of a property or an import. */
export type Node = Readonly<Record<string, unknown>> & { type: string; start: number; isValue: boolean };

type Bare = Readonly<Record<string, unknown>> & { type: string; start: number };

export const isNode = (value: unknown): value is Node => isBare(value);

const isBare = (value: unknown): value is Bare =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;

/** Where an identifier is only a name. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  ImportSpecifier: ['imported', 'local'],
  MemberExpression: ['property'],
  Property: ['key'],
  JSXAttribute: ['name'],
};

/** All nodes below `root`, each before what it holds. */
export function* nodesIn(root: unknown, isValue = true): Generator<Node> {
  if (Array.isArray(root)) {
    for (const each of root) yield* nodesIn(each, isValue);
    return;
  }
  if (!isBare(root)) return;
  // The node itself is given out, so that a caller knows it again.
  yield Object.assign(root, { isValue });
  const names = root['computed'] === true ? [] : (NAMES[root.type] ?? []);
  for (const [key, value] of Object.entries(root)) yield* nodesIn(value, !names.includes(key));
}
