import type { DemoMode } from '@fieldspan/contract/open-start';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { Session } from './context.ts';
import { lacksFactor } from '../factors/factor-duty.ts';
import { lacksSignOn } from '../sign-on/sign-on-duty.ts';
import { identityOf, personQuery } from './identity.ts';
import { noteReader, UNKNOWN_ZONE } from './note-reader.ts';
import type { Reader } from './note-reader.ts';
import { newToken, tokenHash } from './token.ts';

export const SESSION_COOKIE = 'fieldspan_session';

/** A session ends this many days after its last request, and at the latest this many after it began. */
const IDLE_DAYS = 14;
const ABSOLUTE_DAYS = 90;

/** Sessions of a shared tablet end sooner, because the next person is waiting. */
const TABLET_IDLE_MINUTES = 15;
const TABLET_HOURS = 12;

/** Life of a session token, as the client requests it. */
export const TOKEN_HOURS = 12;

/** For how long after a password or second factor a person may change their sign-in methods. */
const PROVEN_MINUTES = 10;

/** A person's last_active is written at most this often. */
const TOUCH_SECONDS = 30;

/** The secrets of a new session; they are returned only once. */
export type OpenedSession = { cookie: string; apiKey: string; sessionToken: string; tokenExpiry: string };

/** Where somebody signs in; shown in the list of their devices. */
export type Place = {
  headers: Headers;
  address: string;
  /**
   * The company whose single sign-on signed the person in. The session is restricted to it and does not prove the
   * person's own factors.
   */
  vouchedBy?: number;
  /** The shared tablet where the person signed in by PIN; the session is valid only there. */
  tabletId?: number;
};

const USER_AGENT_MAX = 400;

/** Opens a session: a cookie and an api key, which authorise only together, and a read-only token for resource URLs. */
export async function openSession(
  tx: Tx,
  userId: number,
  { headers, address, vouchedBy, tabletId }: Place,
): Promise<OpenedSession> {
  const cookie = newToken();
  const apiKey = newToken();
  const { id } = await tx
    .insertInto('session')
    .values({
      user_id: userId,
      cookie_hash: tokenHash(cookie),
      api_key_hash: tokenHash(apiKey),
      idle_until: idleUntil(tabletId !== undefined),
      expires_at: tabletId === undefined ? fromNow('days', ABSOLUTE_DAYS) : fromNow('hours', TABLET_HOURS),
      tablet_id: tabletId ?? null,
      token_expiry: fromNow('hours', TOKEN_HOURS),
      user_agent: headers.get('user-agent')?.slice(0, USER_AGENT_MAX) ?? null,
      address,
      ...(vouchedBy === undefined ? {} : { vouched_by: vouchedBy, proven_at: null }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await createSessionToken(tx, { sessionId: id, userId, hours: TOKEN_HOURS });
  return { cookie, apiKey, sessionToken: token.token, tokenExpiry: token.expiry };
}

type TokenAsk = { sessionId: number; userId: number; hours: number };

/** Creates another read-only token for a session; it expires with the session at the latest. */
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

/**
 * Ends all sessions of a person, except the one in `but`: a password reset ends all, a password change keeps the
 * current one. Also ends unfinished sign-ins and trusted browsers.
 */
export async function closeSessionsOf(tx: Tx, userId: number, but = 0): Promise<void> {
  await tx.deleteFrom('session').where('user_id', '=', userId).where('id', '<>', but).execute();
  await tx.deleteFrom('sign_in_step').where('user_id', '=', userId).execute();
  await tx.deleteFrom('trusted_device').where('user_id', '=', userId).execute();
}

export type Credentials = {
  cookie: string | undefined;
  apiKey: string | undefined;
  wantsMasterKey: boolean;
  release: string | null;
  demo: DemoMode;
  /** Token hash of the shared tablet that makes the request (tablet-token.ts). */
  tablet: string;
  /** The page polls by itself, so the request does not keep the session of a shared tablet alive. */
  isBackground: boolean;
  reader: Reader;
};

/** Finds the session that matches both the cookie and the api key; null if there is none. */
export async function findSession(
  db: Database,
  { cookie, apiKey, wantsMasterKey, release, demo, tablet, isBackground, reader }: Credentials,
): Promise<Session | null> {
  if (!cookie || !apiKey) return null;
  const row = await db.lookup((tx) =>
    sessionQuery(tx, demo)
      .where('s.cookie_hash', '=', tokenHash(cookie))
      .where('s.api_key_hash', '=', tokenHash(apiKey))
      .where(isOnItsTablet(tablet))
      .executeTakeFirst(),
  );
  if (!row) return null;
  await touchStale(db, row, { isBackground, reader });
  const isVouched = row.vouched_by !== null;
  const isElsewhere = isVouched && row.vouched_by !== row.tenant_id;
  // Single sign-on of one company opens only that company, so staff of the provider do not get access to all companies
  // by it.
  const isProviderStaff = row.master_key_allowed === true && !isVouched;
  return {
    ...identityOf(isElsewhere ? { ...row, tenant_id: null } : row),
    sessionId: row.session_id,
    userSlug: row.user_slug,
    companySlug: isElsewhere ? null : row.company_slug,
    tokenExpiry: row.token_expiry,
    isProven: row.is_proven,
    lacksFactor: row.lacks_factor,
    lacksSignOn: row.lacks_sign_on,
    vouchedBy: row.vouched_by,
    subExpired: row.sub_expired,
    release,
    isProviderStaff,
    masterKey: wantsMasterKey && isProviderStaff,
    owesTerms: row.owes_terms,
    owesName: row.owes_name,
  };
}

/**
 * Provider staff can open every company, so on a public demo the demo people, whose password is published, never count
 * as staff.
 */
function sessionQuery(tx: Tx, demo: DemoMode) {
  return personQuery(tx, demo)
    .innerJoin('session as s', 's.user_id', 'u.id')
    .leftJoin('user_secret as secret', 'secret.user_id', 'u.id')
    .leftJoin('company', 'company.id', 'p.tenant_id')
    .where('s.idle_until', '>', sql<string>`now()`)
    .where('s.expires_at', '>', sql<string>`now()`)
    .select(['s.id as session_id', 's.token_expiry', 'company.slug as company_slug', 's.vouched_by', 's.tablet_id'])
    .select([
      lacksFactor.as('lacks_factor'),
      lacksSignOn.as('lacks_sign_on'),
      sql<boolean>`coalesce(s.proven_at > now() - make_interval(mins => ${PROVEN_MINUTES}), false)`.as('is_proven'),
      sql<boolean | null>`secret.master_key_allowed and (${demo} <> 'public' or dp.user_id is null)`.as(
        'master_key_allowed',
      ),
      sql<boolean>`u.tos_hash is distinct from (select hash from terms order by published_at desc, id desc limit 1)`.as(
        'owes_terms',
      ),
      sql<boolean>`trim(coalesce(u.first_name, '')) = '' or trim(coalesce(u.last_name, '')) = ''`.as('owes_name'),
      sql<boolean>`s.last_used_at < now() - make_interval(secs => ${TOUCH_SECONDS})`.as('is_stale'),
      sql<boolean>`exists (select from quiet_hours q where q.user_id = u.id and q.time_zone <> ${UNKNOWN_ZONE})`.as(
        'has_zone',
      ),
      sql<boolean>`exists (select from company c where c.id = p.tenant_id and c.is_free_user = 0)
        and not exists (select from subscription b where b.tenant_id = p.tenant_id and coalesce(b.expiry > now(), true))`.as(
        'sub_expired',
      ),
    ]);
}

/** A session of a shared tablet is valid on that tablet only. */
const isOnItsTablet = (tablet: string) =>
  sql<boolean>`(s.tablet_id is null or s.tablet_id = (select id from tablet where token_hash = ${tablet}))`;

type Touched = { is_stale: boolean; has_zone: boolean; session_id: number; user_id: number; tablet_id: number | null };

async function touchStale(
  db: Database,
  row: Touched,
  asked: Pick<Credentials, 'isBackground' | 'reader'>,
): Promise<void> {
  const isOfTablet = row.tablet_id !== null;
  const isTouched = row.is_stale && !(isOfTablet && asked.isBackground);
  // Somebody who has just signed in for the first time may plan something by the clock already.
  const isZoneMissing = !row.has_zone && ![null, UNKNOWN_ZONE].includes(asked.reader.zone);
  if (!isTouched && !isZoneMissing) return;
  await db.system(async (tx) => {
    if (isTouched) await touch(tx, { sessionId: row.session_id, userId: row.user_id, isOfTablet });
    await noteReader(tx, row.user_id, asked.reader);
  });
}

const idleUntil = (isOfTablet: boolean) =>
  isOfTablet ? sql<string>`now() + make_interval(mins => ${TABLET_IDLE_MINUTES})` : fromNow('days', IDLE_DAYS);

type Touch = { sessionId: number; userId: number; isOfTablet: boolean };

async function touch(tx: Tx, { sessionId, userId, isOfTablet }: Touch): Promise<void> {
  await tx
    .updateTable('session')
    .set({ last_used_at: sql<string>`now()`, idle_until: idleUntil(isOfTablet) })
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

/** Builds the Set-Cookie header of a session; null removes the cookie. */
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
