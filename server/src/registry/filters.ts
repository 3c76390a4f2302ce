import type { Field, FieldKind } from '@fieldspan/contract/field';
import type { ModelName } from '@fieldspan/contract/models';
import type { FilterValue } from '@fieldspan/contract/query';
import { sql } from 'kysely';
import { tableName } from '../db/table-name.ts';
import type { Identity } from '../db/identity.ts';
import { BadRequest } from '../http/errors.ts';
import { and, fieldSql, mayTouch, ofTenant, or, readable, rowsOf, sameEmployer } from './access.ts';
import { entryOf } from './entries.ts';
import type { Expression, Predicate } from './entry.ts';
import { fieldOf, relationOf } from './field-of.ts';
import type { FilterGroup, ReadQuery } from './parse-query.ts';

type At = { name: ModelName; alias: string };
type Scalar = string | number | boolean | null;

const COMPARISONS = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` } as const;
const ORDERED: ReadonlySet<string> = new Set(['id', 'int', 'number', 'money', 'instant', 'date', 'text']);

/** Builds the predicate of a query's filters and `any` groups for the rows under an alias. */
export function filterSql(identity: Identity, at: At, { filters, any }: Pick<ReadQuery, 'filters' | 'any'>): Predicate {
  const group = (entries: FilterGroup) =>
    and([...entries].map(([field, value]) => conditionSql(identity, at, [field, value])));
  return and([group(filters), ...(any.length > 0 ? [or(any.map(group))] : [])]);
}

function conditionSql(identity: Identity, at: At, [path, value]: [string, FilterValue]): Predicate {
  const dot = path.indexOf('.');
  if (dot > 0) return relatedSql(identity, at, { relation: path.slice(0, dot), field: path.slice(dot + 1), value });
  // Document 0 §7 names the filter for a list of ids `ids`.
  const name = path === 'ids' ? 'id' : path;
  const field = fieldOf(at.name, name);
  const found = foundByIndex(identity, at, [name, value]) ?? foundByValue(identity, at, [name, value]);
  if (found) return found;
  return matchSql(fieldSql(identity, at, name), { field, name: `${at.name}.${name}` }, value);
}

function foundByIndex(
  identity: Identity,
  { name, alias }: At,
  [field, value]: [string, FilterValue],
): Predicate | null {
  const search = entryOf(name).searches?.[field];
  if (!search || typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { like: text, ...others } = value;
  return typeof text === 'string' && Object.keys(others).length === 0 ? search(rowsOf(identity, alias), text) : null;
}

function foundByValue(
  identity: Identity,
  { name, alias }: At,
  [field, value]: [string, FilterValue],
): Predicate | null {
  const find = entryOf(name).values?.[field];
  if (!find || value === null) return null;
  const one = (wanted: unknown) => (typeof wanted === 'string' ? find(rowsOf(identity, alias), wanted) : null);
  if (Array.isArray(value)) {
    const all = value.map(one);
    return all.every((each) => each !== null) ? or(all) : null;
  }
  if (typeof value !== 'object') return one(value);
  const { not, ...others } = value;
  const excluded = Object.keys(others).length === 0 ? one(not) : null;
  return excluded && sql`not ${excluded}`;
}

type RelatedFilter = { relation: string; field: string; value: FilterValue };

/** Matches rows that have a related record which the person may read and which matches the value. */
function relatedSql(identity: Identity, at: At, { relation, field, value }: RelatedFilter): Predicate {
  const { model, from, to, via } = relationOf(at.name, relation);
  // This check comes before any SQL is built from the name, because the name comes from the client and a path such as
  // Customer.a.b is not a field.
  const named = { field: fieldOf(model, field), name: `${relation}.${field}` };
  const other = { name: model, alias: `${at.alias}_f` };
  const link = `${at.alias}_l`;
  const wanted = matchSql(fieldSql(identity, other, field), named, value);
  const here = sql.ref(`${at.alias}.${from}`);
  const target = sql`${sql.table(tableName(model))} as ${sql.ref(other.alias)}`;
  const conditions = and([sameEmployer(at, other), readable(identity, model, other.alias), wanted]);
  if (!via)
    return sql`exists (select from ${target} where ${sql.ref(`${other.alias}.${to}`)} = ${here} and ${conditions})`;
  return sql`exists (select from ${sql.table(tableName(via.model))} as ${sql.ref(link)}
    join ${target} on ${sql.ref(`${other.alias}.${to}`)} = ${sql.ref(`${link}.${via.there}`)}
    where ${sql.ref(`${link}.${via.here}`)} = ${here} and ${mayTouch(identity, via.model, 'read')}
      and ${ofTenant(identity, via.model, link)} and ${conditions})`;
}

type Named = { field: Field; name: string };

function matchSql(column: Expression, named: Named, value: FilterValue): Predicate {
  if (Array.isArray(value)) return anyOf(column, named, value);
  if (typeof value !== 'object' || value === null) return equals(column, named, value);
  return and(
    Object.entries(value).map(([operator, operand]) => operatorSql(column, named, [operator, operand ?? null])),
  );
}

function equals(column: Expression, named: Named, value: Scalar): Predicate {
  if (value === null) return sql`${column} is null`;
  return sql`${column} = ${wireValue(named, value)}`;
}

function anyOf(column: Expression, named: Named, values: readonly Scalar[]): Predicate {
  const wanted = values.filter((value) => value !== null).map((value) => wireValue(named, value));
  const isIn = sql<boolean>`${column} = any(${wanted})`;
  return wanted.length === values.length ? isIn : or([isIn, sql`${column} is null`]);
}

function operatorSql(column: Expression, named: Named, [operator, value]: [string, Scalar]): Predicate {
  if (operator === 'like') return like(column, named, value);
  if (operator === 'not')
    return value === null ? sql`${column} is not null` : sql`${column} is distinct from ${wireValue(named, value)}`;
  if (value === null || !ORDERED.has(named.field.kind) || !isComparison(operator)) {
    throw new BadRequest(`${named.name} cannot be compared with ${operator}.`);
  }
  return sql`${column} ${COMPARISONS[operator]} ${wireValue(named, value)}`;
}

function isComparison(operator: string): operator is keyof typeof COMPARISONS {
  return Object.hasOwn(COMPARISONS, operator);
}

/** A case-insensitive "contains" search; % and _ are escaped and match literally. */
function like(column: Expression, { field, name }: Named, value: Scalar): Predicate {
  if (field.kind !== 'text' || typeof value !== 'string') throw new BadRequest(`${name} cannot be searched with like.`);
  return sql`${column} ilike ${`%${value.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
}

type Kind = { fits: (text: string) => boolean; wanted: string; isNumber: boolean };

const WHOLE: Kind = { fits: (text) => /^-?\d{1,15}$/.test(text), wanted: 'a whole number', isNumber: true };
const AMOUNT: Kind = { fits: (text) => /^-?\d{1,15}(\.\d+)?$/.test(text), wanted: 'a number', isNumber: true };

/** `json` has no order or equality as text, and `ids` is not a single value, so neither can be filtered. */
const KINDS: Record<Exclude<FieldKind, 'json' | 'ids'>, Kind> = {
  id: WHOLE,
  int: WHOLE,
  flag: WHOLE,
  number: AMOUNT,
  money: AMOUNT,
  text: { fits: () => true, wanted: 'text', isNumber: false },
  instant: { fits: (text) => !Number.isNaN(Date.parse(text)), wanted: 'an instant', isNumber: false },
  date: { fits: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text), wanted: 'a date (YYYY-MM-DD)', isNumber: false },
};

/**
 * Converts the value to the column's type.
 * @throws BadRequest naming the field
 */
function wireValue({ field, name }: Named, value: string | number | boolean): string | number {
  if (field.kind === 'json' || field.kind === 'ids') throw new BadRequest(`${name} cannot be filtered.`);
  const text = typeof value === 'boolean' ? String(Number(value)) : String(value);
  const { fits, wanted, isNumber } = KINDS[field.kind];
  if (!fits(text)) throw new BadRequest(`${name} must be ${wanted}, not ${JSON.stringify(text)}.`);
  return isNumber ? Number(text) : text;
}
