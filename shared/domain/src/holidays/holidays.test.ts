import { describe, expect, it } from 'vitest';
import { CANADIAN_PROVINCES, US_STATES } from '../regions.ts';
import { HOLIDAYS, isHolidayKey } from './holiday-days.ts';
import type { HolidayKey } from './holiday-days.ts';
import { holidayOn } from './holiday-on.ts';
import { regionHolidays } from './region-holidays.ts';

const daysOf = (country: string, region: string | null, year: number) =>
  regionHolidays(country, region)
    .keys.flatMap((key) => holidayOn(key, year) ?? [])
    .toSorted((one, other) => one.localeCompare(other));

const KNOWN: readonly [HolidayKey, number, string | null][] = [
  ['good-friday', 2024, '2024-03-29'],
  ['good-friday', 2026, '2026-04-03'],
  ['good-friday', 2038, '2038-04-23'],
  ['easter-monday', 2027, '2027-03-29'],
  ['mardi-gras', 2026, '2026-02-17'],
  ['family', 2026, '2026-02-16'],
  ['king', 2027, '2027-01-18'],
  ['victoria', 2026, '2026-05-18'],
  ['victoria', 2028, '2028-05-22'],
  ['patriots-quebec', 2025, '2025-05-19'],
  ['memorial', 2026, '2026-05-25'],
  ['memorial', 2027, '2027-05-31'],
  ['discovery', 2026, '2026-08-17'],
  ['labour', 2026, '2026-09-07'],
  ['thanksgiving-canada', 2026, '2026-10-12'],
  ['columbus', 2029, '2029-10-08'],
  ['nevada', 2026, '2026-10-30'],
  ['election', 2026, '2026-11-03'],
  ['election', 2028, '2028-11-07'],
  ['election', 2027, null],
  ['thanksgiving-us', 2026, '2026-11-26'],
  ['after-thanksgiving', 2029, '2029-11-23'],
  ['seward', 2026, '2026-03-30'],
  ['christmas', 2027, '2027-12-25'],
];

describe('a holiday', () => {
  it.each(KNOWN)('%s of %i is on %s', (key, year, day) => {
    expect(holidayOn(key, year)).toBe(day);
  });

  it('has a day in every second year at least, and in the month that its rule names', () => {
    for (const key of Object.keys(HOLIDAYS).filter((each) => isHolidayKey(each))) {
      const day = holidayOn(key, 2026);
      const month = /^\d+/.exec(HOLIDAYS[key].rule)?.[0];
      if (month === undefined) expect(day, key).toMatch(/^2026-0[234]-/);
      else expect(Number(day?.slice(5, 7)), key).toBe(Number(month));
    }
  });
});

describe('the holidays of a place', () => {
  it('are the nine of Ontario', () => {
    expect(daysOf('CA', 'ON', 2026)).toEqual([
      '2026-01-01',
      '2026-02-16',
      '2026-04-03',
      '2026-05-18',
      '2026-07-01',
      '2026-09-07',
      '2026-10-12',
      '2026-12-25',
      '2026-12-26',
    ]);
  });

  it('are the eight of Quebec, with its own day in June', () => {
    expect(daysOf('CA', 'QC', 2027)).toEqual([
      '2027-01-01',
      '2027-03-26',
      '2027-05-24',
      '2027-06-24',
      '2027-07-01',
      '2027-09-06',
      '2027-10-11',
      '2027-12-25',
    ]);
  });

  it('are thirteen in Michigan, and one more in a year of elections', () => {
    expect(daysOf('USA', 'MI', 2027)).toHaveLength(13);
    expect(daysOf('USA', 'MI', 2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-04',
      '2026-09-07',
      '2026-11-03',
      '2026-11-11',
      '2026-11-26',
      '2026-11-27',
      '2026-12-24',
      '2026-12-25',
      '2026-12-31',
    ]);
  });

  it('have no Columbus Day where the state has none', () => {
    expect(daysOf('USA', 'TX', 2026)).not.toContain('2026-10-12');
    expect(daysOf('USA', 'NY', 2026)).toContain('2026-10-12');
  });

  it('are known for every province and state, each with its source and no day twice', () => {
    for (const [country, regions] of [['CA', CANADIAN_PROVINCES] as const, ['USA', US_STATES] as const]) {
      for (const { code } of regions) {
        const { source, keys } = regionHolidays(country, code);
        expect(source, code).not.toBe('');
        expect(keys.length, code).toBeGreaterThanOrEqual(6);
        expect(new Set(keys).size, code).toBe(keys.length);
        const days = daysOf(country, code, 2026);
        expect(new Set(days).size, code).toBe(days.length);
      }
    }
  });

  it('are the federal ones where no region is known', () => {
    expect(daysOf('CA', null, 2026)).toHaveLength(10);
    expect(daysOf('USA', null, 2026)).toHaveLength(11);
    expect(daysOf('USA', 'XX', 2026)).toHaveLength(11);
  });

  it('differ from province to province', () => {
    const sources = CANADIAN_PROVINCES.map(({ code }) => regionHolidays('CA', code).source);
    expect(new Set(sources).size).toBe(CANADIAN_PROVINCES.length);
  });
});
