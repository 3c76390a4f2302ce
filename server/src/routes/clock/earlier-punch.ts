import type { Punched } from '@fieldspan/contract/calls';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { punchedLog } from './running-log.ts';

/**
 * A retry of what has arrived before: the time log of the first try as it stands now, and no second punch.
 * Another person's rows are out of reach: the key that they used is met when the punch is noted.
 */
export async function earlierPunch(tx: Tx, session: Session, key: string | null): Promise<Punched | null> {
  if (key === null) return null;
  const earlier = await tx
    .selectFrom('time_punch')
    .where('tenant_id', '=', session.tenantId)
    .where('client_key', '=', key)
    .select('time_log_id')
    .executeTakeFirst();
  return earlier ? punchedLog(tx, session, earlier.time_log_id) : null;
}
