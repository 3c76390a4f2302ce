import type { ModelName } from '@fieldspan/contract/models';
import type { CommentParent } from '@fieldspan/domain/comment-parents';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { tableName } from '../../db/table-name.ts';
import type { Session } from '../../http/context.ts';
import { BadRequest, Refusal } from '../../http/errors.ts';
import { readable } from '../../registry/access.ts';

export type ThreadParent = {
  job_id: number | null;
  service_id: number | null;
  is_comment_thread: 0 | 1;
  comment_parent_model: CommentParent | null;
  comment_parent_slug: string | null;
};

type Named = { model: ModelName; field: 'id' | 'slug'; value: number | string };

/**
 * A thread may only belong to a record that its author can read, because everybody who works there sees an open thread.
 * @throws Refusal if the record does not exist or the person may not read it
 */
export async function requireParent(tx: Tx, session: Session, parent: ThreadParent): Promise<void> {
  if (parent.job_id !== null) await requireReadable(tx, session, { model: 'Job', field: 'id', value: parent.job_id });
  if (parent.service_id !== null) {
    await requireReadable(tx, session, { model: 'Service', field: 'id', value: parent.service_id });
  }
  if (parent.is_comment_thread === 0) return;
  const { comment_parent_model: model, comment_parent_slug: slug } = parent;
  if (model === null || slug === null) {
    throw new BadRequest('A comment thread needs comment_parent_model and comment_parent_slug.');
  }
  await requireReadable(tx, session, { model, field: 'slug', value: slug });
}

async function requireReadable(tx: Tx, session: Session, { model, field, value }: Named): Promise<void> {
  const { rows } = await sql`select from ${sql.table(tableName(model))} as parent
    where ${sql.ref(`parent.${field}`)} = ${value} and ${readable(session, model, 'parent')}`.execute(tx);
  if (rows.length === 0)
    throw new Refusal('The record that this thread belongs to was not found, or is not yours to see.');
}
