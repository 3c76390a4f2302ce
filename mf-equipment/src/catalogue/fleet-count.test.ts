import { describe, expect, it } from 'vitest';
import { fleetCount } from './fleet-count.ts';

const today = '2026-11-20';
const planned = [
  ['2026-11-19', 150],
  ['2026-11-25', 1],
  ['2026-12-15', 1],
];
const vans = { live_count: 153, archived_count: 1, services_json: JSON.stringify(planned), meter_overdue_json: '[]' };
const pumps = { live_count: 1, archived_count: 0, services_json: '[]', meter_overdue_json: '[]' };

describe('fleetCount', () => {
  it('counts pieces over all types, and those that need service', () => {
    expect(fleetCount([vans, pumps], { today, includeArchived: false })).toEqual({
      pieces: 154,
      overdue: 150,
      soon: 1,
    });
  });

  it('counts archived pieces only on request, and never as due', () => {
    expect(fleetCount([vans], { today, includeArchived: true })).toEqual({ pieces: 154, overdue: 150, soon: 1 });
    expect(fleetCount([], { today, includeArchived: true })).toEqual({ pieces: 0, overdue: 0, soon: 0 });
  });

  it('counts a piece that is overdue by its meter once, whatever its day says', () => {
    const past = JSON.stringify([
      ['2026-11-19', 2],
      ['2026-11-25', 1],
      [null, 4],
    ]);
    expect(fleetCount([{ ...vans, meter_overdue_json: past }], { today, includeArchived: false })).toEqual({
      pieces: 153,
      overdue: 155,
      soon: 0,
    });
  });
});
