/**
 * What a save sends: the fields whose value differs from the record as it was read.
 * Saving only these keeps what somebody else changed meanwhile in the other fields.
 * An empty text and null are the same answer to "nothing there".
 */
export function changedFields<V>(
  before: Readonly<Record<string, V>>,
  after: Readonly<Record<string, V>>,
): Record<string, V> {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSame(before[name], value)));
}

function isSame(before: unknown, after: unknown): boolean {
  return Object.is(before ?? '', after ?? '');
}
