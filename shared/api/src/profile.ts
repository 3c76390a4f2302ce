import { NOBODY, activeEntry, viewerOf } from '@fieldspan/domain/access';
import type { Viewer } from '@fieldspan/domain/access';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { use } from 'react';
import { call } from '@fieldspan/api/call';
import { amendSession, currentSession, sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';

/** The signed-in person with permissions, roles and company settings. */
export const profileQuery = (userSlug: string) =>
  queryOptions({
    queryKey: ['profile', userSlug],
    queryFn: async ({ signal }) => {
      const include = ['UserPermission', 'CompanySettings', 'JobPersonnelRole', 'ProfileImage'] as const;
      const profile = await call('User/find', { slug: userSlug, include }, { signal });
      noteMasterKey(profile.masterKeySession === 1);
      return profile;
    },
    staleTime: 60_000,
  });

/** From now on, requests of provider staff send the master key header. */
function noteMasterKey(masterKey: boolean): void {
  if (currentSession()?.masterKey !== masterKey) amendSession({ masterKey });
}

export type Profile = Awaited<ReturnType<NonNullable<ReturnType<typeof profileQuery>['queryFn']>>>;

/** The person's role and module permissions at the active tenant. */
export function viewerOfProfile(profile: Profile): Viewer {
  const entry = activeEntry(profile.UserPermission, profile.tenant_id);
  return viewerOf(entry, {
    reviewsTimeLogs: profile.JobPersonnelRole.some((role) => role.review_timelogs === 1),
    isServiceTech: profile.CompanySettings?.is_service_tech === 1 || profile.hasServiceJobsAssigned === 1,
  });
}

/** The signed-in person; undefined while loading or if nobody is signed in. */
export function useProfile(): Profile | undefined {
  const session = useAtomValue(sessionAtom, { store });
  const { data } = useQuery({ ...profileQuery(session?.userSlug ?? ''), enabled: session !== null });
  return session ? data : undefined;
}

/** While somebody signs out there is nobody to ask for: what still shows waits until it is taken away. */
const NOBODY_COMES = new Promise<never>(() => undefined);

/** The signed-in person; suspends until they are known. */
export function useSignedIn(): Profile {
  const { userSlug } = useAtomValue(sessionAtom, { store }) ?? use(NOBODY_COMES);
  return useSuspenseQuery(profileQuery(userSlug)).data;
}

/** The permissions of the signed-in person; none while they are loading. */
export function useViewer(): Viewer {
  const profile = useProfile();
  return profile ? viewerOfProfile(profile) : NOBODY;
}
