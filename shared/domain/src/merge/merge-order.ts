import { isSameValue } from './same-value.ts';

type Orders = { base: readonly string[]; mine: readonly string[]; theirs: readonly string[] };

/**
 * The order of all keys of two lists: of the side that moved some, by default theirs; what only the other side has comes
 * after what it followed there.
 */
export function mergeOrder({ base, mine, theirs }: Orders): string[] {
  const [first, second] = isMoved(base, mine) && !isMoved(base, theirs) ? [mine, theirs] : [theirs, mine];
  const order = [...first];
  second.forEach((key, at) => {
    if (order.includes(key)) return;
    const before = second[at - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  });
  return order;
}

/** Whether keys that were there before stand in another order. */
export function isMoved(base: readonly string[], changed: readonly string[]): boolean {
  const [before, after] = [new Set(base), new Set(changed)];
  return !isSameValue(
    base.filter((key) => after.has(key)),
    changed.filter((key) => before.has(key)),
  );
}
