import type { CalendarDay } from '../calendar-day.ts';
import { dayNamed, dayNumber } from './local-time.ts';
import type { PayrollSettings } from './payroll-settings.ts';

/** Both days are included. */
export type PayPeriod = { from: CalendarDay; to: CalendarDay };

const lastOfMonth = (day: CalendarDay): CalendarDay =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10);

/** The period of pay that a day is in. */
export function periodOf({ period, begins }: Pick<PayrollSettings, 'period' | 'begins'>, day: CalendarDay): PayPeriod {
  const month = day.slice(0, 8);
  if (period === 'month') return { from: `${month}01`, to: lastOfMonth(day) };
  if (period === 'half-month')
    return day <= `${month}15`
      ? { from: `${month}01`, to: `${month}15` }
      : { from: `${month}16`, to: lastOfMonth(day) };
  const length = period === 'week' ? 7 : 14;
  const number = dayNumber(day);
  const first = number - ((((number - dayNumber(begins)) % length) + length) % length);
  return { from: dayNamed(first), to: dayNamed(first + length - 1) };
}
