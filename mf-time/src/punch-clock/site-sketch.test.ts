import { describe, expect, it } from 'vitest';
import { siteSketch } from './site-sketch.ts';

const site = { lat: 0, long: 10, check_in_tolerance: 100 };
const METRE = 1 / 111_195.08;
const at = (east: number, north: number, accuracyM = 20) => ({
  lat: north * METRE,
  long: 10 + east * METRE,
  accuracyM,
});

describe('the picture of a person and a job', () => {
  it('draws somebody on site inside the circle, to scale', () => {
    expect(siteSketch(site, at(50, 0))).toEqual({ circle: 90, person: { x: 45, y: 0, accuracy: 18 } });
  });

  it('draws somebody far away at the edge, north up, and keeps the circle visible', () => {
    expect(siteSketch(site, at(0, 44_000))).toEqual({ circle: 7, person: { x: 0, y: -90, accuracy: 0 } });
  });

  it('has no circle if everywhere is on site', () => {
    expect(siteSketch({ ...site, check_in_tolerance: null }, at(0, -10))).toMatchObject({
      circle: null,
      person: { y: 90 },
    });
  });

  it('shows only the job while the person’s position is unknown', () => {
    expect(siteSketch(site, null)).toEqual({ circle: 66, person: null });
  });

  it('handles a person exactly at the job, and a very inaccurate position', () => {
    expect(siteSketch({ ...site, check_in_tolerance: null }, at(0, 0, 5000)).person).toMatchObject({
      x: 0,
      accuracy: 120,
    });
  });
});
