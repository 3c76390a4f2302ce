import { models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import { isAllowed } from '@fieldspan/domain/access';
import type { AccessRule, Verb } from '@fieldspan/domain/access';
import { sql } from 'kysely';
import { tableName } from '../db/table-name.ts';
import type { Identity } from '../db/identity.ts';
import { entryOf } from './entries.ts';
import type { Expression, Predicate, RowScope, Rows } from './entry.ts';

const NO_ROW = sql<boolean>`false`;

/** Whether any row of the model could pass: the model-level half of the permission. */
export function mayTouch(identity: Identity, name: ModelName, verb: Verb): boolean {
  return isAllowed(identity.viewer, models[name][verb], verb);
}

/** Rows that the person may read: permission, employer and row scope in one predicate. */
export function readable(identity: Identity, name: ModelName, alias: string): Predicate {
  const entry = entryOf(name);
  const scope = scopeOf(identity, { name, verb: 'read', scope: entry.read }, alias);
  return entry.crossTenant === true ? scope : and([ofTenant(identity, name, alias), scope]);
}

/** Rows that the person may read for what they are, not because another record shows them. */
export function readableByItself(identity: Identity, name: ModelName, alias: string): Predicate {
  const scope = ownScope(identity, { name, verb: 'read', scope: entryOf(name).read }, alias);
  return and([ofTenant(identity, name, alias), scope]);
}

/** Rows that the person may change. Never another employer's. */
export function writable(identity: Identity, name: ModelName, alias: string): Predicate {
  const scope = scopeOf(identity, { name, verb: 'write', scope: entryOf(name).write }, alias);
  return and([ofTenant(identity, name, alias), scope]);
}

/** Rows that the person may remove, beyond being allowed to change them. */
export function removable(identity: Identity, name: ModelName, alias: string): Predicate {
  const { remove } = entryOf(name);
  const rows = rowsOf(identity, alias);
  return and([writable(identity, name, alias), ...(remove ? [remove(rows)] : [])]);
}

/** Rows of the active employer; the first of the two locks. Shared models have one set for everybody. */
export function ofTenant(identity: Identity, name: ModelName, alias: string): Predicate {
  return models[name].tenancy === 'shared'
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(`${alias}.tenant_id`)} = ${identity.tenantId}`;
}

/** Between two employers' records a relation stays at one employer, even where the person may read rows of others. */
export function sameEmployer(
  one: { name: ModelName; alias: string },
  other: { name: ModelName; alias: string },
): Predicate {
  const isOwned = models[one.name].tenancy === 'tenant' && models[other.name].tenancy === 'tenant';
  return isOwned && entryOf(other.name).crossTenant === true
    ? sql<boolean>`${sql.ref(`${other.alias}.tenant_id`)} = ${sql.ref(`${one.alias}.tenant_id`)}`
    : sql<boolean>`true`;
}

/** Rows that a readable record shows through one of its references: nothing more is to be asked of them. */
export function shown(
  identity: Identity,
  name: ModelName,
  by: { from: string; model: ModelName; alias: string },
): Predicate {
  const isShown = entryOf(name).shownBy?.some(({ model, field }) => model === by.model && field === by.from) === true;
  return isShown ? ofTenant(identity, name, by.alias) : readable(identity, name, by.alias);
}

type Ruled = { name: ModelName; verb: Verb; scope: RowScope | undefined };

/** The model's own rules and row scope. */
function ownScope(identity: Identity, { name, verb, scope }: Ruled, alias: string): Predicate {
  const rules: readonly AccessRule[] = models[name][verb];
  const wholesale = rules.filter((rule) => rule !== '@scoped');
  if (isAllowed(identity.viewer, wholesale, verb)) return sql<boolean>`true`;
  return rules.includes('@scoped') && scope ? scope(rowsOf(identity, alias)) : NO_ROW;
}

/** With what readable records show. */
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

/** Aliases grow with the depth of nesting, so an inner one never hides an outer one. */
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

/** The SQL of a field: its column, or what the server's half computes or masks. */
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
