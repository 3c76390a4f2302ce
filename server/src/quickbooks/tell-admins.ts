import type { Sentence } from '@fieldspan/contract/sentence';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { postNotification } from '../notify/post-notification.ts';

type Told = { tenantId: number; message: Sentence; link: string };

/** Tells those who see what goes to QuickBooks. */
export async function tellAdmins(tx: Tx, { tenantId, message, link }: Told): Promise<void> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from user_permission
    where tenant_id = ${tenantId} and role_type = 'Admin' and invite_accepted = 1 and is_inactive = 0
    order by user_id`.execute(tx);
  for (const { user_id: userId } of rows)
    await postNotification(tx, { kind: 'documents', tenantId, userId, message, link, about: null });
}
