import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { isHttps } from './origin.ts';
import type { Place } from './session.ts';
import { newToken, tokenHash } from './token.ts';

const DEVICE_COOKIE = 'fieldspan_device';
const ONE_YEAR_SECONDS = 31_536_000;

/** For how many days an IP address counts as familiar after a sign-in. */
const ADDRESS_DAYS = 30;

/** The device cookie of the request, if it has the format that we set. */
function sentDevice(headers: Headers): string | undefined {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/).map((pair) => pair.split('='));
  const sent = cookies.find(([name]) => name === DEVICE_COOKIE)?.[1];
  return sent !== undefined && /^[\w-]{43}$/.test(sent) ? sent : undefined;
}

export type Familiar = { device: number | null; isAddressKnown: boolean };

/** Whether somebody has signed in to this account from this browser or IP address before. No answer reveals it. */
export async function familiar(tx: Tx, email: string, { headers, address }: Place): Promise<Familiar> {
  const rows = await tx
    .selectFrom('known_device as d')
    .innerJoin('user as u', 'u.id', 'd.user_id')
    .where(sql<string>`lower(u.email)`, '=', email.trim().toLowerCase())
    .where('u.is_account', '=', true)
    .where((is) =>
      is.or([
        is('d.token_hash', '=', tokenHash(sentDevice(headers) ?? '')),
        is.and([
          is('d.address', '=', address),
          is('d.last_used_at', '>', sql<string>`now() - make_interval(days => ${ADDRESS_DAYS})`),
        ]),
      ]),
    )
    .select(['d.id', 'd.token_hash', 'd.address'])
    .execute();
  const hash = tokenHash(sentDevice(headers) ?? '');
  return {
    device: rows.find(({ token_hash }) => token_hash === hash)?.id ?? null,
    isAddressKnown: rows.some((row) => row.address === address),
  };
}

/**
 * Remembers this browser and address after a sign-in.
 * @returns the cookie that identifies the browser from now on
 */
export async function rememberDevice(tx: Tx, userId: number, { headers, address }: Place): Promise<string> {
  const token = sentDevice(headers) ?? newToken();
  await tx
    .insertInto('known_device')
    .values({ user_id: userId, token_hash: tokenHash(token), address })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'token_hash', 'address']).doUpdateSet({ last_used_at: sql<string>`now()` }),
    )
    .execute();
  const secure = isHttps(headers) ? '; Secure' : '';
  return `${DEVICE_COOKIE}=${token}; Path=/api/; HttpOnly; SameSite=Lax; Max-Age=${ONE_YEAR_SECONDS}${secure}`;
}

/** Forgets all devices of a person, because somebody who knew the old password may have signed in from one of them. */
export async function forgetDevices(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('known_device').where('user_id', '=', userId).execute();
}
