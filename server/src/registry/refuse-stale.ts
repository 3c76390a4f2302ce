import type { StaleData } from '@fieldspan/contract/stale';
import type { ModelName } from '@fieldspan/contract/models';
import { personName } from '@fieldspan/domain/person-name';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Session } from '../http/context.ts';
import { Stale } from '../http/errors.ts';
import type { Values } from './entry.ts';
import { words } from './model-words.ts';
import { parseQuery } from './parse-query.ts';
import { readOne } from './read.ts';

type Asked = { tx: Tx; session: Session; name: ModelName };

/**
 * Optimistic locking: refuses to overwrite another version than the one the client read. Clients that send no version
 * overwrite, as the specification says.
 * @throws Stale with the current record
 */
export async function refuseStale(asked: Asked, before: Values, version: number | null): Promise<void> {
  if (version === null || version === before['version']) return;
  const { tx, session, name } = asked;
  const values = await readOne({ tx, identity: session }, name, {
    key: String(before['id']),
    query: parseQuery(new Map()),
  });
  const latest = await latestChange(asked, before);
  throw new Stale(sentence(asked, latest), { version: Number(before['version']), ...latest, values });
}

type Latest = Pick<StaleData, 'changed_by' | 'changed_at'>;

/** The latest change from the history; records without history only have the time of their last change. */
async function latestChange({ tx, session, name }: Asked, before: Values): Promise<Latest> {
  const change = await sql<{
    at: string;
    user_id: number | null;
    first_name: string | null;
    last_name: string | null;
    email: string | null;
  }>`
    select c.at, u.id as user_id, u.first_name, u.last_name, u.email
    from record_change c left join "user" u on u.id = c.user_id
    where c.tenant_id = ${session.tenantId} and c.model = ${name} and c.record_id = ${before['id']}
    order by c.id desc limit 1`.execute(tx);
  const [row] = change.rows;
  if (row === undefined) return { changed_by: null, changed_at: String(before['updated_at']) };
  const { user_id: id, first_name, last_name, email } = row;
  const by = id === null ? null : { id, name: personName({ first_name, last_name, email: email ?? '' }) };
  return { changed_by: by, changed_at: row.at };
}

function sentence({ session, name }: Asked, { changed_by, changed_at }: Latest): string {
  const record = words(name).toLowerCase();
  const [day = '', time = ''] = new Date(changed_at).toISOString().split('T');
  const when = `on ${day} at ${time.slice(0, 5)} UTC`;
  if (changed_by?.id === session.userId)
    return `You changed this ${record} elsewhere ${when}. Nothing was saved; look at it again.`;
  return `${changed_by?.name ?? 'Somebody'} changed this ${record} ${when}, after you opened it. Nothing was saved; look at it again.`;
}
