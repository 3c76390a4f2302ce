import type { Database } from '../db/database.ts';
import type { Identity } from '../db/identity.ts';
import { identityOf } from '../http/identity.ts';

/** The company has no such Admin, or none at all. */
export class NoAdmin extends Error {
  override readonly name = 'NoAdmin';
}

/**
 * The rights of an Admin who works at a company.
 * @param userId of the Admin; null for any
 * @throws NoAdmin
 */
export async function adminOf(db: Database, tenantId: number, userId: number | null): Promise<Identity> {
  const admin = await db.system((tx) =>
    tx
      .selectFrom('user_permission')
      .where('tenant_id', '=', tenantId)
      .where('role_type', '=', 'Admin')
      .where('is_inactive', '=', 0)
      .where('invite_accepted', '=', 1)
      .where((is) => (userId === null ? is.val(true) : is('user_id', '=', userId)))
      .orderBy('id')
      .select(['user_id', 'tenant_id', 'role_type', 'module_permissions'])
      .executeTakeFirst(),
  );
  if (!admin) throw new NoAdmin('Nobody who works at this company is an Admin.');
  return identityOf({ ...admin, reviews: false, is_tech: false });
}
