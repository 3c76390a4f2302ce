import { parse } from 'hono/utils/cookie';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { isHttps } from '../http/origin.ts';
import { newToken, tokenHash } from '../http/token.ts';

const COOKIE = 'fieldspan_trust';
const DAYS = 30;

/** Several people may share a browser: each has their own row and token, and the cookie holds the newest few. */
const TOKENS_MAX = 5;

/** Whether this browser has an unexpired token of the person, so that it is not asked for the second factor. */
export async function isTrustedDevice(tx: Tx, userId: number, headers: Headers): Promise<boolean> {
  const tokens = tokensOf(headers);
  if (tokens.length === 0) return false;
  const trusted = await tx
    .selectFrom('trusted_device')
    .where('user_id', '=', userId)
    .where('token_hash', 'in', tokens.map(tokenHash))
    .where('expires_at', '>', sql<string>`now()`)
    .select('id')
    .executeTakeFirst();
  return trusted !== undefined;
}

/** @returns the Set-Cookie header that makes this browser trusted */
export async function trustDevice(tx: Tx, userId: number, headers: Headers): Promise<string> {
  const token = newToken();
  await tx
    .deleteFrom('trusted_device')
    .where('expires_at', '<', sql<string>`now()`)
    .execute();
  await tx
    .insertInto('trusted_device')
    .values({
      user_id: userId,
      token_hash: tokenHash(token),
      expires_at: sql<string>`now() + make_interval(days => ${DAYS})`,
    })
    .execute();
  const value = [token, ...tokensOf(headers)].slice(0, TOKENS_MAX).join('.');
  const secure = isHttps(headers) ? '; Secure' : '';
  return `${COOKIE}=${value}; Path=/api; HttpOnly; SameSite=Strict; Max-Age=${DAYS * 86_400}${secure}`;
}

function tokensOf(headers: Headers): string[] {
  const value = parse(headers.get('cookie') ?? '', COOKIE)[COOKIE] ?? '';
  return value.split('.').filter((token) => /^[\w-]{43}$/.test(token));
}
