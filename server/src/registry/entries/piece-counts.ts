import { mayRead } from '@fieldspan/contract/access-rules';
import type { Expression, Rows } from '../entry.ts';

/** Services that are further ahead than this are not counted yet. */
const AHEAD_DAYS = 30;

/** The pieces of a type that the person may read. Must match the read scope of `Equipment`. */
function piecesOf({ sql, col, identity, readableWhere }: Rows): Expression {
  const own = mayRead('Equipment')(identity.viewer)
    ? sql`true`
    : sql`(e.holder_id = ${identity.userId} or ${readableWhere('Job', (job) => sql`${sql.ref(`${job}.id`)} = e.job_id`)})`;
  return sql`equipment e where e.tenant_id = ${identity.tenantId} and e.type_id = ${col('id')} and ${own}`;
}

/** Counts for an equipment type, over all of its pieces; an included list of pieces may be cut off. */
export const pieceCounts = {
  live_count: (rows: Rows) => rows.sql`(select count(*)::int from ${piecesOf(rows)} and e.archived = 0)`,
  archived_count: (rows: Rows) => rows.sql`(select count(*)::int from ${piecesOf(rows)} and e.archived = 1)`,
  services_json: (rows: Rows) => rows.sql`(
    select coalesce(json_agg(json_build_array(d.day, d.pieces) order by d.day), '[]'::json) from (
      select e.next_service_date as day, count(*)::int as pieces from ${piecesOf(rows)} and e.archived = 0
        and e.next_service_date < current_date + ${AHEAD_DAYS}::int group by e.next_service_date) as d)`,
  meter_overdue_json: (rows: Rows) => rows.sql`(
    select coalesce(json_agg(json_build_array(d.day, d.pieces) order by d.day), '[]'::json) from (
      select e.next_service_date as day, count(*)::int as pieces from ${piecesOf(rows)} and e.archived = 0
        and e.meter > e.next_service_meter group by e.next_service_date) as d)`,
};
