import { describe, expect, it } from 'vitest';
import type { SortValue } from './columns.ts';
import { rowOrder } from './row-order.ts';

const sorted = (values: readonly SortValue[], direction: 'asc' | 'desc' = 'asc') =>
  Array.from(rowOrder(values, direction), (place) => values[place]);

describe('the order of rows', () => {
  it('TABLE001 sorts texts naturally: without case and accents, numbers as numbers', () => {
    expect(sorted(['zebra', 'Émile', 'apple', 'echo', 'Apple'])).toEqual(['apple', 'Apple', 'echo', 'Émile', 'zebra']);
    expect(sorted(['J-10', 'J-9', 'J-009', 'J-2041', 'J'])).toEqual(['J', 'J-9', 'J-009', 'J-10', 'J-2041']);
  });

  it('sorts numbers by size', () => {
    expect(sorted([10, -3, 9.5, 0])).toEqual([-3, 0, 9.5, 10]);
  });

  it('TABLE001 reverses, with empty values last both times', () => {
    expect(sorted(['b', null, 'a', '', 'c'])).toEqual(['a', 'b', 'c', null, '']);
    expect(sorted(['b', null, 'a', '', 'c'], 'desc')).toEqual(['c', 'b', 'a', null, '']);
    expect(sorted([2, Number.NaN, 1], 'desc')).toEqual([2, 1, Number.NaN]);
  });

  it('keeps the order of rows that have the same value', () => {
    const values = Array.from({ length: 200 }, (_, at) => (at % 2 === 0 ? 'even' : 'odd'));
    const order = rowOrder(values, 'asc');
    expect(Array.from(order.slice(0, 100))).toEqual(Array.from({ length: 100 }, (_, at) => at * 2));
    expect(Array.from(order.slice(100))).toEqual(Array.from({ length: 100 }, (_, at) => at * 2 + 1));
  });

  it('agrees with the collator on a thousand made-up names', () => {
    const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
    const syllables = ['ka', 'No', 'ri', 'él', 'ta', 'Um', '1', '20', '3'];
    let seed = 1;
    const next = () => (seed = (seed * 48_271) % 2_147_483_647);
    const name = () => Array.from({ length: 1 + (next() % 6) }, () => syllables[next() % syllables.length]).join('');
    const values = Array.from({ length: 1000 }, name);
    expect(sorted(values)).toEqual(values.toSorted(compare));
  });
});
