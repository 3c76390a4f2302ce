import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** Puts the entries of an export in the queue, each once. @returns how many came to it */
export async function enqueueExport(tx: Tx, { tenantId, id }: { tenantId: number; id: number }): Promise<number> {
  const { rows } = await sql`
    insert into quickbooks_item (tenant_id, accounting_export_id, accounting_entry_id, kind, entry_num, name, on_day, amount)
    select e.tenant_id, e.accounting_export_id, e.id, e.entry_json ->> 'kind', e.entry_json ->> 'number', e.entry_json ->> 'name',
      e.on_day, coalesce((e.entry_json #>> '{splits,0,cents}')::numeric, 0) / 100
    from accounting_entry e where e.tenant_id = ${tenantId} and e.accounting_export_id = ${id}
    order by e.id
    on conflict (tenant_id, accounting_entry_id) do nothing returning id`.execute(tx);
  await noteOrder(tx, tenantId, null);
  return rows.length;
}

/** Whether what a company exports goes to QuickBooks too. */
export async function isConnected(tx: Tx, tenantId: number): Promise<boolean> {
  const { rows } = await sql`
    select from quickbooks_connection where tenant_id = ${tenantId} and is_active = 1`.execute(tx);
  return rows.length > 0;
}

export type Claimed = {
  id: number;
  tenant_id: number;
  tries: number;
  request_id: string;
  entry_num: string | null;
  accounting_entry_id: number;
  entry: string;
  accounts_json: string | null;
  /** It takes back what went to other books than those that are connected now. */
  is_elsewhere: boolean;
};

/** A process that sends longer than this has died, and another one sends the same. */
const LEASE_S = 120;

/**
 * The next entry that this process sends, of any company that is connected. What takes back or repeats a record waits until what
 * went of it before is there, or was left out.
 */
export async function claimNext(tx: Tx): Promise<Claimed | null> {
  const { rows } = await sql<Claimed>`
    update quickbooks_item t set sending_until = now() + make_interval(secs => ${LEASE_S}), tries = t.tries + 1
    from accounting_entry e, quickbooks_connection c
    where t.id = (
      select i.id from quickbooks_item i
      join quickbooks_connection k on k.tenant_id = i.tenant_id and k.is_active = 1 and k.needs_consent = 0
      join accounting_entry a on a.tenant_id = i.tenant_id and a.id = i.accounting_entry_id
      where not exists (select from addon_app o where o.tenant_id = i.tenant_id and o.key = 'accounting' and o.is_installed = 0)
        and i.state = 'waiting' and i.next_try <= now() and (i.sending_until is null or i.sending_until < now())
        and not exists (
          select from accounting_entry b
          join quickbooks_item h on h.tenant_id = b.tenant_id and h.accounting_entry_id = b.id
          where b.tenant_id = a.tenant_id and b.model = a.model and b.record_id = a.record_id and b.id < a.id
            and h.state in ('waiting', 'refused'))
      order by i.next_try, i.id limit 1 for update of i skip locked)
    and e.tenant_id = t.tenant_id and e.id = t.accounting_entry_id
    and c.tenant_id = t.tenant_id and c.is_active = 1
    returning t.id, t.tenant_id, t.tries, t.request_id, t.entry_num, t.accounting_entry_id, e.entry_json::text as entry,
      c.accounts_json::text as accounts_json,
      coalesce(e.takes_back = 1 and (
        select h.realm_id from accounting_entry b
        left join quickbooks_item h on h.tenant_id = b.tenant_id and h.accounting_entry_id = b.id and h.state = 'sent'
        where b.tenant_id = e.tenant_id and b.model = e.model and b.record_id = e.record_id and b.id < e.id
        order by b.id desc limit 1) <> c.realm_id, false) as is_elsewhere`.execute(tx);
  return rows[0] ?? null;
}

/** It is there. */
export async function noteSent(
  tx: Tx,
  { id, tenant_id, accounting_entry_id }: Claimed,
  made: { remoteId: string; realm: string },
): Promise<void> {
  await sql`update quickbooks_item set state = 'sent', sent_at = now(), remote_id = ${made.remoteId}, realm_id = ${made.realm},
      problem = null, said = null, sending_until = null
    where id = ${id}`.execute(tx);
  await sql`update quickbooks_connection set last_sync = now()
    where tenant_id = ${tenant_id} and is_active = 1`.execute(tx);
  await noteOrder(tx, tenant_id, accounting_entry_id);
}

type Refused = { problem: 'refused' | 'books'; said: string | null };

/** Somebody has to look at it. */
export async function noteRefused(
  tx: Tx,
  { id, tenant_id, accounting_entry_id }: Claimed,
  { problem, said }: Refused,
): Promise<void> {
  await sql`update quickbooks_item set state = 'refused', problem = ${problem}, said = ${said}, sending_until = null
    where id = ${id} and state = 'waiting'`.execute(tx);
  await noteOrder(tx, tenant_id, accounting_entry_id);
}

type Delayed = { problem: 'account' | 'busy' | 'unknown' | null; said: string | null; seconds: number | null };

/** It waits on; `seconds` until it is tried again, null until somebody does something. */
export async function noteDelayed(
  tx: Tx,
  { id, tenant_id }: Claimed,
  { problem, said, seconds }: Delayed,
): Promise<void> {
  const until = seconds === null ? sql`null` : sql`now() + make_interval(secs => ${seconds})`;
  await sql`update quickbooks_item set problem = ${problem}, said = ${said}, sending_until = null, next_try = ${until}
    where id = ${id}`.execute(tx);
  // How often QuickBooks may be asked is counted for the whole company.
  if (problem === 'busy')
    await sql`update quickbooks_item set next_try = ${until}
      where tenant_id = ${tenant_id} and state = 'waiting' and next_try <= now()`.execute(tx);
}

/**
 * Says of what waits whether something that was refused stands before it: of all records, or of the record of an entry.
 */
export async function noteOrder(tx: Tx, tenantId: number, entryId: number | null): Promise<void> {
  const ofRecord =
    entryId === null
      ? sql``
      : sql`and (a.model, a.record_id) = (select r.model, r.record_id from accounting_entry r
          where r.tenant_id = ${tenantId} and r.id = ${entryId})`;
  await sql`
    update quickbooks_item i set problem = o.problem from (
      select w.id, case when exists (
        select from accounting_entry b
        join quickbooks_item h on h.tenant_id = b.tenant_id and h.accounting_entry_id = b.id
        where b.tenant_id = a.tenant_id and b.model = a.model and b.record_id = a.record_id and b.id < a.id
          and h.state = 'refused') then 'earlier' end as problem
      from quickbooks_item w
      join accounting_entry a on a.tenant_id = w.tenant_id and a.id = w.accounting_entry_id
      where w.tenant_id = ${tenantId} and w.state = 'waiting' and (w.problem is null or w.problem = 'earlier') ${ofRecord}) o
    where i.id = o.id and i.problem is distinct from o.problem`.execute(tx);
}
