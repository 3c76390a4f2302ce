import type { BoardVisit } from '@fieldspan/contract/schedule-calls';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Identity } from '../db/identity.ts';
import { Refusal } from '../http/errors.ts';
import { readable } from '../registry/access.ts';
import type { Predicate } from '../registry/entry.ts';

type Reader = { tx: Tx; identity: Identity };

/** Visits that the person may read, under the alias `vi`, as the board shows them. */
export async function boardVisits({ tx, identity }: Reader, where: Predicate): Promise<BoardVisit[]> {
  const { rows } = await sql<BoardVisit>`
    select vi.id, vi.version, vi.state, vi.lead_id, coalesce(h.ids, '{}') as helper_ids, vi.starts_at, vi.ends_at,
      vi.duration_min, vi.arrived_at, vi.done_at, vi.note, vi.service_id, vi.job_id,
      coalesce(s.slug, j.slug, '') as slug, coalesce(s.job_num, j.job_num, '') as num,
      coalesce(s.job_name, j.job_name, '') as name, coalesce(s.customer_name_cache, j.customer_name_cache) as customer,
      coalesce(s.city, j.city) as city, coalesce(s.lat, j.lat) as lat, coalesce(s.long, j.long) as long, s.priority
    from visit vi
    left join service s on s.tenant_id = vi.tenant_id and s.id = vi.service_id
    left join job j on j.tenant_id = vi.tenant_id and j.id = vi.job_id
    left join lateral (select array_agg(vp.user_id order by vp.id) as ids from visit_person vp
      where vp.tenant_id = vi.tenant_id and vp.visit_id = vi.id) h on true
    where ${readable(identity, 'Visit', 'vi')} and ${where}
    order by vi.starts_at nulls first, vi.id`.execute(tx);
  return rows;
}

/** @throws Refusal if the person can read no such visit */
export async function boardVisit(reader: Reader, id: number): Promise<BoardVisit> {
  const [visit] = await boardVisits(reader, sql<boolean>`vi.id = ${id}`);
  if (!visit) throw new Refusal('Visit not found.');
  return visit;
}
