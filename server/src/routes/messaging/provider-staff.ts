import type { Database, Tx } from '../../db/database.ts';
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
    return staff;
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
