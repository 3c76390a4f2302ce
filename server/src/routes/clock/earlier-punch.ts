import type { Punched } from '@fieldspan/contract/punched';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { punchedLog } from './running-log.ts';

/**
 * For a retry with the same key: the time log of the first try as it is now, so that the clock is not punched twice.
 * Only the person's own punches are found; a key that somebody else used is refused later, when the punch is stored.
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
