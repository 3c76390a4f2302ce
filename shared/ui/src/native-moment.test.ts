import { describe, expect, it } from 'vitest';
import { nativeDay, nativeTime } from './native-moment.ts';

describe('a date for a date input', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2024-02-29', '2024-02-29'],
    ['0099-01-01', '0099-01-01'],
    ['2026-11-20T10:00:00Z', '2026-11-20'],
    ['2026-11-20 00:00:00', '2026-11-20'],
  ])('takes %s as %s', (value, day) => {
    expect(nativeDay(value)).toBe(day);
  });

  it.each([
    null,
    undefined,
    '',
    '2026-02-31',
    '2026-13-01',
    '2025-02-29',
    '0000-00-00',
    '2026-00-10',
    'Invalid Date',
    '11/20/2026',
  ])('is nothing for %s', (value) => {
    expect(nativeDay(value)).toBe('');
  });
});

describe('a time for a time input', () => {
  it.each([
    ['07:30', '07:30'],
    ['23:59:59', '23:59'],
    ['00:00:00.000', '00:00'],
  ])('takes %s as %s', (value, time) => {
    expect(nativeTime(value)).toBe(time);
  });

  it.each([null, undefined, '', '24:00', '7:30', '12:60', 'noon'])('is nothing for %s', (value) => {
    expect(nativeTime(value)).toBe('');
  });
});
