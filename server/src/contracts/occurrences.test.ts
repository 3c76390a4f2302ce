import { describe, expect, it } from 'vitest';
import { occurrences } from './occurrences.ts';
import type { Recurring } from './occurrences.ts';

const QUARTERLY: Recurring = {
  rrule: 'FREQ=MONTHLY;INTERVAL=3;BYDAY=2MO',
  starts_on: '2026-09-14',
  expiry: '2027-09-30',
  time_of_day: '08:00',
  time_zone: 'America/Toronto',
  holiday_rule: 'same_day',
};
const ALL = { from: '2026-01-01', until: '2030-01-01', most: 50 };

const daysOfEach = (rrule: string) =>
  occurrences({ ...QUARTERLY, rrule, starts_on: '2027-01-31', expiry: '2027-04-30' }, ALL, 'CA').map(({ on }) => on);

describe('the days of a contract', () => {
  it('are those of its rule until it ends, each at the time of its clock, in summer and in winter', () => {
    expect(occurrences(QUARTERLY, ALL, 'CA').map(({ starts_at }) => starts_at)).toEqual([
      '2026-09-14T12:00:00.000Z',
      '2026-12-14T13:00:00.000Z',
      '2027-03-08T13:00:00.000Z',
      '2027-06-14T12:00:00.000Z',
      '2027-09-13T12:00:00.000Z',
    ]);
  });

  it('begin where they are asked for, and are as many', () => {
    const found = occurrences(QUARTERLY, { from: '2026-10-01', until: '2030-01-01', most: 2 }, 'CA');
    expect(found.map(({ on }) => on)).toEqual(['2026-12-14', '2027-03-08']);
  });

  it('give way to Thanksgiving and keep their name', () => {
    const monthly = { ...QUARTERLY, rrule: 'FREQ=MONTHLY;BYDAY=2MO', holiday_rule: 'next_working_day' } as const;
    const [, october] = occurrences(monthly, ALL, 'CA');
    expect(october).toEqual({ on: '2026-10-12', day: '2026-10-13', starts_at: '2026-10-13T12:00:00.000Z' });
  });

  it('are not lost when the clock is changed', () => {
    const weekly = { ...QUARTERLY, rrule: 'FREQ=WEEKLY', expiry: null };
    const spring = { ...weekly, starts_on: '2027-03-07', time_of_day: '02:30' };
    expect(occurrences(spring, { ...ALL, most: 2 }, 'CA').at(-1)?.starts_at).toBe('2027-03-14T07:30:00.000Z');
    const autumn = { ...weekly, starts_on: '2026-11-01', time_of_day: '01:30' };
    expect(occurrences(autumn, { ...ALL, most: 1 }, 'CA')[0]?.starts_at).toBe('2026-11-01T05:30:00.000Z');
  });

  it('on the 31st are only where there is one; the last day is on every month', () => {
    expect(daysOfEach('FREQ=MONTHLY')).toEqual(['2027-01-31', '2027-03-31']);
    expect(daysOfEach('FREQ=MONTHLY;BYMONTHDAY=-1')).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
  });

  it.each(['', 'Quarterly', 'FREQ=HOURLY', 'FREQ=DAILY\nEXDATE:20270101', 'FREQ=MONTHLY;BYDAY=9XX'])(
    '%s is refused in words',
    (rrule) => {
      expect(() => occurrences({ ...QUARTERLY, rrule }, ALL, 'CA')).toThrow(/not a rule for visits/);
    },
  );
});
