import { queryClient } from '@fieldspan/api/query-client';
import { currentSession } from '@fieldspan/api/session';
import * as v from 'valibot';
import { profileQuery } from '../profile.ts';
import type { Owner } from './stored-item.ts';

/** At which employer each person last worked on this device: known before the network is. */
const KEY = 'fieldspan.employer';
const EmployersSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

/** Whose work this tab may read and send; null while nobody is signed in, or their employer is not known. */
export function currentOwner(): Owner | null {
  const session = currentSession();
  if (session === null) return null;
  const profile = queryClient.getQueryData(profileQuery(session.userSlug).queryKey);
  const tenantId = profile?.tenant_id ?? employers()[session.userId];
  return tenantId === undefined ? null : { userId: session.userId, tenantId };
}

/** As `currentOwner`, asking the server when the device does not know. @throws when nobody is signed in */
export async function knownOwner(): Promise<Owner> {
  const known = currentOwner();
  if (known) return known;
  const session = currentSession();
  if (session === null) throw new TypeError('Nobody is signed in');
  const { tenant_id } = await queryClient.ensureQueryData(profileQuery(session.userSlug));
  return { userId: session.userId, tenantId: tenant_id };
}

/** Calls back when the employer becomes known or changes. */
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
