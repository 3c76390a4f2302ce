import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reviewGrid } from './time-log-review.ts';
import type { ReviewedLog } from './time-log-review.ts';

const WEEKS = { from: '2026-11-01', to: '2026-11-14' };
const NOW = Date.parse('2026-11-15T12:00:00Z');
let next = 0;

const log = (user_id: number, day: string, more: Partial<ReviewedLog> = {}): ReviewedLog => ({
  id: (next += 1),
  user_id,
  day,
  status: 'submitted',
  time_in: `${day}T12:00:00Z`,
  time_out: `${day}T20:30:00Z`,
  hours: 8,
  break_hours: 0.5,
  clocked_in_offsite: 0,
  missing_forms: null,
  clock_off_s: null,
  ended_by_itself: 0,
  overlapped_until: null,
  missing_certificates: null,
  on_leave: 0,
  ...more,
});

describe('reviewGrid', () => {
  it('has a row of seven days for each week, with the hours of each day and week', () => {
    const [person] = reviewGrid(
      [log(1, '2026-11-02'), log(1, '2026-11-02', { hours: 2.25 }), log(1, '2026-11-14', { hours: 4 })],
      WEEKS,
      NOW,
    );
    expect(person?.weeks.map(({ from, hours, cells }) => [from, hours, cells.map((cell) => cell.hours)])).toEqual([
      ['2026-11-01', 10.25, [0, 10.25, 0, 0, 0, 0, 0]],
      ['2026-11-08', 4, [0, 0, 0, 0, 0, 0, 4]],
    ]);
    expect(person?.hours).toBe(14.25);
  });

  it('lists people with something to look at first, then by most hours', () => {
    const people = reviewGrid(
      [log(1, '2026-11-02'), log(2, '2026-11-02', { hours: 3 }), log(3, '2026-11-02', { hours: 1, on_leave: 1 })],
      WEEKS,
      NOW,
    );
    expect(people.map(({ userId, odd, fine }) => [userId, odd.length, fine.length])).toEqual([
      [3, 1, 0],
      [1, 0, 1],
      [2, 0, 1],
    ]);
  });

  it('leaves alone what was decided, and takes in a clock that was forgotten', () => {
    const [person] = reviewGrid(
      [
        log(1, '2026-11-02', { status: 'approved', clocked_in_offsite: 1 }),
        log(1, '2026-11-03', { status: 'open', time_out: null, hours: null }),
        log(1, '2026-11-04', { status: 'open' }),
      ],
      WEEKS,
      NOW,
    );
    expect(person?.odd.map(({ log: { day }, flags }) => [day, flags])).toEqual([['2026-11-03', ['no-end']]]);
    expect(person?.fine).toEqual([]);
    expect(person?.weeks[0]?.cells.map(({ isOdd }) => isOdd)).toEqual([false, false, true, false, false, false, false]);
  });

  it('has each log of the period in one cell, and each that waits either among the odd or among the fine', () => {
    const logs = array(
      record({
        user: integer({ min: 1, max: 4 }),
        day: integer({ min: 1, max: 14 }),
        status: constantFrom('open', 'submitted', 'approved', 'rejected'),
        quarters: integer({ min: 0, max: 80 }),
        off: constantFrom(0, 1),
      }),
      { maxLength: 30 },
    );
    assert(
      property(logs, (drawn) => {
        const made = drawn.map(({ user, day, status, quarters, off }) =>
          log(user, `2026-11-${String(day).padStart(2, '0')}`, {
            status,
            hours: quarters / 4,
            clocked_in_offsite: off,
          }),
        );
        const people = reviewGrid(made, WEEKS, NOW);
        const shown = people.flatMap(({ weeks }) => weeks.flatMap(({ cells }) => cells.flatMap((cell) => cell.logs)));
        expect(idsOf(shown)).toEqual(idsOf(made));
        const waiting = people.flatMap(({ odd, fine }) => [...odd.map((each) => each.log), ...fine]);
        expect(idsOf(waiting)).toEqual(idsOf(made.filter(({ status }) => status === 'submitted')));
        const sum = people.reduce((hours, person) => hours + person.hours, 0);
        expect(sum).toBeCloseTo(made.reduce((hours, each) => hours + (each.hours ?? 0), 0));
      }),
    );
  });
});

const idsOf = (logs: readonly ReviewedLog[]): number[] => logs.map(({ id }) => id).toSorted((a, b) => a - b);
