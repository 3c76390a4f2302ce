import type { Meta } from '@fieldspan/contract/envelope';
import { models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import { RowGroupSchema } from '@fieldspan/contract/query';
import type { RowGroup } from '@fieldspan/contract/query';
import { sql } from 'kysely';
import * as v from 'valibot';
import { tableName } from '../db/table-name.ts';
import type { Identity } from '../db/identity.ts';
import { and, fieldSql, sameEmployer, shown } from './access.ts';
import { BASE, sumSql, wanted } from './compile.ts';
import { titlesOf } from './csv-columns.ts';
import type { Expression } from './entry.ts';
import type { Related } from './field-of.ts';
import { groupValue } from './group-value.ts';
import type { GroupsQuery } from './parse-query.ts';
import { requireRead } from './read.ts';
import type { Reader } from './read.ts';

const GROUPS = 'g';
const RELATED = 'g_r';

const AnsweredGroup = v.object({
  ...RowGroupSchema.entries,
  sums: v.pipe(v.string(), v.parseJson(), RowGroupSchema.entries.sums),
  groups: v.number(),
});

/**
 * A page of the groups of the rows that a query matches, each with its number of rows and its sums, as the person may read
 * them. Groups are in the order of their titles or values; rows without one come last.
 * @throws Refusal without permission on the model
 * @throws BadRequest for names that do not exist, or that rows cannot be grouped by
 */
export async function readGroups(
  { tx, identity }: Reader,
  name: ModelName,
  query: GroupsQuery,
): Promise<{ groups: RowGroup[]; meta: Meta }> {
  requireRead(identity, name);
  const { rows } = await groupsSql(identity, name, query).execute(tx);
  const answered = v.parse(v.array(AnsweredGroup), rows);
  const count = answered[0]?.groups ?? 0;
  return {
    groups: answered.map(({ groups: _all, ...group }) => group),
    meta: { count, num_pages: Math.max(1, Math.ceil(count / query.limit)) },
  };
}

function groupsSql(identity: Identity, name: ModelName, query: GroupsQuery) {
  const { value, relation } = groupValue(identity, { name, alias: BASE }, query.grouping);
  const sums = query.sum.map((field) => sql`${sql.lit(field)}, ${sumSql(identity, name, field)}`);
  const tenant = models[name].tenancy === 'tenant' ? sql`min(${sql.ref(`${BASE}.tenant_id`)})` : sql`null::bigint`;
  const title = relation === null ? sql`null::text` : titleSql(identity, name, relation);
  const skipped = ((query.page ?? 1) - 1) * query.limit;
  // Moments are grouped latest first, as lists of them are shown.
  const direction = query.grouping.unit === undefined ? sql`asc` : sql`desc`;
  return sql`select g.value, ${title} as title, g.count, g.sums, (count(*) over ())::int as groups from (
    select ${value} as value, ${tenant} as tenant_id, count(*)::int as count, json_build_object(${sql.join(sums)})::text as sums
    from ${sql.table(tableName(name))} as ${sql.ref(BASE)} where ${wanted(identity, { name, query })} group by 1
  ) as ${sql.ref(GROUPS)}
  order by title asc nulls last, g.value ${direction} nulls last limit ${sql.lit(query.limit)} offset ${skipped}`;
}

/** What people know the record of a group by; null for one that the person may not read. */
function titleSql(identity: Identity, name: ModelName, related: Related): Expression {
  const target = { name: related.model, alias: RELATED };
  const fields = titlesOf(related.model).map((field) => fieldSql(identity, target, field));
  if (fields.length === 0) return sql`null::text`;
  return sql`(select nullif(concat_ws(' ', ${sql.join(fields)}), '') from ${sql.table(tableName(related.model))} as ${sql.ref(RELATED)}
    where ${and([
      sql<boolean>`${sql.ref(`${RELATED}.id`)} = ${sql.ref(`${GROUPS}.value`)}`,
      sameEmployer({ name, alias: GROUPS }, target),
      shown(identity, related.model, { from: related.from, model: name, alias: RELATED }),
    ])})`;
}
