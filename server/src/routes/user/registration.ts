import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { newToken, tokenHash } from '../../http/token.ts';
import { accountByEmail, lockAddress } from './account-by-email.ts';
import { createAccount, createCompany } from './new-company.ts';

const LINK_DAYS = 2;

export type Registration = {
  company_name: string;
  first_name: string;
  last_name: string;
  email: string;
  password_hash: string;
  referral: string | null;
};

/**
 * Stores a registration until the mailed link is opened.
 * @returns the link's secret; only its hash is stored
 */
export async function keepRegistration(tx: Tx, registration: Registration): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('registration')
    .values({
      ...registration,
      token_hash: tokenHash(token),
      expires_at: sql<string>`now() + make_interval(days => ${LINK_DAYS})`,
    })
    .execute();
  return token;
}

/**
 * Creates the company of a registration once its mailed link is opened, which proves the address.
 * @returns its managing user; undefined if the token matches no open registration
 */
export async function finishRegistration(tx: Tx, token: string): Promise<Opened | undefined> {
  const kept = await tx
    .updateTable('registration')
    .set({ used_at: sql<string>`now()` })
    .where('token_hash', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returningAll()
    .executeTakeFirst();
  if (!kept) return undefined;
  await lockAddress(tx, kept.email);
  const known = await accountByEmail(tx, kept.email).select('id').executeTakeFirst();
  if (known) throw new Refusal('You have an account by now. Sign in, and create the company under Employers.');
  const userId = await createAccount(tx, kept);
  await createCompany(tx, { company_name: kept.company_name, referral: kept.referral ?? undefined }, userId);
  return { userId, company: kept };
}

export type Opened = { userId: number; company: { email: string; first_name: string; company_name: string } };
