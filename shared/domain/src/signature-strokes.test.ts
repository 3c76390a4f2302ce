import { describe, expect, it } from 'vitest';
import { inkBox, inkLength, strokePath, strokesOf, tenth, trailOf } from './signature-strokes.ts';

const TWO = [
  [
    { x: 1, y: 1 },
    { x: 4, y: 5 },
  ],
  [{ x: 9, y: 9 }],
];

describe('the strokes of a signature', () => {
  it('SIGN013 each end with an empty point, and are read back unchanged', () => {
    const trail = trailOf(TWO);
    expect(trail).toEqual([{ x: 1, y: 1 }, { x: 4, y: 5 }, {}, { x: 9, y: 9 }, {}]);
    expect(strokesOf(trail)).toEqual(TWO);
  });

  it('need no empty point at the end, and empty ones do not count', () => {
    expect(strokesOf([{}, {}, { x: 1, y: 2 }])).toEqual([[{ x: 1, y: 2 }]]);
  });

  it('are drawn as curves through the midpoints; one point is a dot', () => {
    expect(strokePath([])).toBe('');
    expect(strokePath([{ x: 2, y: 3 }])).toBe('M2 3l0 0');
    expect(
      strokePath([
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 20, y: 10 },
      ]),
    ).toBe('M0 0Q10 0 15 5L20 10');
  });

  it('have the length that the pen drew, without the gaps between them', () => {
    expect(inkLength(trailOf(TWO))).toBe(5);
    expect(inkLength([])).toBe(0);
  });

  it('have a bounding box', () => {
    expect(inkBox(trailOf(TWO), 2)).toEqual({ x: -1, y: -1, width: 12, height: 12 });
    expect(inkBox([], 2)).toEqual({ x: 0, y: 0, width: 322, height: 150 });
  });

  it('are as precise as a finger', () => expect(tenth(7.06)).toBe(7.1));
});
