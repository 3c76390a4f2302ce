import { isRecord } from '@fieldspan/domain/form/json-shape';

export type PhoneEntry = { name: string; phone: string };

/** Reads the names and numbers of a stored list. */
export function phonesIn(value: unknown): PhoneEntry[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.flatMap((entry) => {
    if (!isRecord(entry) || typeof entry['name'] !== 'string') return [];
    return [{ name: entry['name'], phone: typeof entry['phone'] === 'string' ? entry['phone'] : '' }];
  });
}
