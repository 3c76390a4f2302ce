import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';

/**
 * Adds the provider's staff to the company without a role, so that they can be members of a support thread (document 0
 * §6). They see only the threads they are members of.
 * @returns user ids that the company may add to a thread
 * @throws Refusal if the provider has no staff
 */
export async function admitProviderStaff(db: Database, tenantId: number): Promise<number[]> {
  return db.system(async (tx) => {
    const staff = await providerStaff(tx);
    if (staff.length === 0) throw new Refusal('There is nobody at the provider to write to yet.');
    await tx
      .insertInto('user_permission')
      .values(staff.map((user_id) => ({ tenant_id: tenantId, user_id, role_type: null, invite_accepted: 1 as const })))
      .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doNothing())
      .execute();
    // Staff who were removed since are active again, because the company asks for them again.
    await tx
      .updateTable('user_permission')
      .set({ is_inactive: 0, invite_accepted: 1 })
      .where('tenant_id', '=', tenantId)
      .where('user_id', 'in', staff)
      .where('role_type', 'is', null)
      .execute();
    // Staff whom the company had employed and let go stay out.
    const admitted = await tx
      .selectFrom('user_permission')
      .where('tenant_id', '=', tenantId)
      .where('user_id', 'in', staff)
      .where('is_inactive', '=', 0)
      .where('invite_accepted', '=', 1)
      .select('user_id')
      .orderBy('user_id')
      .execute();
    if (admitted.length === 0) throw new Refusal('There is nobody at the provider to write to yet.');
    return admitted.map(({ user_id }) => user_id);
  });
}

async function providerStaff(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('user_secret')
    .where('master_key_allowed', '=', true)
    .select('user_id')
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Whether it is a support thread of the person in which none of the staff is left who may enter this company. */
export async function isForsaken(db: Database, { tenantId, userId }: Session, threadId: number): Promise<boolean> {
  return db.system(async (tx) => {
    const { rows } = await sql`
      select from message_thread t
      join message_thread_user me on me.tenant_id = t.tenant_id and me.thread_id = t.id and me.user_id = ${userId}
      where t.tenant_id = ${tenantId} and t.id = ${threadId} and t.is_help_chat = 1 and not exists (
        select from message_thread_user m
        join user_secret s on s.user_id = m.user_id and s.master_key_allowed
        join user_permission p on p.tenant_id = m.tenant_id and p.user_id = m.user_id
          and p.is_inactive = 0 and p.invite_accepted = 1
        where m.tenant_id = t.tenant_id and m.thread_id = t.id)`.execute(tx);
    return rows.length > 0;
  });
}
