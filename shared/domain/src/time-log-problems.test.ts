import { expect, it } from 'vitest';
import { loggedHours, timeLogProblems } from './time-log-problems.ts';

const NOW = Date.parse('2026-11-20T18:00:00Z');
const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);

it.each([
  [{ inMs: at('08:00'), outMs: at('16:00'), breakHours: 0.5 }, []],
  [{ inMs: at('08:00'), outMs: null, breakHours: 0 }, []],
  [{ inMs: at('08:00'), outMs: at('08:00'), breakHours: 0 }, []],
  [{ inMs: null, outMs: at('16:00'), breakHours: 0 }, ['A time log needs the time at which it began.']],
  [{ inMs: at('16:00'), outMs: at('08:00'), breakHours: 0 }, ['Out is before in.']],
  [{ inMs: at('17:00'), outMs: at('18:06'), breakHours: 0 }, ['Out is in the future.']],
  [{ inMs: at('18:06'), outMs: null, breakHours: 0 }, ['In is in the future.']],
  [{ inMs: at('08:00'), outMs: at('09:00'), breakHours: 2 }, ['The break is longer than the time between in and out.']],
  [{ inMs: at('08:00'), outMs: at('09:00'), breakHours: -1 }, ['The break must not be negative.']],
  [
    { inMs: at('16:59') - 86_400_000, outMs: at('17:00'), breakHours: 0 },
    ['A time log must not be longer than 24 hours. Split it into days.'],
  ],
])('%j', (times, problems) => {
  expect(timeLogProblems(times, NOW)).toEqual(problems);
});

it('counts hours to the hundredth, and never negative ones', () => {
  expect(loggedHours(at('08:00'), at('16:20'), 0.5)).toBe(7.83);
  expect(loggedHours(at('08:00'), at('08:10'), 0.5)).toBe(0);
});
