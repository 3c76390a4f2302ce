import { assert, date, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endAt, offeredTimes, onDayOf, toQuarter } from './log-fix.ts';

const local = (...at: [number, number, number, number, number]) => new Date(...at).toISOString();
const SEVEN = local(2026, 10, 10, 7, 1);

describe('times that a reviewer types', () => {
  it('stand on the day of the log', () => {
    expect(onDayOf(SEVEN, '06:45')).toBe(local(2026, 10, 10, 6, 45));
    expect(onDayOf(SEVEN, '')).toBeNull();
    expect(onDayOf(null, '06:45')).toBeNull();
  });

  it('are an end on the same day, or after midnight', () => {
    expect(endAt(SEVEN, '15:34')).toBe(local(2026, 10, 10, 15, 34));
    expect(endAt(SEVEN, '02:00')).toBe(local(2026, 10, 11, 2, 0));
    expect(endAt(SEVEN, '07:01')).toBe(local(2026, 10, 11, 7, 1));
    expect(endAt(SEVEN, '7')).toBeNull();
  });

  it('make an end that is after its start, within a day', () => {
    const days = date({ min: new Date(2026, 0, 1), max: new Date(2026, 1, 28), noInvalidDate: true });
    assert(
      property(days, integer({ min: 0, max: 1439 }), (start, minute) => {
        const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
        const ms = Date.parse(endAt(start.toISOString(), clock) ?? '') - start.getTime();
        expect(ms).toBeGreaterThan(0);
        expect(ms).toBeLessThanOrEqual(86_400_000);
      }),
    );
  });
});

describe('toQuarter', () => {
  it('goes to the nearest quarter of an hour', () => {
    expect(toQuarter(local(2026, 10, 10, 7, 7))).toBe(local(2026, 10, 10, 7, 0));
    expect(toQuarter(local(2026, 10, 10, 7, 8))).toBe(local(2026, 10, 10, 7, 15));
    expect(toQuarter(local(2026, 10, 10, 23, 55))).toBe(local(2026, 10, 11, 0, 0));
    expect(toQuarter(null)).toBeNull();
  });
});

describe('offeredTimes', () => {
  const log = { time_in: SEVEN, time_out: null, overlapped_until: null, crew_out: null };
  const [two, four] = [local(2026, 10, 10, 14, 15), local(2026, 10, 10, 16, 0)];

  it('offers the end of the crew to a clock that was forgotten', () => {
    expect(offeredTimes({ ...log, crew_out: four })).toEqual({ time_out: four });
    expect(offeredTimes(log)).toBeNull();
  });

  it('offers a later start to what overlaps, if something is left of it', () => {
    expect(offeredTimes({ ...log, time_out: four, overlapped_until: two })).toEqual({ time_in: two });
    expect(offeredTimes({ ...log, time_out: two, overlapped_until: four })).toBeNull();
    expect(offeredTimes({ ...log, time_out: four })).toBeNull();
  });
});
