import type { Rows } from '../entry.ts';

/**
 * What is taken of a type from today on. Everybody sees how much, because they have to book around it; whose it is they
 * read in the bookings. A piece that went out for a booking is in the booking's number already.
 */
export const takenPieces = {
  taken_json: ({ sql, col, identity }: Rows) => sql`(
    select coalesce(json_agg(json_build_array(t.begins, t.ends, t.quantity)), '[]'::json) from (
      select b.from_on as begins, b.to_on as ends, b.quantity from equipment_booking b
        where b.tenant_id = ${identity.tenantId} and b.type_id = ${col('id')} and b.archived = 0 and b.to_on >= current_date - 1
      union all
      select c.handed_at::date, greatest(c.due_on, current_date), 1 from equipment e
        join equipment_custody c on c.tenant_id = e.tenant_id and c.equipment_id = e.id and c.ended_at is null
        where e.tenant_id = ${identity.tenantId} and e.type_id = ${col('id')} and e.archived = 0
          and c.kind = 'out' and c.booking_id is null and c.due_on is not null
          and not exists (select from equipment_outage o
            where o.tenant_id = e.tenant_id and o.equipment_id = e.id and o.released_at is null)
    ) as t)`,
  usable_count: ({ sql, col, identity }: Rows) => sql`(
    select count(*)::int from equipment e
    where e.tenant_id = ${identity.tenantId} and e.type_id = ${col('id')} and e.archived = 0
      and not exists (select from equipment_outage o
        where o.tenant_id = e.tenant_id and o.equipment_id = e.id and o.released_at is null))`,
};
