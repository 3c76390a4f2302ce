import { expect, it } from 'vitest';
import { Calendar } from './calendar.ts';

it('counts days back on the wall calendar of the East, not of UTC', () => {
  const lateEvening = new Calendar(new Date('2026-11-21T03:30:00Z'));
  expect(lateEvening.date(0)).toBe('2026-11-20');
  expect(lateEvening.date(1)).toBe('2026-11-19');
  expect(lateEvening.date(-1)).toBe('2026-11-21');
});

it('turns wall-clock hours into instants on both sides of daylight time', () => {
  const calendar = new Calendar(new Date('2026-11-20T15:00:00Z'));
  expect(calendar.at(0, 7.5)).toBe('2026-11-20T12:30:00.000Z');
  expect(calendar.at(100, 7)).toBe('2026-08-12T11:00:00.000Z');
});

it('knows working days', () => {
  const friday = new Calendar(new Date('2026-11-20T15:00:00Z'));
  expect([0, 5, 6, 7].map((daysAgo) => friday.isWorkday(daysAgo))).toEqual([true, false, false, true]);
});

it('counts weeks from Monday to Sunday', () => {
  const friday = new Calendar(new Date('2026-11-20T15:00:00Z'));
  expect([0, 4, 5, 11, 12].map((daysAgo) => friday.week(daysAgo))).toEqual([0, 0, 1, 1, 2]);
  const sunday = new Calendar(new Date('2026-11-22T15:00:00Z'));
  expect([0, 6, 7].map((daysAgo) => sunday.week(daysAgo))).toEqual([0, 0, 1]);
});
