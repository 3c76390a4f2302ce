import { someFields } from './some-fields.ts';
import type { Some } from './some-fields.ts';

/**
 * What a save sends: the fields whose value differs from the record as it was read.
 * Saving only these keeps what somebody else changed meanwhile in the other fields.
 * An empty text and null are the same answer to "nothing there".
 */
export function changedFields<K extends string, V>(before: Some<K, V>, after: Some<K, V>): Some<K, V> {
  const read = new Map<string, unknown>(Object.entries(before));
  return someFields(after, (name, value) => !isSame(read.get(name), value));
}

function isSame(before: unknown, after: unknown): boolean {
  return Object.is(before ?? '', after ?? '');
}
