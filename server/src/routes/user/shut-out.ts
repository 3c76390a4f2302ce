import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';

/** @throws Refusal for a person who was employed and is inactive at every company */
export async function refuseShutOut(tx: Tx, userId: number): Promise<void> {
  const { is_shut_out } = await tx
    .selectFrom('user_permission as p')
    .where('p.user_id', '=', userId)
    .select(sql<boolean>`coalesce(bool_and(p.is_inactive = 1), false)`.as('is_shut_out'))
    .executeTakeFirstOrThrow();
  if (is_shut_out) throw new Refusal('Your account is not active. Please ask your employer.');
}
