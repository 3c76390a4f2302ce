import { sentence } from '../http/sentence.ts';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import { accountByEmail } from '../routes/user/account-by-email.ts';
import { domainOf, ownDomains } from './mail-domains.ts';
import type { StoredProvider } from './stored-provider.ts';
import type { Vouched } from './vouched-for.ts';

/**
 * The account that a provider's identity opens.
 * @returns isNew: whether it was linked just now, so that its owner must be told
 * @throws Refusal if it opens none
 */
export async function linkedPerson(
  tx: Tx,
  provider: StoredProvider,
  vouched: Vouched,
): Promise<{ userId: number; isNew: boolean }> {
  const { tenantId, issuer, name } = provider;
  const link = await tx
    .updateTable('sign_on_link')
    .set({ last_used_at: sql<string>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('issuer', '=', issuer)
    .where('subject', '=', vouched.subject)
    .returning('user_id')
    .executeTakeFirst();
  const userId = link?.user_id ?? (await firstLink(tx, provider, vouched));
  if (userId === null)
    throw new Refusal(
      sentence`Your account is not linked to ${name} yet. Sign in the way you did until now, and link it in your profile under Sign-in and security.`,
    );
  await refuseFormer(tx, { userId, tenantId });
  return { userId, isNew: link === undefined };
}

/**
 * Links an account at the first sign-in if nothing can be taken over that way (decision 0060): the account works only
 * for this company and is not an Admin's, the provider has verified the address, and its domain belongs to the company.
 */
async function firstLink(tx: Tx, provider: StoredProvider, { email, isEmailVerified, subject }: Vouched) {
  const { tenantId, issuer, domains } = provider;
  if (email === null || !isEmailVerified) return null;
  const domain = domainOf(email);
  if (!domains.includes(domain) || !(await ownDomains(tx, tenantId)).includes(domain)) return null;
  const account = await accountByEmail(tx, email)
    .where(
      sql<boolean>`(select count(*) = 1 and bool_and(p.tenant_id = ${tenantId} and p.invite_accepted = 1 and p.role_type = 'Basic')
        from user_permission p where p.user_id = "user".id)`,
    )
    .where(
      sql<boolean>`not exists (select from user_secret s where s.user_id = "user".id and s.master_key_allowed)
        and not exists (select from sign_on_link l where l.user_id = "user".id and l.tenant_id = ${tenantId})`,
    )
    .select('user.id')
    .executeTakeFirst();
  if (!account) return null;
  await tx
    .insertInto('sign_on_link')
    .values({ tenant_id: tenantId, user_id: account.id, issuer, subject, last_used_at: sql<string>`now()` })
    .execute();
  return account.id;
}

/** A provider may still know people who no longer work here. */
async function refuseFormer(tx: Tx, { userId, tenantId }: { userId: number; tenantId: number }): Promise<void> {
  const employment = await tx
    .selectFrom('user_permission')
    .where('user_id', '=', userId)
    .where('tenant_id', '=', tenantId)
    .where('is_inactive', '=', 0)
    .where('invite_accepted', '=', 1)
    .select('id')
    .executeTakeFirst();
  if (!employment) throw new Refusal('Your account is not active. Please ask your employer.');
}
