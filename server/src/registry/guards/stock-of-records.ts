import { sql } from 'kysely';
import { Refusal } from '../../http/errors.ts';
import type { Write, Written } from '../entry.ts';

/** A delivery goes to a place that is in use. */
export async function checkReceiptPlace({ tx, session, values }: Write): Promise<void> {
  const { stock_place_id: place } = values;
  if (typeof place !== 'number') return;
  const { rows } = await sql`select from stock_place
    where tenant_id = ${session.tenantId} and id = ${place} and archived = 0`.execute(tx);
  if (rows.length === 0) throw new Refusal('Choose a place of stock that is in use.');
}

/** What came of materials lies in the place that the delivery names; what was taken back no longer does. */
export async function stockReceipt({ tx, session, id, values }: Written): Promise<void> {
  const { stock_place_id: place } = values;
  if (typeof place !== 'number') return;
  await sql`
    insert into stock_movement (tenant_id, kind, material_id, quantity, to_place_id, from_place_id, moved_on, receipt_id, unit_cost,
      created_by)
    select r.tenant_id, 'receive', d.source_id, abs(c.quantity), case when c.quantity > 0 then ${place}::bigint end,
      case when c.quantity < 0 then ${place}::bigint end, r.received_on, r.id, m.cost, ${session.userId}
    from order_receipt r
      cross join lateral json_to_recordset(r.lines_json) as c(line text, quantity numeric)
      join purchase_order o on o.tenant_id = r.tenant_id and o.id = r.po_id
      join lateral lines_of(o.lines_json) d on d.key = c.line and d.source_model = 'Material'
      join material m on m.tenant_id = r.tenant_id and m.id = d.source_id
    where r.tenant_id = ${session.tenantId} and r.id = ${id}`.execute(tx);
}

/**
 * A part from the van was taken from the van of whoever noted it, if they have one. The van may come to hold less than nothing:
 * what was put into the machine is true, and what was thought to be in the van is not.
 */
export async function stockPart({ tx, session, id }: Written): Promise<void> {
  const { tenantId } = session;
  await sql`delete from stock_movement where tenant_id = ${tenantId} and visit_part_id = ${id}`.execute(tx);
  await sql`
    insert into stock_movement (tenant_id, kind, material_id, quantity, from_place_id, moved_on, job_id, visit_part_id, unit_cost,
      created_by)
    select p.tenant_id, 'use', p.material_id, p.quantity, s.id, p.created_at::date, v.job_id, p.id, m.cost, p.created_by
    from visit_part p join visit v on v.tenant_id = p.tenant_id and v.id = p.visit_id
      join material m on m.tenant_id = p.tenant_id and m.id = p.material_id
      join lateral (select id from stock_place where tenant_id = p.tenant_id and kind = 'van' and archived = 0
        and user_id = p.created_by order by id limit 1) s on true
    where p.tenant_id = ${tenantId} and p.id = ${id} and p.is_from_van = 1`.execute(tx);
}
