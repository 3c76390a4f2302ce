/** A rate without a unit is per hour (document 0 §9, document 1 §9). */
const DEFAULT_RATE_UNIT = '/hr';

/** The unit of a rate, to be put after the amount. */
export function rateUnit(unit: string | null | undefined): string {
  const named = unit?.trim() ?? '';
  if (named === '') return DEFAULT_RATE_UNIT;
  return named.startsWith('/') ? named : `/${named}`;
}
