import { describe, expect, it } from 'vitest';
import { shapeTrail } from './shape-trail.ts';

const from = { x: 100, y: 100 };
const to = { x: 300, y: 100 };

describe('the trail of a shape', () => {
  it('of a line is its two ends', () => {
    expect(shapeTrail('line', { from, to }, 3)).toEqual([from, to]);
  });

  it('of a rectangle is closed, whichever corner it starts at', () => {
    const corner = { x: 40, y: 10 };
    expect(shapeTrail('rectangle', { from, to: corner }, 3)).toEqual([
      from,
      { x: 40, y: 100 },
      corner,
      { x: 100, y: 10 },
      from,
    ]);
  });

  it('of an arrow ends in two barbs of the same length, at its tip', () => {
    const [, tip, left, middle, right] = shapeTrail('arrow', { from, to }, 3);
    const length = (end: { x: number; y: number } | undefined) =>
      Math.hypot(to.x - (end?.x ?? 0), to.y - (end?.y ?? 0));
    expect([tip, middle]).toEqual([to, to]);
    expect(length(left)).toBeCloseTo(50);
    expect(length(right)).toBeCloseTo(50);
    expect((left?.y ?? 0) + (right?.y ?? 0)).toBeCloseTo(200);
  });

  it('of a short arrow has barbs no longer than itself', () => {
    const [, , left] = shapeTrail('arrow', { from, to: { x: 106, y: 100 } }, 40);
    expect(Math.hypot(106 - (left?.x ?? 0), 100 - (left?.y ?? 0))).toBeCloseTo(6);
  });
});
