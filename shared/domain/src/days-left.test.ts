import { expect, it } from 'vitest';
import { daysLeft } from './days-left.ts';

const now = new Date('2026-11-22T12:00:00Z');

it.each([
  ['2026-12-22T12:00:00Z', 30],
  ['2026-11-23T12:00:01Z', 2],
  ['2026-11-23T12:00:00Z', 1],
  ['2026-11-22T12:00:01Z', 1],
  ['2026-11-22T12:00:00Z', 0],
  ['2026-11-01T12:00:00Z', 0],
])('counts a day that has begun, until %s: %d', (until, days) => {
  expect(daysLeft(until, now)).toBe(days);
});
