import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** A visit that a contract made, with its call. */
export type OfVisit = { tenantId: number; contractId: number; visitId: number; serviceId: number };

/** The checklist of a visit: what is brought along, then what is done. */
export async function stepsOf(tx: Tx, { tenantId, contractId, visitId }: OfVisit): Promise<void> {
  await sql`
    insert into visit_task (tenant_id, visit_id, kind, title, sort_order)
    select ${tenantId}::bigint, ${visitId}::bigint, step.kind, step.title, row_number() over (order by step.kind, step.rank, step.id)
    from (
      select 'bring' as kind, quantity || ' × ' || description as title, 0 as rank, id from service_contract_material
        where tenant_id = ${tenantId} and contract_id = ${contractId}
      union all
      select 'do', title, sort_order, id from service_contract_task
        where tenant_id = ${tenantId} and contract_id = ${contractId}
    ) as step
    where not exists (select from visit_task done where done.tenant_id = ${tenantId} and done.visit_id = ${visitId}
      and done.kind = step.kind and done.title = step.title)`.execute(tx);
}

/** The forms of a visit are those of its contract, but for templates that are in use no more. */
export async function formsOf(tx: Tx, { tenantId, contractId, visitId }: OfVisit): Promise<void> {
  const asked = sql`select f.child_template_id from service_contract_form f
    join form_child_template t on t.tenant_id = f.tenant_id and t.id = f.child_template_id and t.archived = 0
    where f.tenant_id = ${tenantId} and f.contract_id = ${contractId}`;
  await sql`delete from visit_form where tenant_id = ${tenantId} and visit_id = ${visitId}
    and child_template_id not in (${asked})`.execute(tx);
  await sql`insert into visit_form (tenant_id, visit_id, child_template_id)
    select ${tenantId}::bigint, ${visitId}::bigint, asked.child_template_id from (${asked}) as asked
    on conflict (tenant_id, visit_id, child_template_id) do nothing`.execute(tx);
}

/** Checklist, forms, files and machines of a contract, for one of its visits. */
export async function carryAll(tx: Tx, of: OfVisit): Promise<void> {
  const { tenantId, contractId, serviceId } = of;
  await stepsOf(tx, of);
  await formsOf(tx, of);
  await sql`
    insert into service_file (tenant_id, service_id, file_id, caption, created_by)
    select tenant_id, ${serviceId}::bigint, file_id, caption, created_by from service_contract_file
    where tenant_id = ${tenantId} and contract_id = ${contractId} order by id`.execute(tx);
  await sql`
    insert into service_asset (tenant_id, service_id, asset_id, created_by)
    select tenant_id, ${serviceId}::bigint, asset_id, created_by from service_contract_product
    where tenant_id = ${tenantId} and contract_id = ${contractId} order by id`.execute(tx);
}
