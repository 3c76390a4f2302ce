import { someFields } from './some-fields.ts';
import type { Some } from './some-fields.ts';

/**
 * The fields that a save must send: those whose value differs from the record as it was read. Sending only these keeps
 * other people's changes to other fields. Empty text and null both count as no value.
 */
export function changedFields<K extends string, V>(before: Some<K, V>, after: Some<K, V>): Some<K, V> {
  const read = new Map<string, unknown>(Object.entries(before));
  return someFields(after, (name, value) => !isSame(read.get(name), value));
}

function isSame(before: unknown, after: unknown): boolean {
  return Object.is(before ?? '', after ?? '');
}
