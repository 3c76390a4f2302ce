import { sql } from 'kysely';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

/** Refuses changes to the estimate of a project that has locked it. */
export async function keepLockedEstimate({
  tx,
  session,
  before,
  values = {},
}: Pick<Write, 'tx' | 'session' | 'before'> & { values?: Write['values'] }): Promise<void> {
  const jobs = [before?.['job_id'], values['job_id']].filter((id) => typeof id === 'number');
  const { rows } = await sql`
    select from job where tenant_id = ${session.tenantId} and id = any(${jobs}) and estimate_locked = 1 for share`.execute(
    tx,
  );
  if (rows.length > 0)
    throw new Refusal('The estimate of this project is locked. Unlock it in the details of the project first.');
}
