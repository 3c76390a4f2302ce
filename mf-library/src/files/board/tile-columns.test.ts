import { expect, it } from 'vitest';
import { tilesAcross } from './tile-columns.ts';

it.each([
  [328, 2],
  [480, 2],
  [736, 3],
  [1376, 7],
  [0, 2],
])('%i px hold %i tiles side by side', (width, tiles) => {
  expect(tilesAcross(width)).toBe(tiles);
});
