import { knownDay } from '@fieldspan/domain/calendar-day';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { useToday } from '@fieldspan/federation/now';
import { useSearchParams } from '@fieldspan/federation/router';

export type Span = { from: CalendarDay; to: CalendarDay };

/** The first day of the month before. */
function monthBefore(day: CalendarDay): CalendarDay {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const before = month === 1 ? [year - 1, 12] : [year, month - 1];
  return `${before[0]}-${String(before[1]).padStart(2, '0')}-01`;
}

/** The days of a statement, kept in the address; by default the month before and this one up to today. */
export function useSpan(): { span: Span; setDay: (end: keyof Span, day: CalendarDay) => void } {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const to = knownDay(params.get('to')) ?? today;
  const asked = knownDay(params.get('from')) ?? monthBefore(to);
  // Days that were swapped in the address are read as they were meant.
  const span = asked <= to ? { from: asked, to } : { from: to, to: asked };
  const setDay = (end: keyof Span, day: CalendarDay) => {
    const after = new URLSearchParams(params);
    after.set(end, day);
    setParams(after, { replace: true });
  };
  return { span, setDay };
}
