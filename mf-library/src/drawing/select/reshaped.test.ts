import { expect, it } from 'vitest';
import { reshaped } from './reshaped.ts';

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
