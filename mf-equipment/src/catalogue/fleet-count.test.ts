import { describe, expect, it } from 'vitest';
import { fleetCount } from './fleet-count.ts';

const today = '2026-11-20';
const piece = (next_service_date: string | null, archived: 0 | 1 = 0) => ({ id: 1, archived, next_service_date });
const vans = { Equipment: [piece('2026-11-19'), piece('2026-11-25'), piece('2027-05-01'), piece('2026-01-01', 1)] };
const pumps = { Equipment: [piece(null)] };

describe('fleetCount', () => {
  it('counts pieces over all types, and those that ask for service', () => {
    expect(fleetCount([vans, pumps], { today, includeArchived: false })).toEqual({ pieces: 4, overdue: 1, soon: 1 });
  });

  it('counts archived pieces only when asked, and never as due', () => {
    expect(fleetCount([vans], { today, includeArchived: true })).toEqual({ pieces: 4, overdue: 1, soon: 1 });
    expect(fleetCount([], { today, includeArchived: true })).toEqual({ pieces: 0, overdue: 0, soon: 0 });
  });
});
