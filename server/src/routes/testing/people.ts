import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { hashPassword } from '../user/password.ts';

/** The password of everybody here. */
export const PASSWORD = 'a long enough secret';

const PEOPLE = [
  { name: 'ana', role: 'Admin', at: ['north'] },
  { name: 'bob', role: 'Basic', at: ['north'] },
  { name: 'cat', role: 'Basic', at: ['north'] },
  { name: 'dan', role: 'Basic', at: ['north'] },
  { name: 'eve', role: 'Admin', at: ['lake'] },
  { name: 'fay', role: 'Basic', at: ['north', 'lake'] },
] as const;

/**
 * Creates two companies and their people in an empty database.
 * @returns ids by name
 */
export async function settle(db: Database): Promise<Record<string, number>> {
  const password_hash = await hashPassword(PASSWORD);
  return db.system(async (tx) => {
    const ids: Record<string, number> = { north: 1, lake: 2 };
    await tx
      .insertInto('company')
      .values([
        { id: 1, tenant_id: 1, company_name: 'North', setup_finished: 1, is_free_user: 1 },
        { id: 2, tenant_id: 2, company_name: 'Lake', setup_finished: 1, is_free_user: 1 },
      ])
      .execute();
    await sql`select setval(pg_get_serial_sequence('company', 'id'), 2)`.execute(tx);
    const terms = await tx
      .selectFrom('terms')
      .select('hash')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    for (const { name, role, at } of PEOPLE) {
      const { id } = await tx
        .insertInto('user')
        .values({
          email: `${name}@fieldspan.test`,
          first_name: name,
          last_name: 'Test',
          slug: `${name}-slug`,
          tenant_id: ids[at[0]] ?? 0,
          tos_hash: terms.hash,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids[name] = id;
      await tx.insertInto('user_secret').values({ user_id: id, password_hash }).execute();
      const employments = at.map((employer) => ({
        tenant_id: ids[employer] ?? 0,
        user_id: id,
        role_type: role,
        invite_accepted: 1 as const,
      }));
      await tx.insertInto('user_permission').values(employments).execute();
    }
    return ids;
  });
}
