import type { BoardVisit } from '@fieldspan/contract/schedule-calls';
import { describe, expect, it } from 'vitest';
import { boardRows } from '../board-rows.ts';
import { someVisit } from '../testing/some-visit.ts';
import { nearestTo, whereabouts } from './who-is-near.ts';

const person = (id: number, first_name: string) => ({
  id,
  slug: first_name.toLowerCase(),
  first_name,
  last_name: null,
  job_title: null,
  is_service_tech: 1 as const,
});
const [SAM, BEN, EVE] = [person(1, 'Sam'), person(2, 'Ben'), person(3, 'Eve')];
const at = (time: string) => Date.parse(`2026-11-17T${time}:00Z`);
const visit = (lead: number, hours: [from: string, until: string], more: Partial<BoardVisit>) =>
  someVisit({
    state: 'published',
    lead_id: lead,
    starts_at: new Date(at(hours[0])).toISOString(),
    ends_at: new Date(at(hours[1])).toISOString(),
    ...more,
  });

const CALL = someVisit({ state: 'tray', lead_id: null, lat: 43.5, long: -80.2, duration_min: 60 });
const rows = boardRows(
  [SAM, BEN, EVE],
  [
    visit(1, ['07:00', '08:00'], { lat: 43.9, long: -80.2 }),
    visit(1, ['09:00', '10:00'], { lat: 43.52, long: -80.2 }),
    visit(2, ['08:00', '09:00'], { lat: 43.6, long: -80.2 }),
    visit(2, ['10:00', '11:30'], { lat: 43.6, long: -80.2 }),
    visit(3, ['12:00', '13:00'], { lat: 43.5, long: -80.2 }),
  ],
);

describe('who is near a visit', () => {
  it('takes people to be at the visit that they began last; who began none is nowhere', () => {
    const found = whereabouts(rows, at('09:30'));
    expect(found.map(({ person: { first_name }, position }) => [first_name, position.lat])).toEqual([
      ['Sam', 43.52],
      ['Ben', 43.6],
    ]);
  });

  it('names the nearest first, with the quarter of an hour from which each is there and free', () => {
    const [sam, ben] = nearestTo(CALL, { rows, atMs: at('09:30'), most: 5 });
    // 2.2 km are 3.5 minutes by road: after the visit that ends at 10:00.
    expect([sam?.person.first_name, sam?.travel.km.toFixed(1), sam?.freeFromMs]).toEqual(['Sam', '2.2', at('10:15')]);
    // The half hour that Ben has between two visits is too short.
    expect([ben?.person.first_name, ben?.travel.km.toFixed(1), ben?.freeFromMs]).toEqual(['Ben', '11.1', at('12:00')]);
  });

  it('leaves the visit itself out, and says nothing of one without a position', () => {
    const own = { ...CALL, id: rows[0]?.bars[1]?.visit.id ?? 0 };
    expect(nearestTo(own, { rows, atMs: at('09:30'), most: 5 })[1]?.position.lat).toBe(43.9);
    expect(nearestTo({ ...CALL, lat: null }, { rows, atMs: at('09:30'), most: 5 })).toEqual([]);
  });

  it('names no more than asked for', () => {
    expect(
      nearestTo(CALL, { rows, atMs: at('12:30'), most: 2 }).map(({ person: { first_name } }) => first_name),
    ).toEqual(['Eve', 'Sam']);
  });
});
