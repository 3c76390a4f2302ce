import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { nextNumber } from './next-number.ts';

/** The next number that no call has: `S-09012`. A company that numbered its calls itself goes on from its highest. */
export async function callNumber(tx: Tx, tenantId: number): Promise<string> {
  await sql`insert into number_series (tenant_id, kind, scope, year, last)
    select ${tenantId}, 'service call', '', 0, greatest(1, max(substring(job_num from '^S-0*([0-9]{1,9})$')::bigint))
    from service where tenant_id = ${tenantId} and job_num ~ '^S-[0-9]{1,9}$'
    having max(job_num) is not null
    on conflict (tenant_id, kind, scope, year) do nothing`.execute(tx);
  for (;;) {
    const number = `S-${String(await nextNumber(tx, { tenantId, kind: 'service call', year: 0 })).padStart(5, '0')}`;
    const { rows } = await sql`select from service where tenant_id = ${tenantId} and job_num = ${number}`.execute(tx);
    if (rows.length === 0) return number;
  }
}
