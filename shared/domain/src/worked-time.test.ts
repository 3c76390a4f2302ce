import { expect, it } from 'vitest';
import { workedMs } from './worked-time.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);
const log = (from: string, until: string | null, break_hours: number | null = 0) => ({
  time_in: `2026-11-20T${from}:00Z`,
  time_out: until && `2026-11-20T${until}:00Z`,
  break_hours,
});
const HOUR = 3_600_000;

it('counts from in to out, without the break', () => {
  expect(workedMs(log('07:00', '15:30', 0.5), at('00:00'), at('18:00'))).toBe(8 * HOUR);
});

it('counts up to now while the log runs', () => {
  expect(workedMs(log('07:00', null, null), at('00:00'), at('09:30'))).toBe(2.5 * HOUR);
});

it('counts a night shift from midnight on', () => {
  expect(workedMs({ ...log('07:00', '03:00'), time_in: '2026-11-19T22:00:00Z' }, at('00:00'), at('09:00'))).toBe(
    3 * HOUR,
  );
});

it('is never negative, and zero without a start', () => {
  expect(workedMs(log('07:00', '07:10', 0.5), at('00:00'), at('09:00'))).toBe(0);
  expect(workedMs({ time_in: null, time_out: null, break_hours: 0 }, at('00:00'), at('09:00'))).toBe(0);
});
