import { breakMinutes, isPaidKind } from '@fieldspan/domain/breaks';
import type { BreakKind } from '@fieldspan/domain/breaks';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Identity } from '../../db/identity.ts';
import type { Running } from './running-log.ts';

type Clock = { tx: Tx; session: Pick<Identity, 'tenantId' | 'userId'>; now: Date };
type At = { running: Pick<Running, 'id' | 'time_in' | 'break_hours'>; at: Date };

/** Begins a break; one of the other kind that lasts ends then. It never begins before the log, nor before the end of the last break. */
export async function beginBreak(clock: Clock, { running, at }: At, kind: BreakKind): Promise<Date> {
  const { tx, session } = clock;
  await endBreak(clock, { running, at });
  const starts_at = await laterThanBreaks(clock, { running, at });
  await tx
    .insertInto('time_break')
    .values({
      tenant_id: session.tenantId,
      user_id: session.userId,
      time_log_id: running.id,
      kind,
      is_paid: isPaidKind(kind) ? 1 : 0,
      starts_at: starts_at.toISOString(),
      ends_at: null,
    })
    .execute();
  return starts_at;
}

async function laterThanBreaks({ tx, session }: Clock, { running, at }: At): Promise<Date> {
  const { last } = await tx
    .selectFrom('time_break')
    .where('tenant_id', '=', session.tenantId)
    .where('time_log_id', '=', running.id)
    .select(({ fn }) => fn.max('ends_at').as('last'))
    .executeTakeFirstOrThrow();
  return new Date(Math.max(at.getTime(), running.time_in.getTime(), last === null ? 0 : new Date(last).getTime()));
}

const HOUR_MIN = 60;
/** Fine enough for whole minutes, however many breaks are added up. */
const FINE = 10_000;

/**
 * Ends the break that lasts, if there is one, and adds it to the log's break_hours if it is unpaid.
 * @returns the log's break_hours
 */
export async function endBreak({ tx, session, now }: Clock, { running, at }: At): Promise<number> {
  const before = running.break_hours ?? 0;
  const ended = await tx
    .updateTable('time_break')
    .set({ ends_at: sql<string>`greatest(starts_at, ${at.toISOString()}::timestamptz)` })
    .where('tenant_id', '=', session.tenantId)
    .where('time_log_id', '=', running.id)
    .where('ends_at', 'is', null)
    .returning(['is_paid', 'starts_at', 'ends_at'])
    .executeTakeFirst();
  if (!ended || ended.is_paid === 1) return before;
  const break_hours = Math.round((before + breakMinutes(ended) / HOUR_MIN) * FINE) / FINE;
  await tx
    .updateTable('time_log')
    .set({ break_hours, updated_at: now.toISOString() })
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', running.id)
    .execute();
  return break_hours;
}
