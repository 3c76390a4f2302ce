import { expect, it } from 'vitest';
import { isNewNotification } from './notification-age.ts';

const now = new Date('2026-11-20T08:00:00Z');

it('is new for a day, not a moment longer', () => {
  expect(isNewNotification('2026-11-19T08:00:01Z', now)).toBe(true);
  expect(isNewNotification('2026-11-19T08:00:00Z', now)).toBe(false);
});

it('is not new without a readable time', () => {
  expect(isNewNotification(null, now)).toBe(false);
  expect(isNewNotification('yesterday', now)).toBe(false);
});
