import { describe, expect, it } from 'vitest';
import { simplified } from './simplified.ts';

describe('a simplified trail', () => {
  it('of a straight line is its two ends', () => {
    const line = Array.from({ length: 500 }, (_, at) => ({ x: at, y: 2 * at }));
    expect(simplified(line)).toEqual([line[0], line.at(-1)]);
  });

  it('keeps a corner', () => {
    const corner = [...Array(50).keys()]
      .map((x) => ({ x, y: 0 }))
      .concat([...Array(50).keys()].map((y) => ({ x: 50, y })));
    expect(simplified(corner)).toContainEqual({ x: 50, y: 0 });
  });

  it('stays within three quarters of a unit of the drawn line', () => {
    const wave = Array.from({ length: 2000 }, (_, at) => ({ x: at / 4, y: 40 * Math.sin(at / 60) }));
    const kept = simplified(wave);
    expect(kept.length).toBeLessThan(200);
    for (const { x, y } of wave) {
      const after = Math.max(
        1,
        kept.findIndex((point) => point.x >= x),
      );
      const [start = { x, y }, end = { x, y }] = kept.slice(after - 1, after + 1);
      const slope = (end.y - start.y) / (end.x - start.x);
      const above = y - start.y - slope * (x - start.x);
      expect(Math.abs(above) / Math.hypot(1, slope)).toBeLessThan(0.76);
    }
  });

  it('of 20,000 random points does not overflow the stack', () => {
    const scribble = Array.from({ length: 20_000 }, (_, at) => ({ x: (at * 7919) % 997, y: (at * 104_729) % 661 }));
    expect(simplified(scribble).length).toBeGreaterThan(1000);
  });

  it('leaves a dot and a short line unchanged', () => {
    expect(simplified([{ x: 1, y: 1 }])).toEqual([{ x: 1, y: 1 }]);
    expect(
      simplified([
        { x: 1, y: 1 },
        { x: 1, y: 1 },
      ]),
    ).toHaveLength(2);
  });
});
