import { sentence } from '../http/sentence.ts';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import { noteActivity } from '../history/note-activity.ts';

export type Company = { id: number; name: string; madeAt: string };

/** Finds companies by slug or id. Two companies may have the same slug, but not the same id. */
export async function companiesCalled(tx: Tx, slugOrId: string): Promise<Company[]> {
  const { rows } = await sql<Company>`select id, company_name as name, created_at as "madeAt" from company
    where slug = ${slugOrId} or id::text = ${slugOrId} order by id`.execute(tx);
  return rows;
}

/** Closes a company until it is erased: its people lose access immediately. */
export async function closeCompany(tx: Tx, { id, madeAt }: Company, days: number): Promise<string> {
  const { rows } = await sql<{ eraseAt: string }>`
    insert into company_erasure (company_id, company_made_at, erase_at)
    values (${id}, ${madeAt}, now() + make_interval(days => ${days}))
    on conflict (company_id) do update set requested_at = now(), erase_at = excluded.erase_at
    returning erase_at as "eraseAt"`.execute(tx);
  await sql`delete from session s using user_permission p where p.user_id = s.user_id and p.tenant_id = ${id}`.execute(
    tx,
  );
  await sql`update "user" u set tenant_id = (
      select p.tenant_id from user_permission p where p.user_id = u.id and p.tenant_id <> ${id}
        and p.is_inactive = 0 and p.invite_accepted = 1 order by p.id limit 1)
    where u.tenant_id = ${id} and exists (
      select from user_permission p where p.user_id = u.id and p.tenant_id <> ${id}
        and p.is_inactive = 0 and p.invite_accepted = 1)`.execute(tx);
  await note(tx, id, 'closed');
  return rows[0]?.eraseAt ?? '';
}

/** @returns false if the company is not due to be erased or has already been erased */
export async function reopenCompany(tx: Tx, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('company_erasure')
    .where('company_id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await note(tx, id, 'reopened');
  return numDeletedRows > 0n;
}

const note = (tx: Tx, id: number, happened: string): Promise<void> =>
  noteActivity(tx, { kind: 'account', happened, model: 'Company', recordId: id, tenantId: id });

/**
 * Tells a person whose companies are all closed when their data will be erased.
 * @throws Refusal
 */
export async function refuseClosed(tx: Tx, userId: number): Promise<void> {
  const { rows } = await sql<{ name: string; day: string }>`
    select c.company_name as name, to_char(e.erase_at at time zone 'UTC', 'FMMonth FMDD, YYYY') as day
    from user_permission p join company c on c.id = p.tenant_id join company_erasure e on e.company_id = p.tenant_id
    where p.user_id = ${userId} and p.is_inactive = 0 and e.erased_at is null
      and not exists (select from user_permission o where o.user_id = p.user_id and o.is_inactive = 0
        and not exists (select from company_erasure x where x.company_id = o.tenant_id and x.erased_at is null))
    order by e.erase_at limit 1`.execute(tx);
  const [closed] = rows;
  if (closed)
    throw new Refusal(
      sentence`${closed.name} has been closed, and its data will be erased on ${closed.day}. If that should not happen, an owner of the company can ask us to take it back until then.`,
    );
}
