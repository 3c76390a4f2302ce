import { sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { useAtomValue } from 'jotai';

/** Of whoever is signed in; null of nobody. */
export function useOwnId(): number | null {
  return useAtomValue(sessionAtom, { store })?.userId ?? null;
}
