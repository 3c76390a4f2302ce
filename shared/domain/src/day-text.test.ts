import { describe, expect, it } from 'vitest';
import { dayAfter, dayText, headingDay, instantText, momentText, plannedText } from './day-text.ts';

describe('dayText', () => {
  it('leaves out the current year', () => {
    expect(dayText('2026-11-06', '2026-11-20')).toBe('Nov 6');
    expect(dayText('2025-11-06', '2026-11-20')).toBe('Nov 6, 2025');
  });

  it('is empty for no day', () => {
    expect(dayText(null, '2026-11-20')).toBe('');
    expect(dayText('0000-00-00', '2026-11-20')).toBe('');
  });
});

describe('instantText', () => {
  it('CONST018 shows the default format in the zone of the device', () => {
    expect(instantText(new Date(2026, 10, 19, 15, 5).toISOString())).toBe('Nov 19, 2026 @ 3:05 pm');
  });

  it('is empty for the zero date', () => {
    expect(instantText('0000-00-00 00:00:00')).toBe('');
  });
});

describe('momentText', () => {
  const now = new Date(2026, 10, 20);

  it('leaves out the current year', () => {
    expect(momentText(new Date(2026, 10, 6, 15, 5).toISOString(), now)).toBe('Nov 6 @ 3:05 pm');
    expect(momentText(new Date(2025, 10, 6, 0, 5).toISOString(), now)).toBe('Nov 6, 2025 @ 12:05 am');
  });

  it('is empty for the zero date', () => {
    expect(momentText('0000-00-00 00:00:00', now)).toBe('');
  });
});

const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 30).toISOString();

describe('plannedText', () => {
  const now = new Date(2026, 10, 20, 9, 0);

  it('is the time today, also in the past', () => {
    expect(plannedText(at(20, 7), now)).toBe('07:30');
    expect(plannedText(at(20, 23), now)).toBe('23:30');
  });

  it('is the weekday in the coming days, and the date where a weekday would mislead', () => {
    expect(plannedText(at(21, 0), now)).toBe('Sat');
    expect(plannedText(at(26, 23), now)).toBe('Thu');
    expect(plannedText(at(27, 0), now)).toBe('Nov 27');
    expect(plannedText(at(19, 23), now)).toBe('Nov 19');
  });

  it('is empty for an unplanned call', () => {
    expect(plannedText(null, now)).toBe('');
  });
});

it('the day as a heading', () => {
  expect(headingDay(new Date(2026, 10, 20))).toBe('Friday, Nov 20');
});

it('counts days across the end of a month and of a year', () => {
  expect(dayAfter('2026-12-20', 30)).toBe('2027-01-19');
});
