import { recordLock } from '@fieldspan/domain/record-lock';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Write } from '../entry.ts';

/** A project has two names for the moment when it was completed (document 0 §4 and §7); they say the same. */
export function noteCompletion({ values }: Pick<Write, 'values'>): void {
  const { date_completed: day, completed } = values;
  if (day !== undefined && completed === undefined) values['completed'] = day;
  if (completed !== undefined && day === undefined) values['date_completed'] = completed;
}

/** Bids that a customer was given, and visits on which somebody reported, do not go to the trash with their project. */
export async function keepEvidence(tx: Tx, { tenantId, id }: { tenantId: number; id: number }) {
  const bids = await tx
    .selectFrom('job_bid')
    .where('tenant_id', '=', tenantId)
    .where('job_id', '=', id)
    .select(['id', 'status', 'lines_json'])
    .execute();
  const { rows: visits } = await sql<{ id: number }>`select vi.id from visit vi
    where vi.tenant_id = ${tenantId} and vi.job_id = ${id} and exists (
      select from visit_event e where e.tenant_id = vi.tenant_id and e.visit_id = vi.id)`.execute(tx);
  const given = bids.filter((bid) => recordLock('JobBid', bid) !== null);
  return [countOf('job_bid', given), countOf('visit', visits)].filter(({ count }) => count > 0);
}

const countOf = (table: string, rows: readonly { id: number }[]) => ({
  table,
  column: 'id',
  ids: rows.map(({ id }) => id),
  count: rows.length,
});
