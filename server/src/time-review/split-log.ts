import { breaksIn, minutesOf } from '@fieldspan/domain/breaks';
import type { Break } from '@fieldspan/domain/breaks';
import { knownInstant } from '@fieldspan/domain/calendar-day';
import { sql } from 'kysely';
import { breaksOf } from '../db/breaks-of.ts';
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
  /** Without a cost code it keeps its own where it stays on its project. */
  place: { job_id: number | null; service_id: number | null; cost_code_id?: number | null | undefined };
  reason: string;
};

type Row = {
  user_id: number | null;
  job_id: number | null;
  cost_code_id: number | null;
  time_in: string | null;
  time_out: string | null;
  break_hours: number | null;
  breaks_json: string | null;
  pay_scale: string | null;
  notes: string | null;
  ended_by_itself: number;
};

/**
 * Ends a log at an instant and begins another there, both or neither. A break of which only the length is known stays with the longer
 * part, and where somebody clocked in with the first.
 */
export function splitLog(splitting: Splitting, { id, version, at, place, reason }: Split) {
  const { services, session } = splitting;
  return services.db.as({ ...session, reason }, async (tx) => {
    const { rows } = await sql<Row>`
      select l.user_id, l.job_id, l.cost_code_id, l.time_in, l.time_out, l.break_hours, ${breaksOf('l')} as breaks_json, l.pay_scale, l.notes, l.ended_by_itself from time_log l
      where l.tenant_id = ${session.tenantId} and l.id = ${id} and ${readable(session, 'TimeLog', 'l')} for update`.execute(
      tx,
    );
    const [log] = rows;
    if (log === undefined) throw new Refusal('This time log was not found, or you do not review it.');
    const { isFirstLonger } = partsOf(log, at);
    const [before, after] = breaksOnBothSides(log, at) ?? (isFirstLonger ? [log.break_hours, 0] : [0, log.break_hours]);
    const writer = { ...splitting, services: { ...services, db: nestedDatabase(services.db, tx) } };
    const save = (key: string | null, values: Values) =>
      saveRecord(writer, 'TimeLog', { key, values, links: new Map(), version: key === null ? null : version, reason });
    const first = await save(String(id), {
      time_out: at.toISOString(),
      break_hours: before,
    });
    const second = await save(null, {
      user_id: log.user_id,
      ...place,
      cost_code_id: codeOf(log, place),
      time_in: at.toISOString(),
      time_out: log.time_out,
      break_hours: after,
      pay_scale: log.pay_scale,
      notes: log.notes,
      status: 'submitted',
    });
    await tx
      .updateTable('time_break')
      .set({ time_log_id: second.record_id })
      .where('tenant_id', '=', session.tenantId)
      .where('time_log_id', '=', id)
      .where('starts_at', '>=', at.toISOString())
      .execute();
    // The end of the second part is still that which the server set, and whoever reviews it is told so.
    if (log.ended_by_itself === 1)
      await tx
        .updateTable('time_log')
        .set({ ended_by_itself: 1 })
        .where('tenant_id', '=', session.tenantId)
        .where('id', '=', second.record_id)
        .execute();
    return { first_id: first.record_id, second_id: second.record_id };
  });
}

const codeOf = (log: Row, { job_id, cost_code_id }: Split['place']): number | null =>
  cost_code_id === undefined ? (job_id === log.job_id ? log.cost_code_id : null) : cost_code_id;

const HOUR_MIN = 60;

/** The hours of the breaks before and after an instant; null where they are not known by their times. */
function breaksOnBothSides({ break_hours, breaks_json }: Row, at: Date): [number, number] | null {
  const breaks = breaksIn(breaks_json);
  const isKnown = breaks.length > 0 && minutesOf(breaks, 'unpaid') === Math.round((break_hours ?? 0) * HOUR_MIN);
  if (!isKnown) return null;
  const isLater = ({ starts_at }: Break) => Date.parse(starts_at) >= at.getTime();
  const after = minutesOf(breaks.filter(isLater), 'unpaid') / HOUR_MIN;
  return [(break_hours ?? 0) - after, after];
}

function partsOf({ time_in, time_out }: Row, at: Date): { isFirstLonger: boolean } {
  const [start, end] = [knownInstant(time_in)?.getTime(), knownInstant(time_out)?.getTime()];
  if (start === undefined || end === undefined) throw new Refusal('This time log has no end yet. Set it first.');
  const middle = at.getTime();
  if (middle <= start || middle >= end) throw new Refusal('Split it at a time between in and out.');
  return { isFirstLonger: middle - start >= end - middle };
}
