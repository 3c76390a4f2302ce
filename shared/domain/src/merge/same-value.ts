export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Equal as JSON, ignoring the order of properties. Undefined, null and empty text all count as no value. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (isPlainObject(one) && isPlainObject(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].every(
      (name) => Object.hasOwn(one, name) === Object.hasOwn(other, name) && isSameValue(one[name], other[name]),
    );
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isSameValue(item, other[at]));
  }
  return Object.is(one ?? '', other ?? '');
}
