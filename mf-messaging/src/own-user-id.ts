import { sessionAtom } from '@fieldspan/api/session';
import { useAtomValue } from 'jotai';

/** Id of the signed-in person; 0, which no record has, when nobody is signed in. */
export function useOwnUserId(): number {
  return useAtomValue(sessionAtom)?.userId ?? 0;
}
