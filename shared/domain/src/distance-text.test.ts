import { describe, expect, it } from 'vitest';
import { distanceText, feetOf, milesOf } from './distance-text.ts';

describe('a distance in words', () => {
  it('CONST007 is in miles at 0.6211 for American companies, in kilometres for others', () => {
    expect(milesOf(10)).toBeCloseTo(6.211, 9);
    expect(distanceText(10_000, true)).toBe('6.2 mi');
    expect(distanceText(10_000, false)).toBe('10 km');
  });

  it('CONST008 is in feet at 3.281 for American companies, in metres for others', () => {
    expect(feetOf(100)).toBeCloseTo(328.1, 9);
    expect(distanceText(100, true)).toBe('328 ft');
    expect(distanceText(100, false)).toBe('100 m');
  });

  it.each([
    [0.4, '0 m', '1 ft'],
    [999.4, '999 m', '0.6 mi'],
    [999.6, '1 km', '0.6 mi'],
    [304, '304 m', '997 ft'],
    [305, '305 m', '0.2 mi'],
    [12_345_678, '12,346 km', '7,668 mi'],
  ])('%d m reads %s or %s', (metres, metric, american) => {
    expect(distanceText(metres, false)).toBe(metric);
    expect(distanceText(metres, true)).toBe(american);
  });
});
