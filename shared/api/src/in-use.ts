import type { InUse } from '@fieldspan/contract/in-use';
import { atom } from 'jotai/vanilla';
import { isApiError } from './api-error.ts';
import { store } from '@fieldspan/api/store';

/** Deletes that were refused because others need the record, as the server answered them; a dialog shows them. */
export const inUseAtom = atom<readonly { in_use: InUse }[]>([]);

/** Opens the dialog for such a refusal. @returns whether it was one */
export function showInUse(error: unknown): boolean {
  if (!isApiError(error) || !isInUse(error.data)) return false;
  const { data } = error;
  store.set(inUseAtom, (shown) => [...shown, data]);
  return true;
}

/** Which the contract's schema describes; the server is the same for all of it, so the name is enough to know it by. */
function isInUse(data: unknown): data is { in_use: InUse } {
  return typeof data === 'object' && data !== null && 'in_use' in data;
}

export function closeInUse(): void {
  store.set(inUseAtom, []);
}

/** One of them has been dealt with. */
export function leaveInUse(done: InUse): void {
  store.set(inUseAtom, (shown) => shown.filter(({ in_use }) => in_use !== done));
}
