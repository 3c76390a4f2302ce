import { hasModule } from '@fieldspan/domain/access';
import type { Expression, Rows } from '../entry.ts';

/** Services further ahead are nobody's business yet. */
const AHEAD_DAYS = 30;

/** The pieces of a type that the person may read, as `Equipment` has it. */
function piecesOf({ sql, col, identity }: Rows): Expression {
  const own = hasModule(identity.viewer, 'Equipment', 'read') ? sql`true` : sql`e.holder_id = ${identity.userId}`;
  return sql`equipment e where e.tenant_id = ${identity.tenantId} and e.type_id = ${col('id')} and ${own}`;
}

/** Of an equipment type: what a list of its pieces would say, were it not cut. */
export const pieceCounts = {
  live_count: (rows: Rows) => rows.sql`(select count(*)::int from ${piecesOf(rows)} and e.archived = 0)`,
  archived_count: (rows: Rows) => rows.sql`(select count(*)::int from ${piecesOf(rows)} and e.archived = 1)`,
  services_json: (rows: Rows) => rows.sql`(
    select coalesce(json_agg(json_build_array(d.day, d.pieces) order by d.day), '[]'::json) from (
      select e.next_service_date as day, count(*)::int as pieces from ${piecesOf(rows)} and e.archived = 0
        and e.next_service_date < current_date + ${AHEAD_DAYS}::int group by e.next_service_date) as d)`,
};
