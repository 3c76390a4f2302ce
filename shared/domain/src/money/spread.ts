/**
 * Splits cents in proportion to weights, so that the parts add up exactly: what rounding down leaves goes by largest
 * remainder, ties to the earlier one. Weights are not negative; without any weight everything goes to the first.
 */
export function spread(cents: bigint, weights: readonly bigint[]): bigint[] {
  if (weights.length === 0) return [];
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  if (all === 0n) return weights.map((_, at) => (at === 0 ? cents : 0n));
  const size = cents < 0n ? -cents : cents;
  const parts = weights.map((weight, at) => ({ at, part: (size * weight) / all, rest: (size * weight) % all }));
  const left = Number(size - parts.reduce((sum, { part }) => sum + part, 0n));
  const byRest = parts.toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1));
  const more = new Set(byRest.slice(0, left).map(({ at }) => at));
  return parts.map(({ at, part }) => {
    const whole = more.has(at) ? part + 1n : part;
    return cents < 0n ? -whole : whole;
  });
}
