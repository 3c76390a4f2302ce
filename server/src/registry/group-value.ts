import type { FieldKind } from '@fieldspan/contract/field';
import { GROUPED_KINDS } from '@fieldspan/contract/filters';
import { models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import type { Grouping, Within } from '@fieldspan/contract/query';
import { sql } from 'kysely';
import type { Identity } from '../db/identity.ts';
import { BadRequest } from '../http/errors.ts';
import { fieldSql } from './access.ts';
import type { Expression, Predicate } from './entry.ts';
import { fieldOf, relationOf } from './field-of.ts';
import type { Related } from './field-of.ts';

type At = { name: ModelName; alias: string };

/** What the rows are grouped by: an expression, and the relation that gives the groups their titles. */
type GroupValue = { value: Expression; relation: Related | null; isNumber: boolean };

/**
 * @throws BadRequest for names that the model does not have, or that rows cannot be grouped by
 */
export function groupValue(identity: Identity, at: At, { by, unit }: Grouping): GroupValue {
  if (!Object.hasOwn(models[at.name].relations, by)) return plainValue(identity, at, { by, unit });
  const relation = relationOf(at.name, by);
  if (relation.kind !== 'one' || relation.to !== 'id') throw new BadRequest(`${at.name} cannot be grouped by ${by}.`);
  return { value: fieldSql(identity, at, relation.from), relation, isNumber: true };
}

function plainValue(identity: Identity, at: At, { by, unit }: Grouping): GroupValue {
  const { kind } = fieldOf(at.name, by);
  if (!GROUPED_KINDS.some((grouped) => grouped === kind))
    throw new BadRequest(`${at.name} cannot be grouped by ${by}.`);
  const isTime = kind === 'date' || kind === 'instant';
  if (isTime !== (unit !== undefined))
    throw new BadRequest(`Days and moments, and nothing else, are grouped by day or month (${at.name}.${by}).`);
  const value = fieldSql(identity, at, by);
  if (unit === undefined) return { value, relation: null, isNumber: kind !== 'text' };
  return { value: daySql(identity, { kind, value, unit }), relation: null, isNumber: false };
}

type Timed = { kind: FieldKind; value: Expression; unit: 'day' | 'month' };

/** The day of a moment where the person is, or the first day of its month. */
function daySql({ userId }: Identity, { kind, value, unit }: Timed): Expression {
  const zone = sql`coalesce((select q.time_zone from quiet_hours q where q.user_id = ${userId}), 'UTC')`;
  const day = kind === 'instant' ? sql`(${value} at time zone ${zone})::date` : sql`${value}`;
  return unit === 'day' ? sql`${day}::text` : sql`date_trunc('month', ${day})::date::text`;
}

/**
 * The rows of one group.
 * @throws BadRequest as `groupValue`, or for a value that no group can have
 */
export function withinSql(identity: Identity, at: At, { value: wanted, ...grouping }: Within): Predicate {
  const { value, isNumber } = groupValue(identity, at, grouping);
  if (wanted === null) return sql`${value} is null`;
  if (isNumber ? !Number.isSafeInteger(wanted) : typeof wanted !== 'string')
    throw new BadRequest(`within has no value of ${at.name}.${grouping.by}.`);
  return sql`${value} = ${wanted}`;
}
