import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL for the breaks of a time log, as JSON text in order of time; null for none. `log` is the alias of its row. */
export function breaksOf(log: string): RawBuilder<string | null> {
  const of = (field: string) => sql.ref(`${log}.${field}`);
  return sql`(select json_agg(json_build_object('kind', pause.kind, 'is_paid', pause.is_paid,
      'starts_at', ${instant('pause.starts_at')}, 'ends_at', ${instant('pause.ends_at')}) order by pause.starts_at)::text
    from time_break pause where pause.tenant_id = ${of('tenant_id')} and pause.time_log_id = ${of('id')})`;
}
