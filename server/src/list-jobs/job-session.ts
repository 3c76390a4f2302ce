import type { Services, Session } from '../http/context.ts';
import { identityOf, personQuery } from '../http/identity.ts';

/**
 * The rights that a person has at a company now, for work that goes on without them; null if they no longer work there.
 * Whether the company may write at all was asked when the work began.
 */
export async function jobSession(
  { db, config: { demo } }: Services,
  { userId, tenantId }: { userId: number; tenantId: number },
): Promise<Session | null> {
  const person = await db.system((tx) => personQuery(tx, demo, tenantId).where('u.id', '=', userId).executeTakeFirst());
  if (!person || person.tenant_id !== tenantId) return null;
  return {
    ...identityOf(person),
    sessionId: 0,
    userSlug: person.user_slug,
    companySlug: null,
    tokenExpiry: null,
    subExpired: false,
    release: null,
    masterKey: false,
    owesTerms: false,
    owesName: false,
    isProven: false,
    lacksFactor: false,
    lacksSignOn: false,
    vouchedBy: null,
  };
}
