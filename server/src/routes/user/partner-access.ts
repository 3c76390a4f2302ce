import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';

/**
 * Signs in through a channel partner, at a company that allows the partner.
 * @returns that company, which becomes the active tenant
 * @throws Refusal if no company of the person allows the partner
 */
export async function employerOfPartner(tx: Tx, userId: number, partner: string): Promise<number> {
  const employer = await tx
    .selectFrom('user_permission as p')
    .innerJoin('channel_partner as c', 'c.tenant_id', 'p.tenant_id')
    .innerJoin('user as u', 'u.id', 'p.user_id')
    .where('p.user_id', '=', userId)
    .where('p.is_inactive', '=', 0)
    .where('p.invite_accepted', '=', 1)
    .where(sql<string>`lower(c.email)`, '=', partner.toLowerCase())
    .select('p.tenant_id')
    .orderBy(sql`p.tenant_id = u.tenant_id`, 'desc')
    .orderBy('p.id')
    .executeTakeFirst();
  if (!employer) throw new Refusal('This channel partner has no access to your company.');
  return employer.tenant_id;
}
