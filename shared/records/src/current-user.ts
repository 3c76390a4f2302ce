import { profileQuery, useSignedIn, viewerOfProfile } from '@fieldspan/api/profile';
import { queryClient } from '@fieldspan/api/query-client';
import { currentSession } from '@fieldspan/api/session';
import type { CurrentUser } from './entry.ts';

/** The current user; suspends until they are known. Only below App, which renders nothing without a session. */
export function useCurrentUser(): CurrentUser {
  const profile = useSignedIn();
  return { profile, viewer: viewerOfProfile(profile) };
}

/** The current user outside of a component; null until they are known. */
export function knownUser(): CurrentUser | null {
  const profile = queryClient.getQueryData(profileQuery(currentSession()?.userSlug ?? '').queryKey);
  return profile ? { profile, viewer: viewerOfProfile(profile) } : null;
}
