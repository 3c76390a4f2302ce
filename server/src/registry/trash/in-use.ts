import type { Counted, InUse as Answer } from '@fieldspan/contract/in-use';
import { isModelName, models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import { isRedirectModel, plainPathOf } from '@fieldspan/domain/redirect-type';
import { sql } from 'kysely';
import { tableName } from '../../db/table-name.ts';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Failure } from '../../http/errors.ts';
import { readable } from '../access.ts';
import type { Values } from '../entry.ts';
import { fieldsOf } from '../field-of.ts';
import { counted, words } from '../model-words.ts';
import type { UserCount } from './gather.ts';
import { aboutOf, titleSql } from './title.ts';

/** How many records per kind are named; the rest are only counted. */
const NAMED_MAX = 5;

type Asking = { tx: Tx; session: Session };
type Asked = { name: ModelName; row: Values; title: string; users: readonly UserCount[] };

/** A record cannot be deleted because others need it. The answer names those that the person may read. */
export class InUse extends Failure {
  override readonly name = 'InUse';
  override readonly data: { in_use: Answer };

  constructor(in_use: Answer) {
    const { kind, users } = in_use;
    const listed = users.map((user) => counted(user.count, user.kind)).join(', ');
    const remedy = in_use.can_archive ? 'Archive it instead, or change those first.' : 'Change or remove those first.';
    super(200, [`This ${kind.toLowerCase()} is in use: ${listed}. ${remedy}`]);
    this.data = { in_use };
  }
}

/** Builds the refusal with the names of the referring records that the person may read. */
export async function inUse(asking: Asking, asked: Asked): Promise<InUse> {
  const { name, row, title } = asked;
  const users = await namedUsers(asking, asked.users);
  return new InUse({
    model: name,
    record_id: Number(row['id']),
    kind: words(name),
    title,
    can_archive: canArchive(name, row),
    users,
  });
}

/** The referring records by kind, the first few by name. */
export async function namedUsers(asking: Asking, users: readonly UserCount[]): Promise<Counted[]> {
  const named: Counted[] = [];
  for (const [model, pointing] of byModel(users)) named.push(await usersOf(asking, model, pointing));
  return named;
}

/**
 * Groups the referring rows by model.
 * @throws if a table has no model
 */
function byModel(users: readonly UserCount[]): Map<ModelName, UserCount[]> {
  const grouped = new Map<ModelName, UserCount[]>();
  for (const user of users) {
    const model = Object.keys(models).find((each) => tableName(each) === user.table);
    if (model === undefined || !isModelName(model)) throw new Error(`No model is kept in ${user.table}`);
    grouped.set(model, [...(grouped.get(model) ?? []), user]);
  }
  return grouped;
}

function canArchive(name: ModelName, row: Values): boolean {
  const { archived } = fieldsOf(name);
  return archived !== undefined && archived.readOnly !== true && row['archived'] === 0;
}

async function usersOf({ tx, session }: Asking, name: ModelName, pointing: readonly UserCount[]): Promise<Counted> {
  const points = pointing.map(({ column, ids }) => sql`${sql.ref(`b.${column}`)} = any(${ids})`);
  const about = pageFieldOf(name);
  const { rows } = await sql<{ id: number; title: string | null; key: number | null }>`
    select b.id, ${titleSql(session, { name, alias: 'b' })} as title, ${sql.ref(`b.${about.field}`)} as key
    from ${sql.table(tableName(name))} as b
    where ${readable(session, name, 'b')} and (${sql.join(points, sql` or `)})
    order by b.id desc limit ${NAMED_MAX}`.execute(tx);
  return {
    kind: words(name),
    count: pointing.reduce((sum, { count }) => sum + count, 0),
    records: rows.map(({ id, title, key }) => ({
      id,
      title: title ?? words(name),
      path: about.model === null || key === null ? null : pathOf(about.model, key),
    })),
  };
}

/** Which page shows a record: its own, or the page of the record that it is about. */
function pageFieldOf(name: ModelName): { field: string; model: string | null } {
  if (isRedirectModel(name)) return { field: 'id', model: name };
  const field = aboutOf(name).find((each) => isRedirectModel(fieldsOf(name)[each]?.ref ?? ''));
  return field === undefined ? { field: 'id', model: null } : { field, model: fieldsOf(name)[field]?.ref ?? null };
}

function pathOf(model: string, key: number): string | null {
  return isRedirectModel(model) ? plainPathOf(model, String(key)) : null;
}
