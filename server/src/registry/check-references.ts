import { sentence, term } from '../http/sentence.ts';
import { models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import { tableName } from '../db/table-name.ts';
import type { Tx } from '../db/database.ts';
import type { Identity } from '../db/identity.ts';
import type { Session } from '../http/context.ts';
import { Refusal } from '../http/errors.ts';
import { and, ofTenant, or, readable, rowsOf } from './access.ts';
import { entryOf } from './entries.ts';
import type { Predicate, Values } from './entry.ts';
import { fieldsOf, known } from './field-of.ts';
import { words } from './model-words.ts';

type Reference = { target: ModelName; ids: readonly number[] };

/**
 * Checks that every reference leads to a record of the same tenant. For guarded models, where a reference would open
 * the record to others (uploads, threads, forms, people), the person must also be allowed to read it.
 * @throws Refusal naming what was not found
 */
export async function checkReferences(
  { tx, session, name }: { tx: Tx; session: Session; name: ModelName },
  values: Values,
): Promise<void> {
  const fields = fieldsOf(name);
  for (const [field, value] of Object.entries(values)) {
    const target = fields[field]?.ref;
    if (target === undefined || typeof value !== 'number') continue;
    if (target === 'User' && value === session.userId) continue;
    await requireAll({ tx, session }, { target: known(target), ids: [value] });
  }
}

/** @throws Refusal unless the person may refer to every one of the ids */
export async function requireAll(
  { tx, session }: { tx: Tx; session: Session },
  { target, ids }: Reference,
): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(tableName(target))} as r
    where r.id = any(${ids}) and ${mayPointTo(session, target)}`.execute(tx);
  if (rows[0]?.count !== ids.length) throw new Refusal(sentence`${term(words(target))} not found.`);
}

function mayPointTo(identity: Identity, target: ModelName): Predicate {
  const { guarded } = entryOf(target);
  const opens = models[target].tenancy === 'shared' || guarded === true;
  return opens ? readableOrPointedTo(identity, target) : ofTenant(identity, target, 'r');
}

function readableOrPointedTo(identity: Identity, target: ModelName): Predicate {
  const { pointedTo } = entryOf(target);
  const read = readable(identity, target, 'r');
  if (!pointedTo) return read;
  return or([read, and([ofTenant(identity, target, 'r'), pointedTo(rowsOf(identity, 'r'))])]);
}
