import type { FirstSteps } from '@fieldspan/contract/setup-calls';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { samplesOf } from './samples.ts';

type Asking = { tx: Tx; tenantId: number };

/** Whether each of the first steps of a company is done. Sample records count for none of them. */
export async function firstSteps(asking: Asking): Promise<FirstSteps> {
  const { tx, tenantId } = asking;
  const { rows } = await sql<Record<string, boolean>>`
    select
      c.address is not null and c.city is not null as address,
      exists (select from form_template where tenant_id = c.id) as forms,
      s.taxes_json is not null and s.taxes_json::text not in ('', '{}', 'null') as taxes,
      s.document_logo_id is not null or s.document_colour is not null as look,
      (select count(*) > 1 from (select from user_permission where tenant_id = c.id limit 2) as two) as people,
      exists (select from job where tenant_id = c.id and ${OWN})
        or exists (select from service where tenant_id = c.id and ${OWN}) as work,
      exists (select from time_log where tenant_id = c.id)
        or exists (select from visit_event where tenant_id = c.id) as clock
    from company c left join company_setting s on s.tenant_id = c.id where c.id = ${tenantId}`.execute(tx);
  const samples = await samplesOf(asking);
  return {
    steps: Object.entries(rows[0] ?? {}).map(([step, is_done]) => ({ step, is_done })),
    samples: samples.length,
  };
}

const OWN = sql`client_key not like 'sample:%' is not false`;
