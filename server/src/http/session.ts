import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { Session } from './context.ts';
import { identityOf, personQuery } from './identity.ts';
import { newToken, tokenHash } from './token.ts';

export const SESSION_COOKIE = 'fieldspan_session';

/** A session ends this long after its last request, and in any case after the second. */
const IDLE_DAYS = 14;
const ABSOLUTE_DAYS = 90;

/** Of the session token, as the client asks for it. */
export const TOKEN_HOURS = 12;

/** How often a person's last_active is written. */
const TOUCH_SECONDS = 30;

/** What a sign-in hands out, once. */
export type OpenedSession = { cookie: string; apiKey: string; sessionToken: string; tokenExpiry: string };

/** Starts a session: a cookie and an api key that only together authorise, and a read-only token for resource URLs. */
export async function openSession(tx: Tx, userId: number): Promise<OpenedSession> {
  const cookie = newToken();
  const apiKey = newToken();
  const { id } = await tx
    .insertInto('session')
    .values({
      user_id: userId,
      cookie_hash: tokenHash(cookie),
      api_key_hash: tokenHash(apiKey),
      idle_until: fromNow('days', IDLE_DAYS),
      expires_at: fromNow('days', ABSOLUTE_DAYS),
      token_expiry: fromNow('hours', TOKEN_HOURS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await createSessionToken(tx, { sessionId: id, userId, hours: TOKEN_HOURS });
  return { cookie, apiKey, sessionToken: token.token, tokenExpiry: token.expiry };
}

type TokenAsk = { sessionId: number; userId: number; hours: number };

/** A further read-only token of a session; it ends with the session at the latest. */
export async function createSessionToken(
  tx: Tx,
  { sessionId, userId, hours }: TokenAsk,
): Promise<{ token: string; expiry: string }> {
  const token = newToken();
  const { expiry } = await tx
    .insertInto('user_token')
    .values({ user_id: userId, session_id: sessionId, token_hash: tokenHash(token), expiry: fromNow('hours', hours) })
    .returning('expiry')
    .executeTakeFirstOrThrow();
  if (expiry === null) throw new Error('A session token was stored without its end');
  await tx.updateTable('session').set({ token_expiry: expiry }).where('id', '=', sessionId).execute();
  await tx
    .deleteFrom('user_token')
    .where('user_id', '=', userId)
    .where('expiry', '<', sql<string>`now()`)
    .execute();
  return { token, expiry };
}

/** Ends one session and its tokens. */
export async function closeSession(tx: Tx, sessionId: number): Promise<void> {
  await tx.deleteFrom('session').where('id', '=', sessionId).execute();
}

/** Ends every session of a person, for instance when the password changes. */
export async function closeSessionsOf(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('session').where('user_id', '=', userId).execute();
}

export type Credentials = { cookie: string | undefined; apiKey: string | undefined; wantsMasterKey: boolean };

/** The session that both the cookie and the api key belong to; null without one. */
export async function findSession(
  db: Database,
  { cookie, apiKey, wantsMasterKey }: Credentials,
): Promise<Session | null> {
  if (!cookie || !apiKey) return null;
  const row = await db.lookup((tx) =>
    sessionQuery(tx)
      .where('s.cookie_hash', '=', tokenHash(cookie))
      .where('s.api_key_hash', '=', tokenHash(apiKey))
      .executeTakeFirst(),
  );
  if (!row) return null;
  if (row.is_stale) await db.system((tx) => touch(tx, { sessionId: row.session_id, userId: row.user_id }));
  return {
    ...identityOf(row),
    sessionId: row.session_id,
    userSlug: row.user_slug,
    companySlug: row.company_slug,
    tokenExpiry: row.token_expiry,
    subExpired: row.sub_expired,
    isProviderStaff: row.master_key_allowed === true,
    masterKey: wantsMasterKey && row.master_key_allowed === true,
  };
}

function sessionQuery(tx: Tx) {
  return personQuery(tx)
    .innerJoin('session as s', 's.user_id', 'u.id')
    .leftJoin('user_secret as secret', 'secret.user_id', 'u.id')
    .leftJoin('company', 'company.id', 'p.tenant_id')
    .where('s.idle_until', '>', sql<string>`now()`)
    .where('s.expires_at', '>', sql<string>`now()`)
    .select(['s.id as session_id', 's.token_expiry', 'secret.master_key_allowed', 'company.slug as company_slug'])
    .select([
      sql<boolean>`s.last_used_at < now() - make_interval(secs => ${TOUCH_SECONDS})`.as('is_stale'),
      sql<boolean>`exists (select from company c where c.id = p.tenant_id and c.is_free_user = 0)
        and not exists (select from subscription b where b.tenant_id = p.tenant_id and coalesce(b.expiry > now(), true))`.as(
        'sub_expired',
      ),
    ]);
}

async function touch(tx: Tx, { sessionId, userId }: { sessionId: number; userId: number }): Promise<void> {
  await tx
    .updateTable('session')
    .set({ last_used_at: sql<string>`now()`, idle_until: fromNow('days', IDLE_DAYS) })
    .where('id', '=', sessionId)
    .execute();
  await tx
    .updateTable('user')
    .set({ last_active: sql<string>`now()` })
    .where('id', '=', userId)
    .execute();
}

function fromNow(unit: 'days' | 'hours', amount: number) {
  return unit === 'days'
    ? sql<string>`now() + make_interval(days => ${amount})`
    : sql<string>`now() + make_interval(hours => ${amount})`;
}

/** The Set-Cookie header of a session; without a value it removes the cookie. */
export function sessionCookie(value: string | null, { secure }: { secure: boolean }): string {
  const age = value === null ? 'Max-Age=0' : `Max-Age=${ABSOLUTE_DAYS * 86_400}`;
  return [
    `${SESSION_COOKIE}=${value ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    age,
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}
