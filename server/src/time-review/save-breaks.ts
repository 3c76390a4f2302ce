import { breakProblems, minutesOf } from '@fieldspan/domain/breaks';
import type { Break } from '@fieldspan/domain/breaks';
import { recordLock } from '@fieldspan/domain/record-lock';
import { sql } from 'kysely';
import { asSystem } from '../db/as-system.ts';
import type { Tx } from '../db/database.ts';
import type { Services, Session } from '../http/context.ts';
import { Refusal } from '../http/errors.ts';
import { nestedDatabase } from '../list-jobs/nested-database.ts';
import type { Values } from '../registry/entry.ts';
import { companyPay } from '../pay/pay-facts.ts';
import { lockRow } from '../registry/lock-row.ts';
import { refuseStale } from '../registry/refuse-stale.ts';
import { saveRecord } from '../registry/write.ts';

type Saving = { services: Services; session: Session; headers: Headers };
type Given = { id: number; version: number; breaks: readonly Break[]; reason: string | null };

const HOUR_MIN = 60;
/** As the clock rounds them: fine enough for whole minutes, however many breaks are added up. */
const FINE = 10_000;

/**
 * Puts the given breaks in the place of all those of a log, and lets its break_hours follow. What may not be changed of the log may
 * not be changed of its breaks.
 * @throws Stale if the log was changed after the version that was seen
 */
export function saveBreaks(saving: Saving, given: Given) {
  const { services, session } = saving;
  const { id, version, breaks, reason } = given;
  return services.db.as({ ...session, reason }, async (tx) => {
    const { row, mayWrite } = await lockRow({ tx, session }, { name: 'TimeLog', key: String(id) });
    if (!mayWrite) throw new Refusal('You do not have permission to change this time log.');
    await refuseStale({ tx, session, name: 'TimeLog' }, row, version);
    refuseBreaks(row, given, session);
    const break_hours = Math.round((minutesOf(breaks, 'unpaid') / HOUR_MIN) * FINE) / FINE;
    const writer = { ...saving, services: { ...services, db: nestedDatabase(services.db, tx) } };
    const values = { break_hours };
    await saveRecord(writer, 'TimeLog', { key: String(id), values, links: new Map(), version, reason });
    await replaceBreaks(tx, row, breaks);
    return { version: await noteBreaks(tx, row), break_hours };
  });
}

function refuseBreaks(row: Values, { breaks, reason }: Given, session: Session): void {
  const lock = recordLock('TimeLog', row);
  if (lock !== null) throw new Refusal(lock.sentence);
  const { time_in, time_out, user_id } = row;
  if (typeof time_in !== 'string' || typeof time_out !== 'string')
    throw new Refusal('This time log is still running. Its breaks can be corrected once it has an end.');
  if (user_id !== session.userId && reason === null) throw new Refusal('Give a reason: it is kept with the change.');
  const problems = breakProblems(breaks, { time_in, time_out });
  if (problems.length > 0) throw new Refusal(...problems);
}

/** The row of the log is locked, so that nobody replaces them at the same time. */
async function replaceBreaks(tx: Tx, log: Values, breaks: readonly Break[]): Promise<void> {
  const place = { tenant_id: Number(log['tenant_id']), time_log_id: Number(log['id']) };
  await asSystem(tx, () =>
    sql`delete from time_break where tenant_id = ${place.tenant_id} and time_log_id = ${place.time_log_id}`.execute(tx),
  );
  if (breaks.length === 0) return;
  await tx
    .insertInto('time_break')
    .values(breaks.map((one) => ({ ...one, ...place, user_id: Number(log['user_id']) })))
    .execute();
}

/** In words, so that the history says what they were; whoever has the log open with other times has another version of it. */
async function noteBreaks(tx: Tx, log: Values): Promise<number> {
  const tenantId = Number(log['tenant_id']);
  const { zone } = await companyPay(tx, tenantId);
  const clock = (column: string) => sql`to_char(${sql.ref(column)} at time zone ${zone}, 'HH24:MI')`;
  const { rows } = await sql<{ version: number }>`update time_log set breaks_corrected = coalesce((select string_agg(
      kind || case is_paid when 1 then ' (paid) ' else ' (unpaid) ' end || ${clock('starts_at')} || '–' || ${clock('ends_at')},
      ', ' order by starts_at)
    from time_break where tenant_id = ${tenantId} and time_log_id = ${log['id']}), 'none')
    where tenant_id = ${tenantId} and id = ${log['id']} returning version`.execute(tx);
  return rows[0]?.version ?? Number(log['version']);
}
