import { describe, expect, it } from 'vitest';
import { daysBetween, knownDay, knownInstant, localDay } from './calendar-day.ts';

describe('localDay', () => {
  it('returns the day in the device’s time zone, not in UTC', () => {
    expect(localDay(new Date(2026, 10, 5, 23, 59))).toBe('2026-11-05');
    expect(localDay(new Date(2026, 0, 1, 0, 0))).toBe('2026-01-01');
  });
});

describe('knownDay', () => {
  it.each([null, '0000-00-00', '', 'soon', '2026-13-01', '2026-02-31', '2026-02-29', '2026-11-05T08:00:00Z'])(
    'returns no day for %s',
    (value) => {
      expect(knownDay(value)).toBeNull();
    },
  );

  it('keeps a real day', () => {
    expect(knownDay('2028-02-29')).toBe('2028-02-29');
    expect(knownDay('2026-11-05')).toBe('2026-11-05');
  });
});

describe('knownInstant', () => {
  it('returns none for the zero date', () => {
    expect(knownInstant('0000-00-00 00:00:00')).toBeNull();
    expect(knownInstant(null)).toBeNull();
    expect(knownInstant('yesterday')).toBeNull();
  });

  it('reads an instant in UTC', () => {
    expect(knownInstant('2026-11-05T08:00:00Z')?.getTime()).toBe(Date.UTC(2026, 10, 5, 8));
  });
});

describe('daysBetween', () => {
  it('counts whole days across daylight saving changes', () => {
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
  });

  it('is negative backwards', () => {
    expect(daysBetween('2026-11-05', '2026-11-04')).toBe(-1);
  });
});
