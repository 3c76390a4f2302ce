import { expect, it } from 'vitest';
import { stepOf } from './tile-step.ts';

const at = (index: number) => ({ index, columns: 4, count: 10 });

it.each([
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 2, 1],
  ['ArrowDown', 2, 6],
  ['ArrowUp', 6, 2],
  ['Home', 6, 0],
  ['End', 2, 9],
])('%s leads from tile %i to %i', (key, from, to) => {
  expect(stepOf(key, at(from))).toBe(to);
});

it.each([
  ['ArrowLeft', 0],
  ['ArrowUp', 3],
  ['ArrowDown', 7],
  ['ArrowRight', 9],
  ['Home', 0],
  ['x', 2],
])('%s leads nowhere from tile %i', (key, from) => {
  expect(stepOf(key, at(from))).toBeNull();
});
