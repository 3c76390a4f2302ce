import { expect, it } from 'vitest';
import { minutesSinceActive } from './last-active.ts';

const now = new Date('2026-11-20T10:00:00.000Z');

it('SHELL028 is less than a minute for 59.999 seconds, and one minute for sixty', () => {
  expect(minutesSinceActive('2026-11-20T09:59:00.001Z', now)).toBe(0);
  expect(minutesSinceActive('2026-11-20T09:59:00.000Z', now)).toBe(1);
});

it('is less than a minute if the clocks disagree', () => {
  expect(minutesSinceActive('2026-11-20T10:05:00.000Z', now)).toBe(0);
});

it('is unknown without a readable time', () => {
  expect(minutesSinceActive(null, now)).toBeNull();
  expect(minutesSinceActive('x', now)).toBeNull();
});
