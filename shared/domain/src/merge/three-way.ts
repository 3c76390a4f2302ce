import { clash } from './clash.ts';
import type { Merge, Sides } from './clash.ts';
import { mergeLines } from './merge-lines.ts';
import { isPlainObject, isSameValue } from './same-value.ts';

/**
 * Merges a value and keeps the changes of both sides. If both changed the same, the chosen side wins; without a choice
 * it is recorded as a conflict and theirs is used.
 */
export function threeWay(sides: Sides, path: readonly string[], merge: Merge): unknown {
  const { base, mine, theirs } = sides;
  if (isSameValue(base, mine) || isSameValue(mine, theirs)) return theirs;
  if (isSameValue(base, theirs)) return mine;
  if (isPlainObject(mine) && isPlainObject(theirs)) return mergeObjects({ base, mine, theirs }, path, merge);
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const merged = mergeLines({ base: Array.isArray(base) ? base : [], mine, theirs }, path, merge);
    if (merged !== null) return merged;
  }
  return clash(sides, path, merge);
}

type Objects = { base: unknown; mine: Record<string, unknown>; theirs: Record<string, unknown> };

function mergeObjects({ base, mine, theirs }: Objects, path: readonly string[], merge: Merge): Record<string, unknown> {
  const before = isPlainObject(base) ? base : {};
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const merged = [...names].map((name): [string, unknown] => [
    name,
    threeWay({ base: own(before, name), mine: own(mine, name), theirs: own(theirs, name) }, [...path, name], merge),
  ]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/** Names come from JSON text, so `__proto__` must be treated like any other name. */
const own = (record: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined;
