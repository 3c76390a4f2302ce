import { expect, it } from 'vitest';
import { dropPlace, moved } from './moved.ts';

const rows = ['a', 'b', 'c', 'd'];

it('TABLE006 moves a row up and down; the others close up', () => {
  expect(moved(rows, 2, 0)).toEqual(['c', 'a', 'b', 'd']);
  expect(moved(rows, 0, 3)).toEqual(['b', 'c', 'd', 'a']);
  expect(moved(rows, 1, 1)).toEqual(rows);
  expect(moved(rows, 9, 0)).toEqual(rows);
});

it('TABLE006 drops before or after another row, whichever side it comes from', () => {
  expect(moved(rows, 2, dropPlace(2, 0, 'before'))).toEqual(['c', 'a', 'b', 'd']);
  expect(moved(rows, 2, dropPlace(2, 0, 'after'))).toEqual(['a', 'c', 'b', 'd']);
  expect(moved(rows, 0, dropPlace(0, 2, 'before'))).toEqual(['b', 'a', 'c', 'd']);
  expect(moved(rows, 0, dropPlace(0, 2, 'after'))).toEqual(['b', 'c', 'a', 'd']);
  expect(dropPlace(1, 1, 'before')).toBe(1);
  expect(dropPlace(1, 1, 'after')).toBe(1);
});
