import { sql } from 'kysely';
import { Refusal } from '../../http/errors.ts';
import { sentence } from '../../http/sentence.ts';
import type { Values, Write } from '../entry.ts';

/** A place has a name that no other place in use has, and a person has one van. */
export async function checkStockPlace({ tx, session, before, values }: Write): Promise<void> {
  if (typeof values['name'] === 'string') values['name'] = values['name'].trim();
  const all = { ...before, ...values };
  if (all['name'] === '') throw new Refusal('The place needs a name.');
  if (all['kind'] !== 'van') values['user_id'] = null;
  if (all['archived'] !== 1) await refuseSecond({ tx, session }, { ...all, id: before?.['id'] ?? 0 });
}

type Place = { name: string; isNamed: boolean; client_key: string | null };

async function refuseSecond({ tx, session }: Pick<Write, 'tx' | 'session'>, all: Values): Promise<void> {
  const { tenantId } = session;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`stock places ${tenantId}`}, 0))`.execute(tx);
  const owner = all['kind'] === 'van' ? (all['user_id'] ?? null) : null;
  const { rows } = await sql<Place>`
    select name, client_key, lower(name) = lower(${all['name']}::text) as "isNamed" from stock_place
    where tenant_id = ${tenantId} and archived = 0 and id <> ${all['id']}::bigint
      and (lower(name) = lower(${all['name']}::text) or (kind = 'van' and user_id = ${owner}::bigint))
    order by 3 desc limit 1`.execute(tx);
  const [other] = rows;
  // A second press of the same form is answered with the first one.
  if (!other || (other.client_key !== null && other.client_key === all['client_key'])) return;
  throw new Refusal(
    other.isNamed ? sentence`${other.name} is there already.` : sentence`This person has a van already: ${other.name}.`,
  );
}
