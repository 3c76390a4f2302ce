import { knownInstant } from '@fieldspan/domain/calendar-day';
import { sql } from 'kysely';
import type { Services, Session } from '../http/context.ts';
import { Refusal } from '../http/errors.ts';
import { nestedDatabase } from '../list-jobs/nested-database.ts';
import { readable } from '../registry/access.ts';
import type { Values } from '../registry/entry.ts';
import { saveRecord } from '../registry/write.ts';

type Splitting = { services: Services; session: Session; headers: Headers };
type Split = {
  id: number;
  version: number;
  at: Date;
  place: { job_id: number | null; service_id: number | null };
  reason: string;
};

type Row = {
  user_id: number | null;
  time_in: string | null;
  time_out: string | null;
  break_hours: number | null;
  pay_scale: string | null;
  notes: string | null;
};

/**
 * Ends a log at an instant and begins another there, both or neither. The break stays with the longer part, and where somebody clocked in
 * with the first.
 */
export function splitLog(splitting: Splitting, { id, version, at, place, reason }: Split) {
  const { services, session } = splitting;
  return services.db.as({ ...session, reason }, async (tx) => {
    const { rows } = await sql<Row>`
      select l.user_id, l.time_in, l.time_out, l.break_hours, l.pay_scale, l.notes from time_log l
      where l.tenant_id = ${session.tenantId} and l.id = ${id} and ${readable(session, 'TimeLog', 'l')} for update`.execute(
      tx,
    );
    const [log] = rows;
    if (log === undefined) throw new Refusal('This time log was not found, or you do not review it.');
    const { isFirstLonger } = partsOf(log, at);
    const writer = { ...splitting, services: { ...services, db: nestedDatabase(services.db, tx) } };
    const save = (key: string | null, values: Values) =>
      saveRecord(writer, 'TimeLog', { key, values, links: new Map(), version: key === null ? null : version, reason });
    const first = await save(String(id), {
      time_out: at.toISOString(),
      break_hours: isFirstLonger ? log.break_hours : 0,
    });
    const second = await save(null, {
      user_id: log.user_id,
      ...place,
      time_in: at.toISOString(),
      time_out: log.time_out,
      break_hours: isFirstLonger ? 0 : log.break_hours,
      pay_scale: log.pay_scale,
      notes: log.notes,
      status: 'submitted',
    });
    return { first_id: first.record_id, second_id: second.record_id };
  });
}

function partsOf({ time_in, time_out }: Row, at: Date): { isFirstLonger: boolean } {
  const [start, end] = [knownInstant(time_in)?.getTime(), knownInstant(time_out)?.getTime()];
  if (start === undefined || end === undefined) throw new Refusal('This time log has no end yet. Set it first.');
  const middle = at.getTime();
  if (middle <= start || middle >= end) throw new Refusal('Split it at a time between in and out.');
  return { isFirstLonger: middle - start >= end - middle };
}
