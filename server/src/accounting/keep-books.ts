import { accountingSettings } from '@fieldspan/domain/accounting/accounts';
import type { AccountingSettings } from '@fieldspan/domain/accounting/accounts';
import { EntrySchema } from '@fieldspan/domain/accounting/entry';
import type { Entry } from '@fieldspan/domain/accounting/entry';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import { debits, openBooks } from './open-books.ts';
import type { BookSpan } from './book-facts.ts';
import type { OpenBooks } from './open-books.ts';
import { enqueueExport, isConnected } from '../quickbooks/queue.ts';

type Keeping = BookSpan & { userId: number; count: number; seen: number; clientKey: string };
export type KeptExport = { id: number; slug: string; export_num: number };

/**
 * Keeps what goes to the books.
 * @throws Refusal if nothing does, or something else than the person saw
 */
export async function keepBooks(tx: Tx, keeping: Keeping): Promise<KeptExport> {
  const { tenantId, from, to, userId, count, seen, clientKey } = keeping;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`accounting ${tenantId}`}, 0))`.execute(tx);
  const again = await keptAs(tx, tenantId, clientKey);
  if (again !== null) return again;
  const books = await openBooks(tx, keeping);
  const { records } = books;
  if (records.length === 0) throw new Refusal('There is nothing of these days that did not go before.');
  const total = debits(records);
  if (records.length !== count || total !== seen)
    throw new Refusal('Something of these days changed meanwhile. Look at it again.');
  const { rows } = await sql<KeptExport>`
    insert into accounting_export (tenant_id, export_num, from_on, to_on, records, total, client_key, created_by)
    select ${tenantId}, coalesce(max(export_num), 0) + 1, ${from}::date, ${to}::date, ${count}, ${total / 100}, ${clientKey}, ${userId}
    from accounting_export where tenant_id = ${tenantId} returning id, slug, export_num`.execute(tx);
  const [made] = rows;
  if (made === undefined) throw new Error('An export that was inserted has an id.');
  await keepEntries(tx, { tenantId, id: made.id, records });
  await markExpenses(tx, tenantId, books);
  if (await isConnected(tx, tenantId)) await enqueueExport(tx, { tenantId, id: made.id });
  return made;
}

async function keptAs(tx: Tx, tenantId: number, clientKey: string): Promise<KeptExport | null> {
  const { rows } = await sql<KeptExport>`
    select id, slug, export_num from accounting_export where tenant_id = ${tenantId} and client_key = ${clientKey}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

type Entries = { tenantId: number; id: number; records: OpenBooks['records'] };

async function keepEntries(tx: Tx, { tenantId, id, records }: Entries): Promise<void> {
  const kept = records.map(({ model, id: record_id, takesBack, entry }) => ({
    model,
    record_id,
    takes_back: takesBack ? 1 : 0,
    on_day: entry.day,
    entry,
  }));
  await sql`
    insert into accounting_entry (tenant_id, accounting_export_id, model, record_id, takes_back, on_day, entry_json)
    select ${tenantId}, ${id}, e.model, e.record_id, e.takes_back, e.on_day, e.entry
    from json_to_recordset(${JSON.stringify(kept)}::json) as e(model text, record_id bigint, takes_back smallint, on_day date,
      entry json)`.execute(tx);
}

/** An approved expense that is in the books is exported: it is locked until a reviewer takes it back. */
async function markExpenses(tx: Tx, tenantId: number, { records, before }: OpenBooks): Promise<void> {
  const went = [...records.filter(({ takesBack }) => !takesBack), ...before];
  const ids = went.filter(({ model }) => model === 'Expense').map(({ id }) => id);
  await sql`update expense set status = 'exported'
    where tenant_id = ${tenantId} and status = 'approved' and id = any(${ids}::bigint[])`.execute(tx);
}

type Filed = { export_num: number; from: string; to: string; entries: Entry[]; settings: AccountingSettings };

/** @throws Refusal if the company has no such export */
export async function keptBooks(tx: Tx, { tenantId, slug }: { tenantId: number; slug: string }): Promise<Filed> {
  const { rows } = await sql<{ id: number; export_num: number; from_on: string; to_on: string }>`
    select id, export_num, from_on, to_on from accounting_export where tenant_id = ${tenantId} and slug = ${slug}`.execute(
    tx,
  );
  const [found] = rows;
  if (found === undefined) throw new Refusal('Export not found.');
  const entries = await sql<{ entry: string }>`
    select entry_json::text as entry from accounting_entry
    where tenant_id = ${tenantId} and accounting_export_id = ${found.id} order by id`.execute(tx);
  const settings = await sql<{ accounting_json: string | null }>`
    select accounting_json::text as accounting_json from company_setting where tenant_id = ${tenantId} order by id limit 1`.execute(
    tx,
  );
  return {
    export_num: found.export_num,
    from: found.from_on,
    to: found.to_on,
    entries: entries.rows.map(({ entry }) => v.parse(v.pipe(v.string(), v.parseJson(), EntrySchema), entry)),
    settings: accountingSettings(settings.rows[0]?.accounting_json ?? null),
  };
}
