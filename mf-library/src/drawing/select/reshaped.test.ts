import { expect, it } from 'vitest';
import { movedBy, reshaped, resizedBy } from './reshaped.ts';

it('a mark is moved and resized with its letters, and keeps the thickness of its pen', () => {
  const mark = {
    id: 'a',
    trail: [
      { x: 10, y: 20 },
      { x: 30, y: 40 },
    ],
    strokeColor: 'red',
    strokeThickness: 3,
    text: { words: 'Leak', height: 20 },
  };
  expect(reshaped(mark, { scaleX: 2, scaleY: 3, x: 5, y: -5 })).toEqual({
    ...mark,
    trail: [
      { x: 25, y: 55 },
      { x: 65, y: 115 },
    ],
    text: { words: 'Leak', height: 60 },
  });
});

const BOX = {
  id: 'b',
  trail: [
    { x: 10, y: 20 },
    { x: 30, y: 40 },
  ],
  strokeColor: 'red',
  strokeThickness: 3,
};

it('what keys resize keeps its upper left corner', () => {
  expect(reshaped(BOX, resizedBy(2, BOX)).trail).toEqual([
    { x: 10, y: 20 },
    { x: 50, y: 60 },
  ]);
});

it('what keys move keeps its size', () => {
  expect(reshaped(BOX, movedBy({ x: 5, y: -5 })).trail).toEqual([
    { x: 15, y: 15 },
    { x: 35, y: 35 },
  ]);
});
