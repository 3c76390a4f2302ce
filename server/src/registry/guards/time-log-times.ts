import { sentence } from '../../http/sentence.ts';
import { loggedHours, timeLogProblems } from '@fieldspan/domain/time-log-problems';
import { sql } from 'kysely';
import { lockClock } from '../../db/lock-clock.ts';
import { Refusal } from '../../http/errors.ts';
import type { Values, Write } from '../entry.ts';

const TIMES = ['time_in', 'time_out', 'break_hours', 'user_id'] as const;

/**
 * Checks that a log's times are possible and do not overlap another log of the same person, and calculates its hours
 * from them.
 */
export async function checkTimes(write: Write): Promise<void> {
  const { before, values, services } = write;
  const log = { ...before, ...values };
  if (before === null || TIMES.some((name) => name in values)) {
    const times = timesOf(log);
    const problems = timeLogProblems(times, services.clock().getTime());
    if (problems.length > 0) throw new Refusal(...problems);
    await refuseOverlap(write);
  }
  // An end that a person gives is theirs: no press that arrives late changes it.
  if (before?.['ended_by_itself'] === 1 && 'time_out' in values) values['ended_by_itself'] = 0;
  countHours(write, log);
}

function countHours({ before, values }: Write, log: Values): void {
  const { inMs, outMs, breakHours } = timesOf(log);
  const counted = inMs === null || outMs === null ? null : loggedHours(inMs, outMs, breakHours);
  const given = values['hours'];
  if (typeof given === 'number' && given !== counted)
    throw new Refusal(
      counted === null
        ? 'Hours are counted when the log has an end.'
        : sentence`Hours are counted from in, out and break: ${counted}.`,
    );
  if (before === null || TIMES.some((name) => name in values)) values['hours'] = counted;
  if (values['status'] === 'approved' && counted === null)
    throw new Refusal('This time log is still running. It can be approved once it has an end.');
}

/**
 * Takes the same lock as the clock, so that two saves of one person's time run one after the other. A retry with the
 * same client key is not an overlap: it hits the unique key and gets the first record as its answer.
 */
export async function refuseOverlap({
  tx,
  session,
  before,
  values,
}: Pick<Write, 'tx' | 'session' | 'before' | 'values'>): Promise<void> {
  const log = { ...before, ...values };
  const owner = Number(log['user_id'] ?? session.userId);
  await lockClock(tx, { userId: owner });
  const { rows } = await sql<{ slug: string }>`
    select slug from time_log
    where tenant_id = ${session.tenantId} and user_id = ${owner} and id is distinct from ${before?.['id'] ?? null}
      and time_in < coalesce(${log['time_out'] ?? null}::timestamptz, now())
      and client_key is distinct from ${log['client_key'] ?? crypto.randomUUID()}
      and coalesce(time_out, now()) > ${log['time_in']}::timestamptz
    limit 1`.execute(tx);
  if (rows.length > 0) throw new Refusal('These times overlap another time log of the same person.');
}

function timesOf(log: Values): { inMs: number | null; outMs: number | null; breakHours: number } {
  return {
    inMs: instantOf(log['time_in']),
    outMs: instantOf(log['time_out']),
    breakHours: Number(log['break_hours']) || 0,
  };
}

function instantOf(value: unknown): number | null {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}
