import type { BoardBooking } from '@fieldspan/api/queries/bookings';
import type { BoardVisit } from '@fieldspan/contract/schedule-calls';
import { describe, expect, it } from 'vitest';
import { barState, boardRows, inLanes, shownRange, timesOf } from './board-rows.ts';
import { crewRows, machineRows } from './crew-rows.ts';
import { someVisit } from './testing/some-visit.ts';
import { firstShownX, msAt, ticksOf, timeScale, xOf } from './time-scale.ts';

const at = (time: string) => new Date(`2026-11-17T${time}:00`).toISOString();
const from = (starts: string, ends: string, more: Partial<BoardVisit> = {}) =>
  someVisit({ starts_at: at(starts), ends_at: at(ends), ...more });
const person = { slug: 'x', first_name: 'T', last_name: null, job_title: null, is_service_tech: 1 } as const;

it('what overlaps stands in lanes; what comes after it is whole again', () => {
  const bars = inLanes([
    from('09:00', '10:00'),
    from('09:30', '11:00'),
    from('10:00', '10:30'),
    from('11:00', '12:00'),
  ]);
  expect(bars.map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
    [0, 2],
    [0, 1],
  ]);
});

it('a visit stands with who leads it and who goes along; what is in the tray or cancelled, with nobody', () => {
  const people = [
    { ...person, id: 1 },
    { ...person, id: 2 },
    { ...person, id: 3 },
  ];
  const rows = boardRows(people, [
    from('09:00', '10:30', { lead_id: 1, helper_ids: [2] }),
    from('09:00', '10:00', { lead_id: 3, state: 'cancelled' }),
    someVisit({ state: 'tray', lead_id: null }),
  ]);
  expect(rows.map(({ bars, minutes }) => [bars.length, minutes])).toEqual([
    [1, 90],
    [1, 90],
    [0, 0],
  ]);
});

it('a visit that is over stands where it really was', () => {
  const done = from('10:30', '12:00', { state: 'done', arrived_at: at('11:04'), done_at: at('11:52') });
  expect(timesOf(done)).toEqual({ startsMs: Date.parse(at('11:04')), endsMs: Date.parse(at('11:52')) });
  expect(timesOf({ ...done, arrived_at: null, done_at: at('10:00') })).toEqual({
    startsMs: Date.parse(at('10:30')),
    endsMs: Date.parse(at('12:00')),
  });
});

it('a visit that nobody has begun is late', () => {
  const visit = from('10:00', '11:00', { state: 'published' });
  expect(barState(visit, Date.parse(at('10:14')))).toBe('published');
  expect(barState(visit, Date.parse(at('10:54')))).toBe('late');
});

it('places of the axis are quarters of an hour', () => {
  const scale = timeScale(['2026-11-17', '2026-11-18'], 60);
  expect(scale.width).toBe(48 * 60);
  expect(xOf(scale, Date.parse(at('10:30')))).toBe(630);
  expect(new Date(msAt(scale, 636)).toISOString()).toBe(at('10:30'));
  expect(new Date(msAt(scale, 640)).toISOString()).toBe(at('10:45'));
  expect(ticksOf(scale, 12).map(({ x, isDay }) => [x, isDay])).toEqual([
    [0, true],
    [720, false],
    [1440, true],
    [2160, false],
  ]);
});

it('a few rows around what is seen are drawn', () => {
  expect(shownRange(620, 600, { each: 62, count: 200, around: 2 })).toEqual({ first: 8, end: 22 });
  expect(shownRange(0, 600, { each: 62, count: 3, around: 2 })).toEqual({ first: 0, end: 3 });
});

describe('where the axis is first scrolled to', () => {
  const days = ['2026-11-17', '2026-11-18'];
  const hours = (now: string) => firstShownX(timeScale(days, 60), new Date(now).getTime()) / 60;

  it('is a little before now, or the morning if that is later', () => {
    expect(hours('2026-11-18T14:00:00')).toBe(36);
    expect(hours('2026-11-18T05:00:00')).toBe(30);
  });

  it('is the first morning when now is not on the axis', () => {
    expect(hours('2026-12-01T14:00:00')).toBe(6);
  });
});

it('a project stands in one row with its whole crew; calls do not, nor what nobody goes to', () => {
  const of = { service_id: null, job_id: 7, num: 'J-2041', name: 'Stone Road' };
  const rows = crewRows([
    from('07:00', '12:00', { ...of, lead_id: 1, helper_ids: [2, 3] }),
    from('11:00', '15:30', { ...of, lead_id: 2, helper_ids: [] }),
    from('07:00', '08:00', { ...of, state: 'cancelled' }),
    from('09:00', '10:00', { lead_id: 1 }),
  ]);
  expect(rows).toMatchObject([{ num: 'J-2041', crew: 3, hours: 9.5, bars: [{ lane: 0 }, { lane: 1 }] }]);
});

it('machines that are booked stand by their kind, for whole days', () => {
  const lift: BoardBooking = {
    id: 1,
    type_id: 4,
    quantity: 1,
    from_on: '2026-11-16',
    to_on: '2026-11-17',
    note: null,
    EquipmentType: { id: 4, name: 'Genie lift' },
    Job: null,
  };
  const [row, ...others] = machineRows([lift, { ...lift, id: 2, from_on: '2026-11-17', to_on: '2026-11-17' }]);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ title: 'Genie lift', bars: [{ lanes: 2 }, { lanes: 2 }] });
  expect(row?.bars[0]?.endsMs).toBe(new Date('2026-11-18T00:00:00').getTime());
});
