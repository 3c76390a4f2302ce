import type { WorkPlace } from '@fieldspan/api/queries/clock';
import { expect, it } from 'vitest';
import { nearFirst, standsOn } from './near-first.ts';

const place = (id: number, more: Partial<WorkPlace> = {}): WorkPlace => ({
  type: 'project',
  id,
  slug: `p${id}`,
  job_num: `J-${id}`,
  job_name: 'Job',
  city: null,
  lat: 43,
  long: -80,
  check_in_tolerance: 100,
  archived: 0,
  ...more,
});
const ids = (places: readonly WorkPlace[], here: { lat: number; long: number } | null) =>
  nearFirst(places, here).map((seen) => seen.place.id);

it('the nearest job comes first, one without a position last', () => {
  const jobs = [place(1, { lat: null }), place(2, { lat: 44 }), place(3, { lat: 43.1 })];
  expect(ids(jobs, { lat: 43, long: -80 })).toEqual([3, 2, 1]);
});

it('without a position the order stays', () => {
  expect(ids([place(2), place(1)], null)).toEqual([2, 1]);
});

it('a job that was found twice is listed once; a service with the same id is another thing', () => {
  expect(ids([place(1), place(1), place(1, { type: 'service' })], null)).toEqual([1, 1]);
});

it('the job that somebody is on is the nearest within its tolerance', () => {
  const jobs = [place(1, { lat: 43.0011 }), place(2, { lat: 43.0012, check_in_tolerance: 500 })];
  expect(standsOn(nearFirst(jobs, { lat: 43, long: -80 }))?.id).toBe(2);
  expect(standsOn(nearFirst(jobs.slice(0, 1), { lat: 43, long: -80 }))).toBeNull();
  expect(standsOn(nearFirst(jobs, null))).toBeNull();
});

it('a service has a tolerance of 250 m', () => {
  const calls = [place(3, { type: 'service', check_in_tolerance: null, lat: 43 })];
  expect(standsOn(nearFirst(calls, { lat: 43.002, long: -80 }))?.id).toBe(3);
  expect(standsOn(nearFirst(calls, { lat: 43.0025, long: -80 }))).toBeNull();
});
