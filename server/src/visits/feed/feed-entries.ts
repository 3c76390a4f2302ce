import type { VisitState } from '@fieldspan/domain/visits/visit-state';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Identity } from '../../db/identity.ts';
import { readable } from '../../registry/access.ts';

/** How far a feed reaches, in days from now. */
const BEFORE = 30;
const AHEAD = 180;

export type FeedVisit = {
  uid: string;
  version: number;
  state: VisitState;
  starts_at: string;
  ends_at: string;
  /** Of the visit, or of what it is for. */
  changed_at: string;
  job_id: number | null;
  /** Of the call or project. */
  slug: string;
  num: string;
  name: string;
  customer: string | null;
  address: string;
};

export type FeedLeave = { uid: string; version: number; changed_at: string; from_on: string; to_on: string };

type Asked = { tx: Tx; identity: Identity; now: Date };

const FAR_MS = 86_400_000;
const spanOf = (now: Date) => ({
  from: new Date(now.getTime() - BEFORE * FAR_MS).toISOString(),
  until: new Date(now.getTime() + AHEAD * FAR_MS).toISOString(),
});

/** The visits that the person leads or goes along on, as far as they may read them. */
export async function feedVisits({ tx, identity, now }: Asked): Promise<FeedVisit[]> {
  const { from, until } = spanOf(now);
  // By person and not by time: each of the two has an index, and a person has fewer visits than the company.
  const own = sql`select id from visit where tenant_id = ${identity.tenantId} and lead_id = ${identity.userId}
    union all select visit_id from visit_person where tenant_id = ${identity.tenantId} and user_id = ${identity.userId}`;
  const { rows } = await sql<FeedVisit>`
    select vi.slug as uid, vi.version, vi.state, vi.starts_at,
      coalesce(vi.ends_at, vi.starts_at + make_interval(mins => vi.duration_min)) as ends_at,
      greatest(vi.updated_at, s.updated_at, j.updated_at) as changed_at, vi.job_id,
      coalesce(s.slug, j.slug, '') as slug, coalesce(s.job_num, j.job_num, '') as num,
      coalesce(s.job_name, j.job_name, '') as name, coalesce(s.customer_name_cache, j.customer_name_cache) as customer,
      case when s.id is null then concat_ws(', ', nullif(j.address, ''), nullif(j.city, ''), nullif(j.postal_code, ''))
        else concat_ws(', ', nullif(s.address, ''), nullif(s.city, ''), nullif(s.postal_code, '')) end as address
    from visit vi
    left join service s on s.tenant_id = vi.tenant_id and s.id = vi.service_id
    left join job j on j.tenant_id = vi.tenant_id and j.id = vi.job_id
    where ${readable(identity, 'Visit', 'vi')} and vi.state <> 'tray' and vi.starts_at < ${until}
      and coalesce(vi.ends_at, vi.starts_at) > ${from} and vi.id in (${own})
    order by vi.starts_at, vi.id`.execute(tx);
  return rows;
}

/** The leave that the person was granted. */
export async function feedLeaves({ tx, identity, now }: Asked): Promise<FeedLeave[]> {
  const { from, until } = spanOf(now);
  const { rows } = await sql<FeedLeave>`
    select l.slug as uid, l.version, l.updated_at as changed_at, l.from_on, l.to_on from leave l
    where ${readable(identity, 'Leave', 'l')} and l.user_id = ${identity.userId} and l.state = 'granted'
      and l.to_on >= ${from}::date and l.from_on <= ${until}::date
    order by l.from_on, l.id`.execute(tx);
  return rows;
}
