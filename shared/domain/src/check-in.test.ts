import { describe, expect, it } from 'vitest';
import { checkIn } from './check-in.ts';
import { distanceM } from './distance.ts';

const site = { lat: 43.5448, long: -80.2482, check_in_tolerance: 100 };
/** A place this many metres north of the site. */
const north = (metres: number) => ({ lat: site.lat + metres / 111_195.08, long: site.long });

describe('checking in on a job', () => {
  it('CLOCK007 is on site strictly below the tolerance', () => {
    expect(checkIn(site, north(50))).toMatchObject({ kind: 'within' });
    const here = north(100);
    const exactly = { ...site, check_in_tolerance: distanceM(site, here) };
    expect(checkIn(exactly, here)).toMatchObject({ kind: 'outside' });
    expect(checkIn({ ...exactly, check_in_tolerance: exactly.check_in_tolerance + 0.001 }, here).kind).toBe('within');
  });

  it('CLOCK008 is outside farther away, and says how far', () => {
    const seen = checkIn(site, north(150));
    expect(seen.kind).toBe('outside');
    expect('distance' in seen && seen.distance).toBeCloseTo(150, 3);
  });

  it('is not known without the person’s position', () => {
    expect(checkIn(site, null)).toEqual({ kind: 'unknown' });
  });

  it.each([
    ['no position', { ...site, lat: null }],
    ['no tolerance', { ...site, check_in_tolerance: null }],
    ['a tolerance of nothing', { ...site, check_in_tolerance: 0 }],
  ])('is open everywhere on a job with %s', (_, open) => {
    expect(checkIn(open, north(5000)).kind).toBe('open');
    expect(checkIn(open, null)).toEqual({ kind: 'open', distance: null });
  });
});
