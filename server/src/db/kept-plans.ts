import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';

/**
 * Every connection keeps a plan for each name (up to 450 KB for a thread's row scope, measured), so their number is
 * limited.
 */
const NAMES_MAX = 60;

/** Maximum length of a statement that gets a name. Longer ones insert many rows or have a unique filter. */
const TEXT_MAX = 60_000;

const names = new Map<string, string>();
const seenOnce = new Set<string>();

/**
 * The name of a prepared statement, so that PostgreSQL keeps its plan; null if it is not worth it. With row scopes and
 * row-level security, planning takes several times longer than running. A text gets a name the second time it is used.
 */
export function planName(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= NAMES_MAX || text.length > TEXT_MAX) return null;
  if (!seenOnce.has(text)) {
    if (seenOnce.size >= NAMES_MAX) seenOnce.clear();
    seenOnce.add(text);
    return null;
  }
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  seenOnce.delete(text);
  names.set(text, name);
  return name;
}

/** Makes a connection prepare its parameterised statements. */
export function keepPlans(client: ClientBase): void {
  const query = client.query.bind(client);
  const named = (...args: readonly unknown[]): unknown => Reflect.apply(query, client, withName(args));
  Object.assign(client, { query: named });
}

function withName(args: readonly unknown[]): readonly unknown[] {
  const [text, values, ...rest] = args;
  if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return args;
  const name = planName(text);
  return name === null ? args : [{ name, text, values }, ...rest];
}
