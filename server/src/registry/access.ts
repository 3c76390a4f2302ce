import { mayTouchAll, mayTouchSome } from '@fieldspan/contract/access-rules';
import { models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import type { AccessRule, Verb } from '@fieldspan/domain/access';
import { sql } from 'kysely';
import { tableName } from '../db/table-name.ts';
import type { Identity } from '../db/identity.ts';
import { entryOf } from './entries.ts';
import type { Expression, Predicate, RowScope, Rows } from './entry.ts';

const NO_ROW = sql<boolean>`false`;

/** Whether the person's permissions allow the verb on any row of the model at all. Row scopes come on top. */
export function mayTouch(identity: Identity, name: ModelName, verb: Verb): boolean {
  return mayTouchSome(identity.viewer, name, verb);
}

/** The predicate for rows that the person may read: permission, tenant and row scope. */
export function readable(identity: Identity, name: ModelName, alias: string): Predicate {
  const entry = entryOf(name);
  const scope = scopeOf(identity, { name, verb: 'read', scope: entry.read }, alias);
  return entry.crossTenant === true ? scope : and([ofTenant(identity, name, alias), scope]);
}

/**
 * Like `readable`, but without rows that are readable only because another readable record refers to them (`shownBy`).
 */
export function readableByItself(identity: Identity, name: ModelName, alias: string): Predicate {
  const scope = ownScope(identity, { name, verb: 'read', scope: entryOf(name).read }, alias);
  return and([ofTenant(identity, name, alias), scope]);
}

/**
 * The predicate for rows that the person may change. Rows of another tenant never match, not even for `crossTenant`
 * models.
 */
export function writable(identity: Identity, name: ModelName, alias: string): Predicate {
  const scope = scopeOf(identity, { name, verb: 'write', scope: entryOf(name).write }, alias);
  return and([ofTenant(identity, name, alias), scope]);
}

/** The predicate for rows that the person may delete: a writable row that also passes the entry's `remove` scope. */
export function removable(identity: Identity, name: ModelName, alias: string): Predicate {
  const { remove } = entryOf(name);
  const rows = rowsOf(identity, alias);
  return and([writable(identity, name, alias), ...(remove ? [remove(rows)] : [])]);
}

/**
 * Rows of the active tenant. This is the first of two locks; row-level security in the database is the second. Shared
 * models are the same for every tenant.
 */
export function ofTenant(identity: Identity, name: ModelName, alias: string): Predicate {
  return models[name].tenancy === 'shared'
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(`${alias}.tenant_id`)} = ${identity.tenantId}`;
}

/** Keeps a relation inside one tenant, even where the person may read rows of other tenants. */
export function sameEmployer(
  one: { name: ModelName; alias: string },
  other: { name: ModelName; alias: string },
): Predicate {
  const isOwned = models[one.name].tenancy === 'tenant' && models[other.name].tenancy === 'tenant';
  return isOwned && entryOf(other.name).crossTenant === true
    ? sql<boolean>`${sql.ref(`${other.alias}.tenant_id`)} = ${sql.ref(`${one.alias}.tenant_id`)}`
    : sql<boolean>`true`;
}

/**
 * The predicate for rows reached through a reference of a readable record. If the entry lists that reference in
 * `shownBy`, only the tenant is checked; otherwise the usual read rules apply.
 */
export function shown(
  identity: Identity,
  name: ModelName,
  by: { from: string; model: ModelName; alias: string },
): Predicate {
  const isShown = entryOf(name).shownBy?.some(({ model, field }) => model === by.model && field === by.from) === true;
  return isShown ? ofTenant(identity, name, by.alias) : readable(identity, name, by.alias);
}

type Ruled = { name: ModelName; verb: Verb; scope: RowScope | undefined };

/** The model's own access rules and row scope, without `shownBy`. */
function ownScope(identity: Identity, { name, verb, scope }: Ruled, alias: string): Predicate {
  const rules: readonly AccessRule[] = models[name][verb];
  const { within } = entryOf(name);
  const narrowed = within ? [within(rowsOf(identity, alias))] : [];
  if (mayTouchAll(identity.viewer, name, verb)) return and(narrowed);
  return rules.includes('@scoped') && scope ? and([scope(rowsOf(identity, alias)), ...narrowed]) : NO_ROW;
}

/** The model's own scope, widened for reads by the rows that other readable records show (`shownBy`). */
function scopeOf(identity: Identity, ruled: Ruled, alias: string): Predicate {
  const { name, verb } = ruled;
  const own = ownScope(identity, ruled, alias);
  const shownBy = verb === 'read' ? (entryOf(name).shownBy ?? []) : [];
  if (shownBy.length === 0) return own;
  const rows = rowsOf(identity, alias);
  const through = shownBy.map(({ model, field }) =>
    rows.readableWhere(model, (other) => sql`${sql.ref(`${other}.${field}`)} = ${rows.col('id')}`),
  );
  return or([own, ...through]);
}

/** Nested subqueries get longer aliases, so that an inner alias never hides an outer one. */
export function rowsOf(identity: Identity, alias: string): Rows {
  const inner = `${alias}_`;
  const col = (field: string): Expression => sql.ref(`${alias}.${field}`);
  const readableWhere: Rows['readableWhere'] = (name, on) =>
    sql`exists (select from ${sql.table(tableName(name))} as ${sql.ref(inner)} where ${on(inner)} and ${readable(identity, name, inner)})`;
  return {
    identity,
    alias,
    sql,
    col,
    readableWhere,
    mayRead: (name, field) => readableWhere(name, (other) => sql`${sql.ref(`${other}.id`)} = ${col(field)}`),
  };
}

/** The SQL expression of a field: its column, or the computed or masked expression from the entry. */
export function fieldSql(identity: Identity, at: { name: ModelName; alias: string }, field: string): Expression {
  const columns = entryOf(at.name).columns ?? {};
  const special = Object.hasOwn(columns, field) ? columns[field] : undefined;
  return special ? special(rowsOf(identity, at.alias)) : sql.ref(`${at.alias}.${field}`);
}

export function and(predicates: readonly Predicate[]): Predicate {
  return predicates.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(predicates, sql` and `)})`;
}

export function or(predicates: readonly Predicate[]): Predicate {
  return predicates.length === 0 ? NO_ROW : sql<boolean>`(${sql.join(predicates, sql` or `)})`;
}
