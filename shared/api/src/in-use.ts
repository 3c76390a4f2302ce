import type { InUse } from '@fieldspan/contract/in-use';
import { atom } from 'jotai/vanilla';
import { isApiError } from './api-error.ts';
import { store } from '@fieldspan/api/store';

/** Refused deletes of records that others need; a dialog shows them. */
export const inUseAtom = atom<readonly { in_use: InUse }[]>([]);

/**
 * Opens the dialog if the error is such a refusal.
 * @returns whether it is
 */
export function showInUse(error: unknown): boolean {
  if (!isApiError(error) || !isInUse(error.data)) return false;
  const { data } = error;
  store.set(inUseAtom, (shown) => [...shown, data]);
  return true;
}

/** Checks only the property name and not the contract's schema, because no other answer of the server has this name. */
function isInUse(data: unknown): data is { in_use: InUse } {
  return typeof data === 'object' && data !== null && 'in_use' in data;
}

export function closeInUse(): void {
  store.set(inUseAtom, []);
}

/** Closes the dialog of one refusal. */
export function leaveInUse(done: InUse): void {
  store.set(inUseAtom, (shown) => shown.filter(({ in_use }) => in_use !== done));
}
