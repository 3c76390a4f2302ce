import { describe, expect, it } from 'vitest';
import { dayInAddress, isScheduleView, mondayOf, scheduleSpan, spanInstants, spanText } from './schedule-span.ts';

describe('scheduleSpan', () => {
  it('is the day itself, with the next and previous days', () => {
    expect(scheduleSpan('day', '2026-11-20')).toEqual({
      first: '2026-11-20',
      days: ['2026-11-20'],
      before: '2026-11-19',
      after: '2026-11-21',
    });
  });

  it('is a week from Monday to Sunday, also on a Sunday', () => {
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    const { days, before, after } = scheduleSpan('week', '2026-11-22');
    expect([days[0], days.at(-1), days.length, before, after]).toEqual([
      '2026-11-16',
      '2026-11-22',
      7,
      '2026-11-15',
      '2026-11-29',
    ]);
  });

  it('is two weeks from a Monday on, and steps by two', () => {
    const { days, before, after } = scheduleSpan('fortnight', '2026-11-18');
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-16', '2026-11-29', 14]);
    expect([before, after]).toEqual(['2026-11-04', '2026-12-02']);
  });

  it('is the whole weeks of a month', () => {
    const november = scheduleSpan('month', '2026-11-20').days;
    expect([november[0], november.at(-1), november.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
    expect(scheduleSpan('month', '2027-02-10').days).toHaveLength(28);
  });

  it('steps from the end of a long month to the end of a short one', () => {
    expect(scheduleSpan('month', '2026-01-31').after).toBe('2026-02-28');
  });

  it('covers every hour of its days, also when the clocks change', () => {
    const { from, until } = spanInstants(['2026-10-31', '2026-11-01']);
    expect(new Date(from)).toEqual(new Date(2026, 9, 31));
    expect(new Date(until)).toEqual(new Date(2026, 10, 2));
  });
});

describe('what an address says', () => {
  it('is a valid day, or the default', () => {
    expect(dayInAddress('2026-11-20', '2026-01-01')).toBe('2026-11-20');
    expect(dayInAddress('soon', '2026-01-01')).toBe('2026-01-01');
    expect(dayInAddress(undefined, '2026-01-01')).toBe('2026-01-01');
  });

  it('is one of three views', () => {
    expect(['day', 'week', 'month', 'year', undefined].map(isScheduleView)).toEqual([true, true, true, false, false]);
  });
});

describe('spanText', () => {
  it('names the day, the week or the month', () => {
    expect(spanText('day', '2026-11-20')).toBe('Friday, Nov 20, 2026');
    expect(spanText('week', '2026-11-20')).toBe('Nov 16 – 22, 2026');
    expect(spanText('week', '2026-12-02')).toBe('Nov 30 – Dec 6, 2026');
    expect(spanText('month', '2026-11-20')).toBe('November 2026');
  });
});
