/** Days, both included, in which a number of pieces of a type is wanted or away. */
export type Span = { from: string; to: string | null; quantity: number };

/**
 * How many pieces are taken on the busiest day of a period. A span without an end goes on.
 */
export function mostTaken(spans: readonly Span[], { from, to }: { from: string; to: string }): number {
  // It only rises on a day on which something begins.
  const days = [from, ...spans.map((span) => span.from).filter((day) => day > from && day <= to)];
  return Math.max(...days.map((day) => takenOn(spans, day)));
}

const takenOn = (spans: readonly Span[], day: string): number =>
  spans
    .filter(({ from, to }) => from <= day && (to === null || to >= day))
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** How many pieces are free on each day of a period. */
export const freeThrough = (pieces: number, spans: readonly Span[], period: { from: string; to: string }): number =>
  Math.max(0, pieces - mostTaken(spans, period));
