import type { FieldKind } from '@fieldspan/contract/field';
import { ADDED_KINDS } from '@fieldspan/contract/filters';
import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { tableName } from '../db/table-name.ts';
import type { Identity } from '../db/identity.ts';
import { BadRequest } from '../http/errors.ts';
import { and, fieldSql, readable } from './access.ts';
import type { Expression, Predicate } from './entry.ts';
import { answeredFields, fieldOf } from './field-of.ts';
import { filterSql } from './filters.ts';
import { withinSql } from './group-value.ts';
import { includeSql } from './include-sql.ts';
import type { ReadQuery } from './parse-query.ts';

export type AnsweredRow = Record<string, unknown>;

/** Alias of the rows that the query reads; nested queries derive their aliases from it. */
export const BASE = 'b';

export type Read = { name: ModelName; query: ReadQuery; where?: Predicate };
/** `most`: the maximum number of rows per to-many relation. */
type ReadRows = Read & { most: number };

/** Builds one statement that selects the page of rows first, then their fields and included relations. */
export function rowsSql(identity: Identity, { name, query, where, most }: ReadRows): RawBuilder<AnsweredRow> {
  const at = { name, alias: BASE };
  const columns = answeredFields(name, query.fields).map(
    (field) => sql`${fieldSql(identity, at, field)} as ${sql.ref(field)}`,
  );
  const included = [...query.include].map(
    ([relation, fields]) => sql`${includeSql(identity, at, { relation, fields, most })} as ${sql.ref(relation)}`,
  );
  const order = orderSql(identity, name, query);
  return sql`select ${sql.join([...columns, ...included])} from (
    select ${sql.ref(BASE)}.* from ${sql.table(tableName(name))} as ${sql.ref(BASE)}
    where ${wanted(identity, { name, query, ...(where ? { where } : {}) })}
    order by ${order} ${sliceSql(query)}
  ) as ${sql.ref(BASE)} order by ${order}`;
}

/** The ids of at most `most` rows of a query, in its order. */
export function idsSql(identity: Identity, { name, query }: Read, most: number): RawBuilder<{ id: number }> {
  return sql`select ${sql.ref(`${BASE}.id`)} as id from ${sql.table(tableName(name))} as ${sql.ref(BASE)}
    where ${wanted(identity, { name, query })} order by ${orderSql(identity, name, query)} limit ${sql.lit(most)}`;
}

/** At most `most` records that a query matches, with the version of each. */
export function matchingSql(
  identity: Identity,
  { name, query }: Read,
  most: number,
): RawBuilder<{ id: number; version: number }> {
  return sql`select ${sql.ref(`${BASE}.id`)} as id, ${sql.ref(`${BASE}.version`)} as version
    from ${sql.table(tableName(name))} as ${sql.ref(BASE)}
    where ${wanted(identity, { name, query })} order by ${sql.ref(`${BASE}.id`)} limit ${sql.lit(most)}`;
}

/**
 * The limit is a literal, not a parameter, so that the planner of a prepared statement knows that only few rows are
 * needed.
 */
function sliceSql({ page, limit }: ReadQuery): Expression {
  const skipped = ((page ?? 1) - 1) * limit;
  return skipped === 0 ? sql`limit ${sql.lit(limit)}` : sql`limit ${sql.lit(limit)} offset ${skipped}`;
}

/**
 * Counts all rows that match the query, and adds up the fields of its `sum` as the person may read them: exactly, as
 * decimal numbers. `sums` is JSON text.
 */
export function countSql(identity: Identity, read: Read): RawBuilder<{ count: number; sums: string }> {
  const sums = read.query.sum.map((field) => sql`${sql.lit(field)}, ${sumSql(identity, read.name, field)}`);
  return sql`select count(*)::int as count, json_build_object(${sql.join(sums)})::text as sums
    from ${sql.table(tableName(read.name))} as ${sql.ref(BASE)} where ${wanted(identity, read)}`;
}

export function sumSql(identity: Identity, name: ModelName, field: string): Expression {
  const { kind } = fieldOf(name, field);
  if (!ADDED_KINDS.some((added) => added === kind)) throw new BadRequest(`${name}.${field} cannot be added up.`);
  return sql`coalesce(sum((${fieldSql(identity, { name, alias: BASE }, field)})::numeric), 0)`;
}

export function wanted(identity: Identity, { name, query, where }: Read): Predicate {
  const at = { name, alias: BASE };
  const within = query.within ? [withinSql(identity, at, query.within)] : [];
  const members = query.onlyMemberThreads ? [ownThread(identity, name)] : [];
  return and([
    readable(identity, name, BASE),
    filterSql(identity, at, query),
    ...within,
    ...members,
    ...(where ? [where] : []),
  ]);
}

/** Matches a record by id or by slug; every find accepts either. */
export function keySql(key: string): Predicate {
  return /^\d{1,15}$/.test(key)
    ? sql<boolean>`${sql.ref(`${BASE}.id`)} = ${Number(key)}`
    : sql<boolean>`${sql.ref(`${BASE}.slug`)} = ${key}`;
}

function ownThread({ tenantId, userId }: Identity, name: ModelName): Predicate {
  if (name !== 'MessageThread') throw new BadRequest(`onlyMemberThreads belongs to MessageThread, not to ${name}.`);
  return sql`exists (select from message_thread_user ou
    where ou.tenant_id = ${tenantId} and ou.thread_id = ${sql.ref(`${BASE}.id`)} and ou.user_id = ${userId})`;
}

function orderSql(identity: Identity, name: ModelName, { order }: ReadQuery): Expression {
  const at = { name, alias: BASE };
  const parts = order.map(([field, direction]) => {
    const { kind, required } = fieldOf(name, field);
    if (!isOrdered(kind)) throw new BadRequest(`${name}.${field} cannot be sorted by.`);
    const last = required ? sql`` : sql` nulls last`;
    return sql`${fieldSql(identity, at, field)} ${direction === 'DESC' ? sql`desc` : sql`asc`}${last}`;
  });
  const tie = order.at(-1)?.[1] === 'DESC' ? sql`desc` : sql`asc`;
  return order.some(([field]) => field === 'id')
    ? sql.join(parts)
    : sql.join([...parts, sql`${sql.ref(`${BASE}.id`)} ${tie}`]);
}

function isOrdered(kind: FieldKind): boolean {
  return kind !== 'json' && kind !== 'ids';
}
