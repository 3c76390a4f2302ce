/** JSON with sorted keys, so that equal values give equal text and equal hashes. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value), null, 2) + '\n';
}

/** The same on one line, for the log. */
export function canonicalLine(value: unknown): string {
  return JSON.stringify(sorted(value));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
