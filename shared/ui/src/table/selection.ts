/** A row's key, such as its id. */
export type RowKey = string | number;

export type SelectionState = 'none' | 'some' | 'all';

/** How many of the shown rows are selected: none, some or all. */
export function selectionState(selected: ReadonlySet<RowKey>, shown: readonly RowKey[]): SelectionState {
  if (selected.size === 0 || shown.length === 0) return 'none';
  let count = 0;
  for (const key of shown) if (selected.has(key)) count += 1;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}

/** The selection after some keys were switched on or off; others stay unchanged. */
export function switched(selected: ReadonlySet<RowKey>, keys: readonly RowKey[], isOn: boolean): ReadonlySet<RowKey> {
  const next = new Set(selected);
  for (const key of keys) {
    if (isOn) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** The range between two keys, both included, in either direction. */
export const between = (shown: readonly RowKey[], one: number, other: number): readonly RowKey[] =>
  shown.slice(Math.min(one, other), Math.max(one, other) + 1);
