import { expect, it } from 'vitest';
import { tileSizes } from './tile-sizes.ts';

it.each([
  [328, 2, 158],
  [480, 2, 234],
  [736, 3, 234],
  [1376, 5, 262],
  [0, 2, 0],
])('%i px hold %i tiles side by side, each %i px wide', (room, columns, width) => {
  expect(tileSizes(room, 16)).toMatchObject({ columns, width });
});

it('a tile has room for its picture of 4 by 3 and for text in the size that the person reads', () => {
  const { height } = tileSizes(736, 16);
  expect(height).toBe(Math.ceil(234 * 0.75 + 2.2 * 16 + 54));
  expect(tileSizes(736, 32).height - height).toBeCloseTo(2.2 * 16, 0);
});
