import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** The call first, as a save of the call does, so that the two never wait for each other. */
export async function lockWithCall(tx: Tx, { tenantId, id }: { tenantId: number; id: number }): Promise<void> {
  await sql`select s.id from service s where s.tenant_id = ${tenantId} and s.id = (select vi.service_id from visit vi
    where vi.tenant_id = ${tenantId} and vi.id = ${id}) for update of s`.execute(tx);
  await sql`select id from visit where tenant_id = ${tenantId} and id = ${id} for update`.execute(tx);
}
