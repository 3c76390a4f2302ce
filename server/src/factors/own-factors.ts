import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** Which second factors a person has. Recovery codes alone do not count. */
export async function factorsOf(tx: Tx, userId: number): Promise<{ hasTotp: boolean; hasPasskey: boolean }> {
  const { has_totp, has_passkey } = await tx
    .selectNoFrom([
      sql<boolean>`exists (select from totp_factor where user_id = ${userId} and secret is not null)`.as('has_totp'),
      sql<boolean>`exists (select from passkey where user_id = ${userId})`.as('has_passkey'),
    ])
    .executeTakeFirstOrThrow();
  return { hasTotp: has_totp, hasPasskey: has_passkey };
}

/** Whether any company of the person requires a second factor. */
export async function isFactorRequired(tx: Tx, userId: number): Promise<boolean> {
  const rule = await tx
    .selectFrom('company_sign_in as rule')
    .innerJoin('user_permission as p', 'p.tenant_id', 'rule.tenant_id')
    .where('p.user_id', '=', userId)
    .where('p.is_inactive', '=', 0)
    .where('p.invite_accepted', '=', 1)
    .where('rule.factor_required_since', 'is not', null)
    .select('rule.tenant_id')
    .executeTakeFirst();
  return rule !== undefined;
}

/**
 * After the last second factor is removed, deletes the recovery codes and trusted browsers, which are useless without
 * one.
 */
export async function tidyFactors(tx: Tx, userId: number): Promise<void> {
  const { hasTotp, hasPasskey } = await factorsOf(tx, userId);
  if (hasTotp || hasPasskey) return;
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await tx.deleteFrom('trusted_device').where('user_id', '=', userId).execute();
}
