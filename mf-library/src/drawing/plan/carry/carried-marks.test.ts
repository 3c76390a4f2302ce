import { expect, it } from 'vitest';
import { carriedLayers, isOtherShape } from './carried-marks.ts';

const line = (id: string | undefined) => ({
  ...(id !== undefined && { id }),
  trail: [
    { x: 10, y: 20 },
    { x: 30, y: 40 },
  ],
  strokeColor: 'red',
  strokeThickness: 3,
});
const layer = (id: number, strokes: object[], canvasWidth = 1000) => ({
  id,
  version: 1,
  updated_at: '2026-11-24T08:00:00Z',
  created_by: 1,
  is_personal: 0 as const,
  layer_json: JSON.stringify({ canvasWidth, strokes }),
  CreatedBy: null,
});

it('marks keep their place and their name; those of before that have none get one that is theirs alone', () => {
  const [carried] = carriedLayers([layer(7, [line('a'), line(undefined)], 500)], new Set(), 1000);
  expect(carried?.strokes.map(({ id, trail }) => [id, trail[0]])).toEqual([
    ['a', { x: 20, y: 40 }],
    ['7-s1', { x: 20, y: 40 }],
  ]);
});

it('a layer of which something is here is not offered again, and neither is one without marks or damaged', () => {
  const layers = [layer(1, [line('a'), line('b')]), layer(2, []), layer(3, [line('c')])];
  const damaged = { ...layer(4, []), layer_json: 'no JSON' };
  expect(carriedLayers([...layers, damaged], new Set(['b']), 1000).map((each) => each.layer.id)).toEqual([3]);
  expect(carriedLayers([layer(7, [line(undefined)])], new Set(['7-s0']), 1000)).toEqual([]);
});

it('paper of another shape is told from the same paper that was scanned a little differently', () => {
  expect(isOtherShape({ width: 2384, height: 1684 }, { width: 1192, height: 842 })).toBe(false);
  expect(isOtherShape({ width: 2384, height: 1684 }, { width: 2380, height: 1684 })).toBe(false);
  expect(isOtherShape({ width: 2384, height: 1684 }, { width: 2592, height: 1728 })).toBe(true);
});
