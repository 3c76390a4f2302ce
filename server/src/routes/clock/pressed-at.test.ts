import { expect, it } from 'vitest';
import { pressedAt } from './pressed-at.ts';

const now = new Date('2026-11-20T12:00:00Z');
const WEEK_MS = 7 * 86_400_000;

it('a punch that was sent at once counts from now', () => {
  expect(pressedAt(now, 0)).toEqual(now);
});

it('a delayed punch counts from when it was made, up to seven days', () => {
  expect(pressedAt(now, 90_000)).toEqual(new Date('2026-11-20T11:58:30Z'));
  expect(pressedAt(now, WEEK_MS)).toEqual(new Date('2026-11-13T12:00:00Z'));
});

it('after more than seven days the office must enter the time', () => {
  expect(() => pressedAt(now, WEEK_MS + 1)).toThrow('Ask the office to enter the time.');
});

it('counts elapsed hours, not wall-clock hours, when the clocks change', () => {
  const afterFallBack = new Date('2026-11-01T07:30:00Z');
  expect(pressedAt(afterFallBack, 2 * 3_600_000)).toEqual(new Date('2026-11-01T05:30:00Z'));
});
