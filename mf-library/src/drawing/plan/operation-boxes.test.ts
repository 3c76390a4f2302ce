import { expect, test } from 'vitest';
import { operationBoxes } from './operation-boxes.ts';

/** left, top, right, bottom; null paints nothing. */
const BOXES = [[0, 0, 0.25, 0.25], null, [0.5, 0.5, 0.75, 0.75], [0, 0, 1, 1]] as const;

const side = (at: 0 | 1 | 2 | 3) => (index: number) => BOXES[index]?.[at] ?? 0;

const recorded = {
  length: BOXES.length,
  isEmpty: (index: number) => BOXES[index] === null,
  minX: side(0),
  minY: side(1),
  maxX: side(2),
  maxY: side(3),
};

const within = (...[left, top, right, bottom]: [number, number, number, number]): number[] => {
  const isIn = operationBoxes(recorded)?.within({ left, top, right, bottom });
  return [0, 1, 2, 3].filter((index) => isIn?.(index));
};

test('an operation is in the areas that it touches, and what paints nothing is in none', () => {
  expect(within(0, 0, 0.1, 0.1)).toEqual([0, 3]);
  expect(within(0.25, 0.25, 0.3, 0.3)).toEqual([0, 3]);
  expect(within(0.3, 0, 0.45, 1)).toEqual([3]);
  expect(within(0.6, 0.6, 0.7, 0.7)).toEqual([2, 3]);
  expect(within(0.6, 0.76, 0.7, 0.8)).toEqual([3]);
  expect(within(0, 0, 1, 1)).toEqual([0, 2, 3]);
});

test('before a page was painted nothing is known', () => {
  expect(operationBoxes(null)).toBeNull();
  expect(operationBoxes({})).toBeNull();
});
