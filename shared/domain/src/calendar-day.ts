/** A day as the wire gives it: `YYYY-MM-DD`, without a time zone. */
export type CalendarDay = string;

const DAY_MS = 86_400_000;
const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** The day it is where the device stands. */
export function localDay(instant: Date): CalendarDay {
  const month = String(instant.getMonth() + 1).padStart(2, '0');
  const day = String(instant.getDate()).padStart(2, '0');
  return `${instant.getFullYear()}-${month}-${day}`;
}

/** A day that exists; null for none, for the zero date and for text that is no day. */
export function knownDay(value: string | null): CalendarDay | null {
  if (value === null || !DAY_SHAPE.test(value) || value.startsWith('0000')) return null;
  const parsed = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) ? null : value;
}

/** An instant that exists; null for none and for the zero date that old records carry. */
export function knownInstant(value: string | null): Date | null {
  if (value === null || value.startsWith('0000')) return null;
  const parsed = new Date(value);
  return Number.isNaN(parsed.getTime()) ? null : parsed;
}

/** Whole days from one day to another; negative when `to` lies before `from`. Daylight saving does not matter. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}
