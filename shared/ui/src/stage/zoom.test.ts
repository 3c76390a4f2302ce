import { describe, expect, it } from 'vitest';
import { fitScale, settle, zoomAt } from './zoom.ts';

const stage = { width: 800, height: 600 };
const photo = { width: 4000, height: 2000 };

describe('a picture in the viewer', () => {
  it('fits completely, and a small one keeps its size', () => {
    expect(fitScale(photo, stage)).toBe(0.2);
    expect(fitScale({ width: 100, height: 50 }, stage)).toBe(1);
    expect(fitScale({ width: 0, height: 0 }, stage)).toBe(1);
  });

  it('zooms around the point under the finger', () => {
    const at = { x: 100, y: -50 };
    const before = { scale: 0.5, x: 20, y: 10 };
    const after = zoomAt(before, 1, at);
    const under = (view: typeof before) => ({ x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale });
    expect(under(after)).toEqual(under(before));
  });

  it('zooms neither below fit nor above eight times', () => {
    expect(settle({ scale: 0.01, x: 0, y: 0 }, photo, stage).scale).toBe(0.2);
    expect(settle({ scale: 99, x: 0, y: 0 }, photo, stage).scale).toBe(8);
  });

  it('cannot be moved out of view', () => {
    expect(settle({ scale: 0.2, x: 300, y: 300 }, photo, stage)).toEqual({ scale: 0.2, x: 0, y: 0 });
    expect(settle({ scale: 1, x: 9999, y: -9999 }, photo, stage)).toEqual({ scale: 1, x: 1600, y: -700 });
  });
});
