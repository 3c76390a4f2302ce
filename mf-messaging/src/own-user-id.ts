import { sessionAtom } from '@fieldspan/api/session';
import { useAtomValue } from 'jotai';

/** Id of the signed-in person; 0, which nobody has, when nobody is. */
export function useOwnUserId(): number {
  return useAtomValue(sessionAtom)?.userId ?? 0;
}
