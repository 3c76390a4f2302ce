import { queryClient } from '@fieldspan/api/query-client';
import { beginSession, endSession } from '@fieldspan/api/session';
import { OWN_ID } from './thread-server.ts';

/** Signs Dana in afresh: nothing of an earlier test is left in the cache. */
export function signIn(): void {
  endSession();
  queryClient.clear();
  beginSession({
    apiKey: 'k',
    sessionToken: 't',
    userId: OWN_ID,
    userSlug: 'dana',
    staySignedIn: true,
    masterKey: false,
  });
}
