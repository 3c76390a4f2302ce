import type { FieldKind } from '@fieldspan/contract/field';
import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import { tableName } from '../db/table-name.ts';
import type { Identity } from '../db/identity.ts';
import { fieldSql, mayTouch, ofTenant, readable, sameEmployer, shown } from './access.ts';
import type { Expression } from './entry.ts';
import { answeredFields, fieldOf, relationOf } from './field-of.ts';
import type { Related } from './field-of.ts';

type At = { name: ModelName; alias: string };
/**
 * `most`: rows per to-many relation. The query returns one more, so that the caller knows whether the list was cut off.
 */
type Asked = { relation: string; fields: readonly string[] | null; most: number };

/**
 * Selects a relation as JSON: an object or null, or a list. The other model's permission and row scope apply too, and
 * rows that the person may not read are left out.
 */
export function includeSql(identity: Identity, at: At, { relation, fields, most }: Asked): Expression {
  const related = relationOf(at.name, relation);
  const target = { name: related.model, alias: `${at.alias}_i` };
  const object = objectSql(identity, target, { related, names: answeredFields(related.model, fields) });
  const rows = related.via
    ? linkedRows(identity, { at, related, target })
    : directRows(identity, { at, related, target });
  const order = sql.ref(`${target.alias}.id`);
  if (related.kind === 'one') return sql`(select ${object} ${rows} order by ${order} limit 1)`;
  return sql`(select coalesce(json_agg(o.row), '[]'::json) from (
    select ${object} as row ${rows} order by ${order} limit ${most + 1}) as o)`;
}

type Chain = { at: At; related: Related; target: At };

function directRows(identity: Identity, { at, related, target }: Chain): Expression {
  return sql`from ${table(target)}
    where ${sql.ref(`${target.alias}.${related.to}`)} = ${sql.ref(`${at.alias}.${related.from}`)}
      and ${sameEmployer(at, target)}
      and ${shown(identity, target.name, { from: related.from, model: at.name, alias: target.alias })}`;
}

function linkedRows(identity: Identity, { at, related, target }: Chain): Expression {
  const { via } = related;
  if (!via) throw new Error('A relation without a link model');
  const link = { name: via.model, alias: linkAlias(target) };
  const mayReadLinks = mayTouch(identity, via.model, 'read');
  return sql`from ${table(link)} join ${table(target)}
      on ${sql.ref(`${target.alias}.${related.to}`)} = ${sql.ref(`${link.alias}.${via.there}`)}
    where ${sql.ref(`${link.alias}.${via.here}`)} = ${sql.ref(`${at.alias}.${related.from}`)}
      and ${mayReadLinks} and ${ofTenant(identity, via.model, link.alias)} and ${readable(identity, target.name, target.alias)}`;
}

function objectSql(
  identity: Identity,
  target: At,
  { related, names }: { related: Related; names: readonly string[] },
): Expression {
  const own = names.map((field) =>
    pair(field, jsonValue(fieldOf(target.name, field).kind, fieldSql(identity, target, field))),
  );
  const { via } = related;
  const added = (via?.adds ?? []).map((field) =>
    pair(field, linkField(via?.model ?? target.name, { field, alias: linkAlias(target) })),
  );
  return sql`json_build_object(${sql.join([...own, ...added])})`;
}

function linkField(model: ModelName, { field, alias }: { field: string; alias: string }): Expression {
  return jsonValue(fieldOf(model, field).kind, sql.ref(`${alias}.${field}`));
}

function pair(field: string, value: Expression): Expression {
  return sql`${sql.lit(field)}, ${value}`;
}

function table({ name, alias }: At): Expression {
  return sql`${sql.table(tableName(name))} as ${sql.ref(alias)}`;
}

function linkAlias(target: At): string {
  return `${target.alias}l`;
}

/** Formats values in JSON as they look at the top level: instants as ISO with milliseconds, json as text. */
function jsonValue(kind: FieldKind, value: Expression): Expression {
  if (kind === 'instant') return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return kind === 'json' ? sql`${value}::text` : value;
}
