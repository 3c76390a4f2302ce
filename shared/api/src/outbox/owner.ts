import { queryClient } from '@fieldspan/api/query-client';
import { currentSession } from '@fieldspan/api/session';
import * as v from 'valibot';
import { profileQuery } from '../profile.ts';
import type { Owner } from './stored-item.ts';

/** Each person's last active tenant on this device; known even while offline. */
const KEY = 'fieldspan.employer';
const EmployersSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

/** The owner whose work this tab may read and send; null if nobody is signed in or their tenant is unknown. */
export function currentOwner(): Owner | null {
  const session = currentSession();
  if (session === null) return null;
  const profile = queryClient.getQueryData(profileQuery(session.userSlug).queryKey);
  const tenantId = profile?.tenant_id ?? employers()[session.userId];
  return tenantId === undefined ? null : { userId: session.userId, tenantId };
}

/**
 * Like `currentOwner`, but asks the server if the device does not know.
 * @throws if nobody is signed in
 */
export async function knownOwner(): Promise<Owner> {
  const known = currentOwner();
  if (known) return known;
  const session = currentSession();
  if (session === null) throw new TypeError('Nobody is signed in');
  const { tenant_id } = await queryClient.ensureQueryData(profileQuery(session.userSlug));
  return { userId: session.userId, tenantId: tenant_id };
}

/** Calls the listener when the active tenant becomes known or changes. */
export function onEmployer(listener: () => void): () => void {
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== 'profile') return;
    const owner = currentOwner();
    if (owner === null || employers()[owner.userId] === owner.tenantId) return;
    remember(owner);
    listener();
  });
}

function employers(): Record<string, number> {
  const parsed = v.safeParse(EmployersSchema, localStorage.getItem(KEY));
  return parsed.success ? parsed.output : {};
}

function remember({ userId, tenantId }: Owner): void {
  localStorage.setItem(KEY, JSON.stringify({ ...employers(), [userId]: tenantId }));
}
