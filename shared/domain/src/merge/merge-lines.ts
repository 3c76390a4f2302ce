import { clash } from './clash.ts';
import type { Merge, Sides } from './clash.ts';
import { keyLines } from './key-lines.ts';
import type { Keyed } from './key-lines.ts';
import { mergeOrder } from './merge-order.ts';
import { isPlainObject, isSameValue } from './same-value.ts';

type Lists = { base: readonly unknown[]; mine: readonly unknown[]; theirs: readonly unknown[] };

/**
 * Merges lists line by line: lines added by either side are kept, lines removed or changed by one side are removed or
 * changed, and a line that both sides changed is one conflict. Null for lists of anything but objects, which are merged
 * as a whole.
 */
export function mergeLines(lists: Lists, path: readonly string[], merge: Merge): unknown[] | null {
  if (![...lists.base, ...lists.mine, ...lists.theirs].every(isPlainObject)) return null;
  const keyed = keyLines(lists);
  const [base, mine, theirs] = [asMap(keyed.base), asMap(keyed.mine), asMap(keyed.theirs)];
  return orderOf(keyed).flatMap((key) => {
    const sides = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) };
    const line = mergeLine(sides, [...path, key], merge);
    return line === undefined ? [] : [line];
  });
}

/** A line is merged as a whole, because its values belong together. */
function mergeLine(sides: Sides, path: readonly string[], merge: Merge): unknown {
  const { base, mine, theirs } = sides;
  if (isSame(base, mine) || isSame(mine, theirs)) return theirs;
  return isSame(base, theirs) ? mine : clash(sides, path, merge);
}

/** An existing line differs from a missing one, even if it is empty. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === undefined || other === undefined ? one === other : isSameValue(one, other);

const asMap = (lines: readonly Keyed[]) => new Map(lines.map(({ key, line }) => [key, line]));

function orderOf({ base, mine, theirs }: { base: Keyed[]; mine: Keyed[]; theirs: Keyed[] }): string[] {
  return mergeOrder({ base: keysOf(base), mine: keysOf(mine), theirs: keysOf(theirs) });
}

const keysOf = (lines: readonly Keyed[]): string[] => lines.map(({ key }) => key);
