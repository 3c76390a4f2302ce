import { sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { useAtomValue } from 'jotai';

/** The id of the signed-in person; null without a session. */
export function useOwnId(): number | null {
  return useAtomValue(sessionAtom, { store })?.userId ?? null;
}
