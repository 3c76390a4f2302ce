import { sql } from 'kysely';
import { wakeBoards } from '../../visits/wake-boards.ts';
import type { Values, Written } from '../entry.ts';

const PLANNED = ['assigned_to', 'scheduled_at', 'completed', 'archived'] as const;

/**
 * A call that is planned on its own page, or by an earlier release, has the same plan on the board: its next visit follows the
 * call, as the call follows the visit everywhere else.
 */
export async function planByService(written: Written): Promise<void> {
  const { session, services, before, values, afterCommit } = written;
  if (before !== null && !PLANNED.some((field) => field in values)) return;
  const now = { ...before, ...values };
  const isOpen = now['completed'] === null || now['completed'] === undefined;
  if (!isOpen) await endVisits(written, now);
  else if (now['archived'] === 1) await cancelVisits(written);
  else await planNext(written, now);
  afterCommit(async () => wakeBoards(services, session.tenantId));
}

const OPEN = sql`state not in ('done', 'no_access', 'cancelled')`;

/** What had begun, or was to be by now, is done; the rest is not needed any more. */
async function endVisits({ tx, session, id }: Written, { completed }: Values): Promise<void> {
  await sql`update visit set updated_at = now(),
      state = case when state in ('travelling', 'arrived', 'paused') or (state = 'published' and starts_at <= ${completed}::timestamptz)
        then 'done' else 'cancelled' end,
      done_at = case when state in ('travelling', 'arrived', 'paused') or (state = 'published' and starts_at <= ${completed}::timestamptz)
        then ${completed}::timestamptz end
    where tenant_id = ${session.tenantId} and service_id = ${id} and ${OPEN}`.execute(tx);
}

async function cancelVisits({ tx, session, id }: Written): Promise<void> {
  await sql`update visit set updated_at = now(), state = 'cancelled'
    where tenant_id = ${session.tenantId} and service_id = ${id} and ${OPEN}`.execute(tx);
}

/** Who is assigned on the page of a call is told at once, so the visit counts as published. */
async function planNext({ tx, session, id }: Written, now: Values): Promise<void> {
  const { tenantId } = session;
  const [lead, at] = [now['assigned_to'] ?? null, now['scheduled_at'] ?? null];
  const { rows } = await sql<{ id: number; state: string }>`select id, state from visit
    where tenant_id = ${tenantId} and service_id = ${id} and ${OPEN} order by starts_at nulls last, id limit 1`.execute(
    tx,
  );
  const [next] = rows;
  const state = lead === null || at === null ? 'tray' : 'published';
  if (!next) {
    await sql`insert into visit (tenant_id, service_id, lead_id, starts_at, ends_at, state, created_by)
      values (${tenantId}, ${id}, ${lead}, ${at}::timestamptz, ${at}::timestamptz + interval '60 minutes', ${state}, ${session.userId})`.execute(
      tx,
    );
    return;
  }
  if (['travelling', 'arrived', 'paused'].includes(next.state)) return;
  await sql`update visit set updated_at = now(), lead_id = ${lead}, starts_at = ${at}::timestamptz,
      ends_at = ${at}::timestamptz + make_interval(mins => duration_min), state = ${state}
    where tenant_id = ${tenantId} and id = ${next.id}
      and (lead_id is distinct from ${lead} or starts_at is distinct from ${at}::timestamptz)`.execute(tx);
}
