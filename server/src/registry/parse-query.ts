import { isModelName, models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import {
  FilterValueSchema,
  GroupingSchema,
  OrderSchema,
  PAGE_LIMIT,
  PAGE_LIMIT_MAX,
  WithinSchema,
} from '@fieldspan/contract/query';
import type { AskedOrder, FilterValue, Grouping, Within } from '@fieldspan/contract/query';
import * as v from 'valibot';
import { BadRequest } from '../http/errors.ts';

export type FilterGroup = ReadonlyMap<string, FilterValue>;

/** The parsed query of get or find. Field and relation names are checked where they are used. */
export type ReadQuery = {
  filters: FilterGroup;
  /** At least one of these groups must match. */
  any: readonly FilterGroup[];
  /** The relations to include with the fields of each; null means all fields. */
  include: ReadonlyMap<string, readonly string[] | null>;
  /** Null means all fields. */
  fields: readonly string[] | null;
  order: AskedOrder;
  page: number | null;
  limit: number;
  /** Fields to add up over all rows; a list only. */
  sum: readonly string[];
  onlyMemberThreads: boolean;
  /** Only the rows of one group. */
  within?: Within | null;
};

/** A page of groups of rows. */
export type GroupsQuery = ReadQuery & { grouping: Grouping };

const PARAMETERS = new Set([
  'filters',
  'include',
  'fields',
  'order',
  'page',
  'limit',
  'sum',
  'onlyMemberThreads',
  'within',
  'token',
]);

const CAPS = { filters: 50, groups: 20, includes: 20, orders: 5, sums: 10 } as const;

const Names = v.array(v.string());
const IncludedFields = v.union([
  Names,
  v.pipe(
    v.string(),
    v.transform((name) => [name]),
  ),
  v.pipe(
    v.literal(true),
    v.transform(() => null),
  ),
]);
const PlainObject = v.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'must be an object',
);

/** @throws BadRequest naming the model if it does not exist */
export function modelOf(name: string | undefined): ModelName {
  const found = Object.keys(models).find((model) => model.toLowerCase() === name?.toLowerCase());
  if (found !== undefined && isModelName(found)) return found;
  throw new BadRequest(`There is no model ${name}.`);
}

/** @throws BadRequest naming the parameter */
export function parseQuery(query: ReadonlyMap<string, string>): ReadQuery {
  for (const name of query.keys()) if (!PARAMETERS.has(name)) throw new BadRequest(`There is no parameter ${name}.`);
  const filters = entriesOf(query, 'filters', CAPS.filters);
  return {
    filters: groupOf(filters.filter(([field]) => field !== 'any')),
    any: groupsOf(filters.find(([field]) => field === 'any')?.[1]),
    include: parseInclude(query),
    fields: parsed(query, 'fields', v.nullable(Names)),
    order: parsed(query, 'order', v.nullable(v.pipe(OrderSchema, v.maxLength(CAPS.orders)))) ?? [],
    page: wholeNumber(query, 'page', { max: 1_000_000 }),
    limit: wholeNumber(query, 'limit', { max: PAGE_LIMIT_MAX }) ?? PAGE_LIMIT,
    sum: parsed(query, 'sum', v.nullable(v.pipe(Names, v.maxLength(CAPS.sums)))) ?? [],
    within: parsed(query, 'within', v.nullable(WithinSchema)),
    onlyMemberThreads: ['1', 'true'].includes(query.get('onlyMemberThreads') ?? ''),
  };
}

const GROUP = 'group';

/** @throws BadRequest naming the parameter */
export function parseGroups(query: ReadonlyMap<string, string>): GroupsQuery {
  const grouping = parsed(query, GROUP, v.nullable(GroupingSchema));
  if (grouping === null) throw new BadRequest(`${GROUP} must say what the rows are grouped by.`);
  return { ...parseQuery(new Map([...query].filter(([name]) => name !== GROUP))), grouping };
}

function parseInclude(query: ReadonlyMap<string, string>): ReadQuery['include'] {
  const value = jsonOf(query, 'include');
  if (value === null) return new Map();
  const names = v.safeParse(Names, value);
  const pairs = names.success
    ? names.output.map((name): [string, null] => [name, null])
    : entriesOf(query, 'include', CAPS.includes).map(([name, fields]): [string, readonly string[] | null] => [
        name,
        check(IncludedFields, fields, `include.${name}`),
      ]);
  if (pairs.length > CAPS.includes) throw new BadRequest(`include must not have more than ${CAPS.includes} entries.`);
  return new Map(pairs);
}

/**
 * The entries of a JSON parameter. They are read as entries, not by key, so that names such as `__proto__` do no harm.
 */
function entriesOf(query: ReadonlyMap<string, string>, name: string, cap: number): [string, unknown][] {
  const value = jsonOf(query, name);
  if (value === null) return [];
  const entries = Object.entries(check(PlainObject, value, name));
  if (entries.length > cap) throw new BadRequest(`${name} must not have more than ${cap} entries.`);
  return entries;
}

function groupsOf(value: unknown): FilterGroup[] {
  if (value === undefined) return [];
  const groups = check(v.pipe(v.array(PlainObject), v.minLength(1), v.maxLength(CAPS.groups)), value, 'filters.any');
  return groups.map((group) => groupOf(Object.entries(group)));
}

function groupOf(entries: readonly [string, unknown][]): FilterGroup {
  return new Map(entries.map(([field, value]) => [field, filterValue(field, value)]));
}

function filterValue(field: string, value: unknown): FilterValue {
  const unknown = operatorOf(value);
  if (unknown !== undefined) throw new BadRequest(`There is no operator ${unknown} (filters.${field}).`);
  return check(FilterValueSchema, value, `filters.${field}`);
}

const OPERATORS = new Set(['like', 'gt', 'gte', 'lt', 'lte', 'not']);

/** The first unknown operator in a filter value. */
function operatorOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.keys(value).find((name) => !OPERATORS.has(name));
}

function wholeNumber(query: ReadonlyMap<string, string>, name: string, { max }: { max: number }): number | null {
  const text = query.get(name);
  if (text === undefined || text === '') return null;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= 1 && value <= max) return value;
  throw new BadRequest(`${name} must be a whole number from 1 to ${max}.`);
}

function parsed<S extends v.GenericSchema>(
  query: ReadonlyMap<string, string>,
  name: string,
  schema: S,
): v.InferOutput<S> {
  return check(schema, jsonOf(query, name), name);
}

function jsonOf(query: ReadonlyMap<string, string>, name: string): unknown {
  const text = query.get(name);
  if (text === undefined || text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequest(`${name} must be JSON text.`);
  }
}

function check<S extends v.GenericSchema>(schema: S, value: unknown, name: string): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new BadRequest(`${name} is wrong: ${result.issues.map(({ message }) => message).join('; ')}.`);
}
