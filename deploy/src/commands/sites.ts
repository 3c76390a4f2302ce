import { UsageError } from './command.ts';

/** @throws UsageError when an option is no number above 0, or above `most` */
export function numberAbove0(
  text: string | undefined,
  name: string,
  { most, otherwise }: { most: number; otherwise: number },
): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (text.trim() !== '' && value > 0 && value <= most) return value;
  throw new UsageError(`--${name} is a number above 0 and up to ${most}, not "${text}".`);
}

/**
 * The origin of the site that --against names.
 * @throws UsageError with the usage text when it is missing
 */
export function siteOf(against: string | undefined, usage: string): string {
  if (against === undefined) throw new UsageError(usage);
  if (/^https?:\/\//.test(against) && URL.canParse(against)) return new URL(against).origin;
  throw new UsageError(`--against is an address such as https://app.example.com, not "${against}".`);
}

/** A day and time as this machine's clock shows it, such as 2 Dec, 14:05. */
export const momentOf = (time: number): string =>
  new Date(time).toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** A time as this machine's clock shows it, such as 14:05. */
export const clockOf = (time: number): string =>
  new Date(time).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
