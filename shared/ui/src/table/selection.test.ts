import { expect, it } from 'vitest';
import { between, selectionState, switched } from './selection.ts';

const shown = [1, 2, 3, 4];

it('TABLE005 knows whether none, some or all of the shown rows are selected', () => {
  expect(selectionState(new Set(), shown)).toBe('none');
  expect(selectionState(new Set([2]), shown)).toBe('some');
  expect(selectionState(new Set([1, 2, 3, 4, 9]), shown)).toBe('all');
  expect(selectionState(new Set([9]), shown)).toBe('none');
  expect(selectionState(new Set([9]), [])).toBe('none');
});

it('toggles keys, leaves the others and the given set unchanged', () => {
  const selected = new Set([1, 9]);
  expect([...switched(selected, [2, 3], true)]).toEqual([1, 9, 2, 3]);
  expect([...switched(selected, [1, 2], false)]).toEqual([9]);
  expect([...selected]).toEqual([1, 9]);
});

it('selects a range in both directions, ends included', () => {
  expect(between(shown, 1, 3)).toEqual([2, 3, 4]);
  expect(between(shown, 3, 1)).toEqual([2, 3, 4]);
  expect(between(shown, 2, 2)).toEqual([3]);
});
