import { describe, expect, it } from 'vitest';
import { dayLabel, messageTime, shortTime } from './message-time.ts';

const now = new Date(2026, 10, 20, 16, 0, 0);
const ago = (days: number, ms = 0) => new Date(now.getTime() - days * 86_400_000 - ms).toISOString();

describe('the time of a message', () => {
  it('MSG045 is weekday and time within seven days', () => {
    expect(messageTime(new Date(2026, 10, 18, 15, 5).toISOString(), now)).toBe('Wednesday 3:05 pm');
  });

  it('MSG046 is month, day and time from exactly seven days on', () => {
    expect(messageTime(ago(7), now)).toBe('Nov 13, 4:00 pm');
    expect(messageTime(ago(7, -1), now)).toBe('Friday 4:00 pm');
  });

  it('MSG047 is the full date and time from exactly 180 days on', () => {
    expect(messageTime(ago(179), now)).toMatch(/^May \d+, \d+:00 pm$/);
    expect(messageTime(ago(180), now)).toMatch(/^May \d+, 2026 @ \d+:00 pm$/);
  });

  it('treats a time ahead of the clock as recent', () => {
    expect(messageTime(new Date(2026, 10, 20, 16, 3).toISOString(), now)).toBe('Friday 4:03 pm');
  });

  it('ERR024 says that it cannot be read', () => {
    expect(messageTime('x', now)).toBe('Invalid Date');
    expect(shortTime('', now)).toBe('Invalid Date');
    expect(dayLabel('never', now)).toBe('Invalid Date');
  });
});

describe('the short time of a thread', () => {
  it('is the time today, the weekday this week, the date this year, else with the year', () => {
    expect(shortTime(new Date(2026, 10, 20, 9, 47).toISOString(), now)).toBe('9:47');
    expect(shortTime(ago(2), now)).toBe('Wed');
    expect(shortTime(ago(11), now)).toBe('Nov 9');
    expect(shortTime(new Date(2025, 11, 31, 12).toISOString(), now)).toBe('Dec 31, 2025');
  });
});

describe('the line between two days', () => {
  it('names today and yesterday, then the weekday, then the date', () => {
    expect(dayLabel(now.toISOString(), now)).toBe('Today');
    expect(dayLabel(new Date(2026, 10, 19, 23, 59).toISOString(), now)).toBe('Yesterday');
    expect(dayLabel(ago(3), now)).toBe('Tuesday');
    expect(dayLabel(ago(20), now)).toBe('Saturday, October 31');
    expect(dayLabel(new Date(2025, 0, 2).toISOString(), now)).toBe('January 2, 2025');
  });
});
