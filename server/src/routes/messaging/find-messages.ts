import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Only this many of the newest matches are ranked, so that a very common word does not take seconds. */
const RANKED = 500;

const HITS = 40;

type Wanted = {
  tenantId: number;
  /** A text query (search-words.ts); null matches any text. */
  words: string | null;
  /** The threads that the person may read. */
  threadIds: readonly number[];
  authorId: number | null;
  hasPhoto: boolean;
  /** Days, both inclusive. */
  since: string | null;
  until: string | null;
};

/**
 * Ids of matching messages, best match first; without words, newest first.
 * Runs as the system, because with row-level security PostgreSQL would not use the text index; the caller then reads
 * the hits as the person. All values are literals: how common a word is and how large the threads are decides between
 * the text index and scanning back from the newest message, and a cached plan could not know that.
 */
export async function findMessages(db: Database, wanted: Wanted): Promise<number[]> {
  if (wanted.threadIds.length === 0) return [];
  const { words } = wanted;
  const query = words === null ? null : sql`to_tsquery('simple', ${sql.lit(words)})`;
  const found = sql`select id, words, created_at from message where ${conditions(wanted)}
    order by created_at desc, id desc limit ${sql.lit(query ? RANKED : HITS)}`;
  const order = query ? sql`ts_rank(words, ${query}) desc, created_at desc, id desc` : sql`created_at desc, id desc`;
  const { rows } = await db.system((tx) =>
    sql<{ id: number }>`select id from (${found}) as found order by ${order} limit ${sql.lit(HITS)}`.execute(tx),
  );
  return rows.map(({ id }) => id);
}

function conditions({ tenantId, threadIds, words, authorId, hasPhoto, since, until }: Wanted) {
  const all = [sql`tenant_id = ${sql.lit(tenantId)}`, sql`is_deleted = 0`];
  all.push(sql`thread_id = any(${sql.lit(`{${threadIds.join(',')}}`)}::bigint[])`);
  if (words !== null) all.push(sql`words @@ to_tsquery('simple', ${sql.lit(words)})`);
  if (authorId !== null) all.push(sql`author_id = ${sql.lit(authorId)}`);
  if (since !== null) all.push(sql`created_at >= ${sql.lit(since)}::date`);
  if (until !== null) all.push(sql`created_at < ${sql.lit(until)}::date + 1`);
  if (hasPhoto)
    all.push(sql`exists (select from library_upload u
      where u.tenant_id = message.tenant_id and u.id = message.image_id and u.width is not null)`);
  return sql.join(all, sql` and `);
}
