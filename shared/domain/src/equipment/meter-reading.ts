import { numberText } from '../number-text.ts';

/** What a meter counts; a type of equipment without one has no meter. */
export const METER_UNITS = ['km', 'mi', 'h'] as const;

/** What a meter showed, and when; `replaced` if it was another meter than before. */
export type Reading = { value: number; at: string; isReplaced: boolean };

/** `1,234.5 km` */
export const meterText = (value: number, unit: string | null): string =>
  [numberText(value), unit].filter(Boolean).join(' ');

/** A reading that cannot be: less than nought, less than before it, or more than after it; with the value it stands against. */
export type ReadingProblem = { kind: 'negative' } | { kind: 'backwards' | 'too-high'; against: number };

/**
 * A meter does not run backwards, unless it was replaced.
 * @param others the readings that the piece has
 */
export function readingProblem(reading: Reading, others: readonly Reading[]): ReadingProblem | null {
  if (reading.value < 0) return { kind: 'negative' };
  const before = others
    .filter(({ at }) => at <= reading.at)
    .toSorted(byTime)
    .at(-1);
  if (before && !reading.isReplaced && reading.value < before.value)
    return { kind: 'backwards', against: before.value };
  const after = others.filter(({ at }) => at > reading.at).toSorted(byTime)[0];
  if (after && !after.isReplaced && reading.value > after.value) return { kind: 'too-high', against: after.value };
  return null;
}

const byTime = (one: Reading, other: Reading): number => one.at.localeCompare(other.at);
