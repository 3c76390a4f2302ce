import type { Punched } from '@fieldspan/contract/punched';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';

/** The person's running time log; the latest if there are several. */
export async function runningLog(tx: Tx, session: Session) {
  const log = await ownLogs(tx, session)
    .where('time_out', 'is', null)
    .where('time_in', 'is not', null)
    .orderBy('time_in', 'desc')
    .orderBy('id', 'desc')
    .select([
      'id',
      'job_id',
      'service_id',
      'cost_code_id',
      'time_in',
      'time_on_site',
      'clocked_in_offsite',
      'break_hours',
    ])
    .select((of) =>
      of
        .selectFrom('time_break as pause')
        .whereRef('pause.tenant_id', '=', 'time_log.tenant_id')
        .whereRef('pause.time_log_id', '=', 'time_log.id')
        .where('pause.ends_at', 'is', null)
        .select('pause.kind')
        .as('on_break'),
    )
    .executeTakeFirst();
  return log ? { ...log, time_in: new Date(log.time_in ?? 0) } : null;
}

/**
 * The person's latest log, if the server has ended it and nobody has decided about it: a press to clock out that was kept
 * without a connection meanwhile says when it really ended.
 */
export async function endedByItself(tx: Tx, session: Session) {
  const log = await ownLogs(tx, session)
    .where('time_in', 'is not', null)
    .orderBy('time_in', 'desc')
    .orderBy('id', 'desc')
    .select([
      'id',
      'job_id',
      'service_id',
      'cost_code_id',
      'time_in',
      'time_on_site',
      'clocked_in_offsite',
      'break_hours',
    ])
    .select(['status', 'ended_by_itself'])
    .executeTakeFirst();
  if (log?.ended_by_itself !== 1 || log.status !== 'open') return null;
  return { ...log, time_in: new Date(log.time_in ?? 0), on_break: null };
}

export type Running = NonNullable<Awaited<ReturnType<typeof runningLog>>>;

/** When the person's latest finished time log ended, if that lies between two instants. */
export async function lastEndBetween(tx: Tx, session: Session, [from, until]: readonly [Date, Date]) {
  const log = await ownLogs(tx, session)
    .where('time_out', '>', from.toISOString())
    .where('time_out', '<=', until.toISOString())
    .orderBy('time_out', 'desc')
    .select('time_out')
    .executeTakeFirst();
  return log?.time_out ? new Date(log.time_out) : null;
}

/** A time log in the format that a punch returns. */
export async function punchedLog(tx: Tx, session: Session, id: number): Promise<Punched> {
  const log = await ownLogs(tx, session)
    .where('id', '=', id)
    .select(['id', 'slug', 'time_in', 'time_out', 'time_on_site', 'clocked_in_offsite'])
    .executeTakeFirstOrThrow();
  const { id: record_id, slug, time_in, time_out, time_on_site, clocked_in_offsite } = log;
  return { record_id, slug, open: time_out === null ? 1 : 0, time_in, time_out, time_on_site, clocked_in_offsite };
}

const ownLogs = (tx: Tx, { tenantId, userId }: Session) =>
  tx.selectFrom('time_log').where('tenant_id', '=', tenantId).where('user_id', '=', userId);
