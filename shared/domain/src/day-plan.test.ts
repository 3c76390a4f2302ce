import { expect, it } from 'vitest';
import { dayPlan } from './day-plan.ts';

const now = new Date(2026, 10, 20, 12, 0);
const stop = (name: string, day: number | null, hour = 8) => ({
  name,
  scheduled_at: day === null ? null : new Date(2026, 10, day, hour).toISOString(),
});
const planned = (...stops: ReturnType<typeof stop>[]) =>
  dayPlan(stops, now).map((each) => [each.stop.name, each.state]);

it('starts with today, and puts overdue and unplanned calls last', () => {
  expect(planned(stop('tomorrow', 21), stop('unplanned', null), stop('last week', 12), stop('today', 20, 16))).toEqual([
    ['today', 'next'],
    ['tomorrow', 'later'],
    ['last week', 'late'],
    ['unplanned', 'unplanned'],
  ]);
});

it('keeps a call of this morning in front: it is not overdue before the day ends', () => {
  expect(planned(stop('morning', 20, 7), stop('yesterday', 19))).toEqual([
    ['morning', 'next'],
    ['yesterday', 'late'],
  ]);
});

it('has no next call if everything is overdue', () => {
  expect(planned(stop('last week', 12))).toEqual([['last week', 'late']]);
  expect(dayPlan([], now)).toEqual([]);
});
