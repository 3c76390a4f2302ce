import { expect, it } from 'vitest';
import { isHit } from './hit.ts';

const line = {
  trail: [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ],
  strokeColor: 'red',
  strokeThickness: 10,
};

it('a line is hit along its whole length, within its thickness and the reach', () => {
  expect(isHit(line, { x: 50, y: 12 }, 8)).toBe(true);
  expect(isHit(line, { x: 50, y: 14 }, 8)).toBe(false);
  expect(isHit(line, { x: 114, y: 0 }, 8)).toBe(false);
  expect(isHit({ ...line, trail: [{ x: 5, y: 5 }] }, { x: 6, y: 6 }, 1)).toBe(true);
});

it('words are hit where they stand, and the line of a call-out too', () => {
  const text = { words: 'Leak here', height: 20 };
  const mark = { ...line, trail: [{ x: 300, y: 300 }, ...line.trail], text };
  expect(isHit(mark, { x: 340, y: 305 }, 2)).toBe(true);
  expect(isHit(mark, { x: 50, y: 0 }, 2)).toBe(true);
  expect(isHit(mark, { x: 150, y: 150 }, 2)).toBe(false);
});
