import { describe, expect, it } from 'vitest';
import { reviewByPerson } from './time-log-review.ts';
import type { ReviewedLog } from './time-log-review.ts';

let next = 0;
const at = (day: number, hour: number) => new Date(2026, 10, day, Math.floor(hour), (hour % 1) * 60).toISOString();
const log = (user_id: number, [day, from, until]: [number, number, number], more: Partial<ReviewedLog> = {}) => ({
  id: (next += 1),
  user_id,
  time_in: at(day, from),
  time_out: at(day, until),
  hours: until - from - 0.5,
  break_hours: 0.5,
  clocked_in_offsite: 0,
  missing_forms: null,
  ...more,
});

const flagsOf = (logs: readonly ReviewedLog[]) =>
  reviewByPerson(logs).flatMap(({ days }) => days.flatMap((day) => day.logs.map(({ flags }) => flags)));

describe('reviewByPerson', () => {
  it('adds up hours by person and by day', () => {
    const [person] = reviewByPerson([log(1, [9, 7, 11.5]), log(1, [9, 12, 16.5]), log(1, [10, 7, 15.5])]);
    expect(person).toMatchObject({ userId: 1, hours: 16, flagged: 0 });
    expect(person?.days.map(({ day, hours, logs }) => [day, hours, logs.length])).toEqual([
      ['2026-11-09', 8, 2],
      ['2026-11-10', 8, 1],
    ]);
  });

  it('lists people with problems first', () => {
    const people = reviewByPerson([log(1, [9, 7, 17]), log(2, [9, 7, 12], { clocked_in_offsite: 1 })]);
    expect(people.map(({ userId, flagged }) => [userId, flagged])).toEqual([
      [2, 1],
      [1, 0],
    ]);
  });

  it('flags a missing end, more than twelve hours, an overlap, offsite and a day without a break', () => {
    expect(flagsOf([log(1, [9, 7, 8], { time_out: null, hours: null })])).toEqual([['no-end']]);
    expect(flagsOf([log(1, [9, 7, 19.5])])).toEqual([[]]);
    expect(flagsOf([log(1, [9, 7, 20])])).toEqual([['long']]);
    expect(flagsOf([log(1, [9, 7, 12]), log(1, [9, 11, 14])])).toEqual([['overlap'], ['overlap']]);
    expect(flagsOf([log(1, [9, 7, 12]), log(2, [9, 7, 12])])).toEqual([[], []]);
    expect(flagsOf([log(1, [9, 7, 12]), log(1, [9, 12, 14])])).toEqual([[], []]);
    expect(flagsOf([log(1, [9, 7, 15], { hours: 8, break_hours: 0 })])).toEqual([['no-break']]);
  });
});
