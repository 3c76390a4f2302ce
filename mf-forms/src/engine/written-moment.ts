import { knownDay } from '@fieldspan/domain/calendar-day';

const INVALID = 'Invalid Date';
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/**
 * Formats a stored date; null if unanswered.
 * @returns `Invalid Date` for an invalid date (document 1 §5)
 */
export function writtenDay(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  const day = typeof value === 'string' ? knownDay(value) : null;
  if (day === null) return INVALID;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

/** Formats a stored time; null if unanswered. */
export function writtenTime(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'string' && TIME.test(value) ? value.slice(0, 5) : INVALID;
}
