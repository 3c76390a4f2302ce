import type { Answer } from './form-types.ts';
import { objectOr } from './json-shape.ts';

/** A person, machine or contact as it was called on that day. */
export type PickedRecord = { id: number; name: string };

/** The record that was picked; null for a name that was typed, and for no answer. */
export function recordIn({ value, meta }: Answer): PickedRecord | null {
  const { id, name } = objectOr(objectOr(meta)['record']);
  return typeof id === 'number' && Number.isSafeInteger(id) && typeof name === 'string' && name === value
    ? { id, name }
    : null;
}

export const recordAnswer = ({ id, name }: PickedRecord): Answer => ({ value: name, meta: { record: { id, name } } });
