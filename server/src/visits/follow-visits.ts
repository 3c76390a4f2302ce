import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

type OfService = { tenantId: number; serviceId: number };

/** The status of a call by the state of its next visit: the first of these types that the company has. */
const TYPES = sql`case next.state
  when 'travelling' then array['en_route', 'scheduled']
  when 'arrived' then array['on_site', 'scheduled']
  when 'paused' then array['on_site', 'scheduled']
  when 'planned' then array['scheduled']
  when 'published' then array['scheduled']
  when 'tray' then case when past.done_at is null then array['new'] else array['waiting', 'new'] end
  else case when past.done_at is null then array['waiting', 'new'] else array['completed'] end end`;

/**
 * Who is assigned to a call, when it is scheduled, its status and its completion are those of its next visit. Without one
 * the call is over when a visit was done, and otherwise waits for somebody.
 */
export async function followVisits(tx: Tx, { tenantId, serviceId }: OfService): Promise<void> {
  await sql`
    update service s set updated_at = now(), assigned_to = case when next.id is null then s.assigned_to else next.lead_id end,
      scheduled_at = case when next.id is null then s.scheduled_at else next.starts_at end,
      completed = case when next.id is null then past.done_at end,
      status_id = coalesce((select st.id from service_status st, unnest(${TYPES}) with ordinality as wanted (type, rank)
        where st.tenant_id = s.tenant_id and st.type = wanted.type order by wanted.rank, st.sort_order, st.id limit 1), s.status_id)
    from (select 1) as one
    left join lateral (select v.id, v.state, v.lead_id, v.starts_at from visit v
      where v.tenant_id = ${tenantId} and v.service_id = ${serviceId} and v.state not in ('done', 'no_access', 'cancelled')
      order by v.starts_at nulls last, v.id limit 1) next on true
    left join lateral (select max(v.done_at) as done_at from visit v
      where v.tenant_id = ${tenantId} and v.service_id = ${serviceId} and v.state = 'done') past on true
    where s.tenant_id = ${tenantId} and s.id = ${serviceId}`.execute(tx);
}
