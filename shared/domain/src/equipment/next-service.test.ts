import { describe, expect, it } from 'vitest';
import { nextService, plansDue } from './next-service.ts';
import type { PieceMaintenance } from './next-service.ts';

const OIL = { id: 1, title: 'Oil', every_days: 180, every_meter: 10_000 };
const BRAKES = { id: 2, title: 'Brakes', every_days: null, every_meter: 40_000 };
const INSPECTION = { id: 3, title: 'Inspection', every_days: 365, every_meter: null };

const van = (change: Partial<PieceMaintenance> = {}): PieceMaintenance => ({
  plans: [OIL, BRAKES, INSPECTION],
  services: [],
  start: { on: '2026-01-01', meter: 80_000 },
  ...change,
});

describe('maintenance plans', () => {
  it('count from the day and the meter the piece was entered with, until they are followed', () => {
    expect(plansDue(van())).toEqual([
      { plan: OIL, on: '2026-06-30', meter: 90_000 },
      { plan: BRAKES, on: null, meter: 120_000 },
      { plan: INSPECTION, on: '2027-01-01', meter: null },
    ]);
  });

  it('count from the latest time they were followed, in whatever order that was entered', () => {
    const services = [
      { plan_id: 1, done_on: '2026-05-04', meter: 88_000 },
      { plan_id: 1, done_on: '2026-02-01', meter: 81_000 },
      { plan_id: 2, done_on: '2026-05-04', meter: null },
    ];
    expect(plansDue(van({ services }))).toEqual([
      { plan: OIL, on: '2026-10-31', meter: 98_000 },
      { plan: BRAKES, on: null, meter: 120_000 },
      { plan: INSPECTION, on: '2027-01-01', meter: null },
    ]);
  });

  it('a piece without a meter counts its units from nought', () => {
    expect(plansDue(van({ plans: [BRAKES], start: { on: '2026-01-01', meter: null } }))[0]?.meter).toBe(40_000);
  });
});

describe('the next service', () => {
  it('is the first day and the first value of the meter, with the names of what is due then', () => {
    expect(nextService(plansDue(van()))).toEqual({
      next_service_date: '2026-06-30',
      next_service_meter: 90_000,
      next_service_description: 'Oil',
    });
    const services = [{ plan_id: 1, done_on: '2026-12-01', meter: 118_000 }];
    expect(nextService(plansDue(van({ services })))).toEqual({
      next_service_date: '2027-01-01',
      next_service_meter: 120_000,
      next_service_description: 'Brakes, Inspection',
    });
  });

  it('is nothing without plans', () => {
    expect(nextService([])).toEqual({
      next_service_date: null,
      next_service_meter: null,
      next_service_description: null,
    });
  });
});
