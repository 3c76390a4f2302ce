import { alertsAtom } from '@fieldspan/api/alerts';
import { queryClient } from '@fieldspan/api/query-client';
import { beginSession, endSession } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';

/** The id of the signed-in person. */
export const OWN_ID = 4;

/** Signs Dana in and clears what an earlier test left in the cache and on the screen. */
export function signInAfresh(): void {
  endSession();
  queryClient.clear();
  store.set(alertsAtom, []);
  beginSession({
    apiKey: 'k',
    sessionToken: 'tok',
    userId: OWN_ID,
    userSlug: 'dana',
    staySignedIn: true,
    masterKey: false,
  });
}
