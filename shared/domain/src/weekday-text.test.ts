import { expect, it } from 'vitest';
import { clockText, weekdayText } from './weekday-text.ts';

it('says the weekday of a day, and the time of an instant on this device', () => {
  expect([weekdayText('2026-11-20'), weekdayText('0000-00-00'), weekdayText(null)]).toEqual(['Fri', '', '']);
  expect([clockText(new Date(2026, 10, 20, 15, 5).toISOString()), clockText(null)]).toEqual(['15:05', '']);
});
