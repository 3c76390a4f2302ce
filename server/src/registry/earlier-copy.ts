import type { Saved } from '@fieldspan/contract/envelope';
import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import { tableName } from '../db/table-name.ts';
import type { Tx } from '../db/database.ts';
import type { Session } from '../http/context.ts';
import { Refusal } from '../http/errors.ts';
import { entryOf } from './entries.ts';
import type { Values } from './entry.ts';
import { fieldsOf } from './field-of.ts';

/** The field that holds the creator of a record, or null if the model has none. */
export function authorOf(name: ModelName): string | null {
  const author = entryOf(name).author ?? 'created_by';
  return author in fieldsOf(name) ? author : null;
}

/**
 * Looks up the record that an earlier try with the same client_key (the idempotency key) created, so that a retry gets
 * the same answer.
 * @throws Refusal when another person used the key: a key never opens a record to somebody else
 */
export async function earlierCopy(
  { tx, session }: { tx: Tx; session: Session },
  name: ModelName,
  values: Values,
): Promise<Saved | null> {
  const key = values['client_key'];
  if (typeof key !== 'string') return null;
  const author = authorOf(name);
  const byAuthor = author === null ? sql`true` : sql`${sql.ref(author)} is not distinct from ${session.userId}`;
  const { rows } = await sql<{ id: number; slug: string; is_own: boolean }>`
    select id, slug, ${byAuthor} as is_own from ${sql.table(tableName(name))}
    where tenant_id = ${session.tenantId} and client_key = ${key}`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  if (!row.is_own) throw new Refusal('This was already saved by somebody else.');
  return { record_id: row.id, slug: row.slug };
}
