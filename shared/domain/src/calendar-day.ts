/** A day as it is stored: `YYYY-MM-DD`, without a time zone. */
export type CalendarDay = string;

const DAY_MS = 86_400_000;
const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** The day of an instant in the device's time zone. */
export function localDay(instant: Date): CalendarDay {
  const month = String(instant.getMonth() + 1).padStart(2, '0');
  const day = String(instant.getDate()).padStart(2, '0');
  return `${instant.getFullYear()}-${month}-${day}`;
}

/** The day if it is valid; null for null, the zero date and invalid text. */
export function knownDay(value: string | null): CalendarDay | null {
  if (value === null || !DAY_SHAPE.test(value) || value.startsWith('0000')) return null;
  const parsed = new Date(`${value}T00:00:00Z`);
  // JavaScript reads 31 February as 3 March.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value) ? value : null;
}

/** The instant if it is valid; null for null and for the zero date in old records. */
export function knownInstant(value: string | null): Date | null {
  if (value === null || value.startsWith('0000')) return null;
  const parsed = new Date(value);
  return Number.isNaN(parsed.getTime()) ? null : parsed;
}

/** Whole days from one day to another; negative if `to` is before `from`. Daylight saving time has no effect. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}
